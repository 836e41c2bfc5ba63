//! Shuffles that nobody can predict and everybody can check afterwards: a generator that a secret
//! seed determines, and a commitment to that seed, published before the game. `docs/record.md`
//! tells how to recompute the shuffles without this code.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use sha2::{Digest as _, Sha256};

use crate::chance::Random;

/// The name of this method (`fair.shuffle` of a record). Another generator, or another order of
/// its words or of the decks, needs another name.
pub const SHUFFLE: &str = "crosstown-shuffle/1";

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
