//! Shuffles that nobody can predict and everybody can check afterwards: a generator that a secret
//! seed determines, a commitment to that seed, published before the game, and what players mix into
//! it so that nobody can choose it. `docs/record.md` tells how to recompute all of it without this
//! code.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use crate::chance::Random;

/// The name of this method (`fair.shuffle` of a record). Another generator, or another order of
/// its words or of the decks, needs another name.
pub const SHUFFLE: &str = "crosstown-shuffle/1";

/// The name of the method that mixes contributions of players into the seed.
pub const MIXED_SHUFFLE: &str = "crosstown-shuffle/2";

/// A generator for games whose cards somebody might want to predict: the key stream of ChaCha20
/// under the seed as its key, with nonce 0, from block 0 on.
///
/// One generator shuffles for a whole game: first the cards, then the tickets
/// ([`Recorder::new`](crate::record::Recorder::new)), then the discards whenever they become the
/// deck. Nothing else may draw from it, or the shuffles could not be recomputed.
#[derive(Clone)]
pub struct Fair(ChaCha20Rng);

impl Fair {
    /// The generator for a seed, which should come from the operating system and stay secret
    /// until the game is over.
    pub fn new(seed: [u8; 32]) -> Fair {
        Fair(ChaCha20Rng::from_seed(seed))
    }
}

impl Random for Fair {
    /// Two consecutive words of the key stream, the low half first.
    fn next_u64(&mut self) -> u64 {
        let (low, high) = (self.0.next_u32(), self.0.next_u32());
        u64::from(high) << 32 | u64::from(low)
    }
}

/// Prints no state: whoever knows the seed or the state knows all cards to come.
impl fmt::Debug for Fair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fair").finish_non_exhaustive()
    }
}

/// The commitment to a seed, published before the game: its SHA-256. It does not give the seed
/// away, and no other seed matches it.
pub fn commitment(seed: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(seed).into()
}

/// A seed or commitment as records have it: 64 hexadecimal digits, in lower case.
pub fn to_hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads what [`to_hex`] writes, and nothing else.
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digit = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let digits: &[u8; 64] = text.as_bytes().try_into().ok()?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

/// 32 bytes that JSON has as 64 hexadecimal digits, in lower case: a seed, a secret, or the hash of
/// one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hex(pub [u8; 32]);

/// Prints no bytes: they may be secret.
impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hex").finish_non_exhaustive()
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&to_hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let wrong = || serde::de::Error::custom("not 64 hexadecimal digits in lower case");
        from_hex(&text).map(Hex).ok_or_else(wrong)
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Hex {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .description(Some("32 bytes as 64 hexadecimal digits, in lower case."))
            .pattern(Some("^[0-9a-f]{64}$"))
            .into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Hex {
    fn name() -> std::borrow::Cow<'static, str> {
        "Hex".into()
    }
}

/// What one seat contributed to the shuffles: it committed to 32 secret bytes before anybody told
/// any, and then told them, or did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    /// The seat, as it was numbered before the deal.
    pub seat: u8,
    /// SHA-256 of the secret.
    #[cfg_attr(feature = "schema", ts(type = "string"))]
    pub commit: Hex,
    /// The secret; absent if it was not told in time, and so not mixed in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "string"))]
    pub secret: Option<Hex>,
}

/// What was mixed into the seed, and what was drawn with it beside the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mix {
    /// In rising order of seats.
    pub contributions: Vec<Contribution>,
    /// The seat that begins, as it was numbered before the deal, if this was drawn.
    pub first: Option<u8>,
}

/// What determined all shuffles of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeds {
    /// The seed of whoever set up the game.
    pub seed: Hex,
    /// What was mixed into it; none if the seed alone made the shuffles.
    pub mix: Option<Mix>,
}

impl Seeds {
    /// The seed of the generator.
    pub fn of_shuffles(&self) -> [u8; 32] {
        match &self.mix {
            Some(mix) => mixed_seed(&self.seed.0, &mix.contributions),
            None => self.seed.0,
        }
    }
}

/// The seed of the shuffles, if these are mixed into a seed. They are in rising order of seats.
///
/// Whoever knows all but one of the secrets knows nothing about the result; so nobody chooses it
/// who had to commit to the seed or a secret before that one was told.
pub fn mixed_seed(seed: &[u8; 32], contributions: &[Contribution]) -> [u8; 32] {
    let mut hash = Sha256::new_with_prefix(b"crosstown-shuffle/2 cards").chain_update(seed);
    for contribution in contributions {
        if let Some(secret) = &contribution.secret {
            hash.update([contribution.seat]);
            hash.update(secret.0);
        }
    }
    hash.finalize().into()
}

/// Which of so many seats a mixed seed lets begin.
pub fn drawn_first(mixed: &[u8; 32], players: usize) -> u8 {
    let hash = Sha256::new_with_prefix(b"crosstown-shuffle/2 first").chain_update(mixed);
    let low = hash.finalize().into_iter().take(8).enumerate();
    let number = low.fold(0, |number, (i, byte)| number | u64::from(byte) << (8 * i));
    (number % players.max(1) as u64) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers 0 to 31.
    fn counting() -> [u8; 32] {
        std::array::from_fn(|i| i as u8)
    }

    /// RFC 8439, appendix A.1: test vectors 1 and 2, the blocks 0 and 1 under the zero key.
    #[test]
    fn the_generator_is_chacha20() {
        let stream = [
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7",
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed",
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        ];
        let mut fair = Fair::new([0; 32]);
        for eight in stream.map(|line| from_hex(line).unwrap()).concat().chunks(8) {
            assert_eq!(fair.next_u64(), u64::from_le_bytes(eight.try_into().unwrap()));
        }
    }

    /// The vectors of `docs/record.md`. Old records are checked by these: they must never change.
    #[test]
    fn seeds_keep_their_shuffles() {
        let mut fair = Fair::new(counting());
        let mut first: Vec<u8> = (0..10).collect();
        fair.shuffle_slice(&mut first);
        assert_eq!(first, [5, 8, 0, 6, 3, 9, 7, 2, 1, 4]);
        let mut second: Vec<u8> = (0..7).collect();
        fair.shuffle_slice(&mut second);
        assert_eq!(second, [1, 6, 5, 3, 0, 4, 2], "the same generator goes on");
        let mut deck: Vec<u8> = (0..44).collect();
        Fair::new([0; 32]).shuffle_slice(&mut deck);
        assert_eq!(deck[..12], [33, 40, 31, 23, 0, 2, 12, 32, 42, 37, 27, 10]);
    }

    #[test]
    fn a_commitment_is_the_hash_of_the_seed() {
        let zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(to_hex(&commitment(&[0; 32])), zeros);
        let counted = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
        assert_eq!(to_hex(&commitment(&counting())), counted);
    }

    /// The vectors of `docs/record.md`. Old records are checked by these: they must never change.
    #[test]
    fn contributions_keep_their_mixture() {
        let told = |seat, secret| {
            let commit = Hex(commitment(&secret));
            Contribution { seat, commit, secret: Some(Hex(secret)) }
        };
        let silent = Contribution { secret: None, ..told(1, [2; 32]) };
        let mixes = [
            (vec![], "6a8ad605b74c9e153058df290dd88341103e962061d58fac544bb45bb4164afd", [1, 1, 1]),
            (
                vec![told(0, [1; 32])],
                "6173abccab21307883919bd501dd20464e2935e52f7327a82e99099deb2a240f",
                [0, 2, 2],
            ),
            (
                vec![told(0, [1; 32]), silent, told(2, [3; 32])],
                "883fb33602dabb76a53374cf9bc11ac41bf685989b77fb212cf428c8149c5314",
                [1, 0, 1],
            ),
        ];
        for (contributions, expected, first) in mixes {
            let mixed = mixed_seed(&counting(), &contributions);
            assert_eq!(to_hex(&mixed), expected);
            assert_eq!([2, 3, 4].map(|players| drawn_first(&mixed, players)), first);
        }
    }

    /// Who draws the seed, however often, does not know what the players mix into it; and every part
    /// counts: seed, secret and seat.
    #[test]
    fn every_contribution_changes_the_mixture() {
        let told = |seat, secret: [u8; 32]| Contribution {
            seat,
            commit: Hex(commitment(&secret)),
            secret: Some(Hex(secret)),
        };
        let mut seen = vec![counting()];
        for seed in [counting(), [7; 32]] {
            for contributions in [
                vec![],
                vec![told(0, [1; 32])],
                vec![told(0, [9; 32])],
                vec![told(1, [1; 32])],
                vec![told(0, [1; 32]), told(1, [1; 32])],
                vec![told(0, [1; 32]), told(1, [2; 32])],
            ] {
                let mixed = mixed_seed(&seed, &contributions);
                assert!(!seen.contains(&mixed));
                seen.push(mixed);
            }
        }
    }

    #[test]
    fn everybody_is_as_likely_to_begin() {
        let mut begins = [0; 3];
        for number in 0..3000u32 {
            let mut mixed = [0; 32];
            mixed[..4].copy_from_slice(&number.to_le_bytes());
            begins[usize::from(drawn_first(&mixed, 3))] += 1;
        }
        assert!(begins.iter().all(|count| (900..1100).contains(count)), "{begins:?}");
    }

    #[test]
    fn bytes_are_written_in_one_way() {
        let text = to_hex(&counting());
        assert!(text.starts_with("000102") && text.ends_with("1e1f"));
        assert_eq!(from_hex(&text), Some(counting()));
        assert_eq!(from_hex(&text.to_uppercase()), None);
        assert_eq!(from_hex(&text[..63]), None);
        assert_eq!(from_hex(&format!("{text}0")), None);
        assert_eq!(from_hex(&text.replacen("00", "+0", 1)), None);
        assert_eq!(from_hex(&"ä".repeat(32)), None);
    }

    #[test]
    fn a_copy_gives_the_same_numbers() {
        let mut fair = Fair::new(counting());
        fair.next_u64();
        let mut copy = fair.clone();
        assert_eq!(copy.next_u64(), fair.next_u64());
    }

    #[test]
    fn debug_output_does_not_show_the_seed() {
        let mut other = Fair::new([9; 32]);
        other.next_u64();
        assert_eq!(format!("{other:?}"), "Fair { .. }");
    }
}
