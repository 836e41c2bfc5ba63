//! Chance as a parameter. The engine never makes a random number: whoever runs a game hands
//! in the shuffles, by a generator, from a record, or by hand in a test.

use crate::cards::Card;

/// Decides the order in which shuffled cards lie.
pub trait Chance {
    /// Puts `cards` into the order of the new deck: the last one is drawn first. An
    /// implementation only changes the order; it neither adds nor drops cards.
    fn shuffle(&mut self, cards: &mut [Card]);
}

/// A source of random bits, with exact bounded numbers and shuffles built on it.
pub trait Random {
    /// The next 64 random bits.
    fn next_u64(&mut self) -> u64;

    /// A number below `bound`, each equally likely. `bound` must not be 0.
    #[inline]
    fn below(&mut self, bound: usize) -> usize {
        // Lemire's method: the high half of a product is the number; the few products whose
        // low half is too small would favour some numbers and are thrown away.
        let bound = bound as u64;
        loop {
            let product = u128::from(self.next_u64()) * u128::from(bound);
            if (product as u64) >= bound || (product as u64) >= bound.wrapping_neg() % bound {
                return (product >> 64) as usize;
            }
        }
    }

    /// Puts `items` into an order, each equally likely (Fisher–Yates).
    #[inline]
    fn shuffle_slice<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

impl<R: Random> Chance for R {
    #[inline]
    fn shuffle(&mut self, cards: &mut [Card]) {
        self.shuffle_slice(cards);
    }
}

/// A small, fast generator for simulation, bots and tests (the "wyrand" step). Equal seeds
/// give equal games on every machine and in every release: its output is fixed by test
/// vectors. It is not meant for games whose cards somebody might want to predict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(u64);

impl Rng {
    /// The generator for one stream of a seed; streams of one seed are independent.
    pub fn new(seed: u64, stream: u64) -> Rng {
        Rng(mix(mix(seed) ^ stream))
    }
}

impl Random for Rng {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (product >> 64) as u64 ^ product as u64
    }
}

/// Spreads nearby seeds over all 64-bit numbers (the SplitMix64 finaliser).
fn mix(seed: u64) -> u64 {
    let mut x = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games are named by their seed: these numbers must never change.
    #[test]
    fn the_generator_keeps_its_numbers() {
        let mut rng = Rng::new(1, 0);
        let numbers: Vec<u64> = (0..3).map(|_| rng.next_u64()).collect();
        assert_eq!(numbers, [0x11d0c8a096d1a2ef, 0x9b3a0ab1cf405ea2, 0xfe42d9a7de6fc0ce]);
        let mut cards: Vec<u8> = (0..10).collect();
        Rng::new(7, 3).shuffle_slice(&mut cards);
        assert_eq!(cards, [1, 9, 2, 6, 7, 0, 8, 4, 3, 5]);
    }

    #[test]
    fn bounded_numbers_are_even() {
        let mut rng = Rng::new(2, 0);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7)] += 1;
        }
        assert!(counts.iter().all(|n| (9_600..10_400).contains(n)), "{counts:?}");
    }

    /// Fisher–Yates gives each of the 24 orders of four cards its 1/24.
    #[test]
    fn shuffles_are_even() {
        let mut rng = Rng::new(3, 0);
        let mut counts = std::collections::HashMap::new();
        for _ in 0..48_000 {
            let mut items = [0, 1, 2, 3];
            rng.shuffle_slice(&mut items);
            *counts.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|n| (1_800..2_200).contains(n)), "{counts:?}");
    }
}
