//! Chance as a parameter. The engine never makes a random number: whoever runs a game passes
//! the shuffles in, from a generator, from a record, or by hand in a test.

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
        // Lemire's method: the high half of a product is the number. The few products whose
        // low half is too small would favour some numbers and are rejected.
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
        let mut left = items.len();
        while left > 2 {
            let (first, second) = self.below_both(left);
            items.swap(left - 1, first);
            items.swap(left - 2, second);
            left -= 2;
        }
        if left == 2 {
            items.swap(1, self.below(2));
        }
    }

    /// Two independent numbers, below `bound` and below `bound - 1`, from the same 64 bits: the
    /// low half of the first product is as random as a new number. `bound` must be at least 2,
    /// and less than 2 to the 32nd.
    #[inline]
    fn below_both(&mut self, bound: usize) -> (usize, usize) {
        let (first, second) = (bound as u64, bound as u64 - 1);
        let both = first * second;
        loop {
            let one = u128::from(self.next_u64()) * u128::from(first);
            let two = u128::from(one as u64) * u128::from(second);
            if (two as u64) >= both || (two as u64) >= both.wrapping_neg() % both {
                return ((one >> 64) as usize, (two >> 64) as usize);
            }
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
        assert_eq!(cards, [9, 4, 6, 1, 0, 7, 2, 3, 8, 5]);
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

    /// Fisher–Yates gives each order of a few cards its share.
    #[test]
    fn shuffles_are_even() {
        let mut rng = Rng::new(3, 0);
        for (cards, orders) in [(2, 2), (3, 6), (4, 24), (5, 120)] {
            let mut counts = std::collections::HashMap::new();
            for _ in 0..2_000 * orders {
                let mut items: Vec<u8> = (0..cards).collect();
                rng.shuffle_slice(&mut items);
                *counts.entry(items).or_insert(0u32) += 1;
            }
            assert_eq!(counts.len(), orders);
            assert!(counts.values().all(|n| (1_800..2_200).contains(n)), "{counts:?}");
        }
    }

    /// Exactly the products that would favour some pair are rejected: 2⁶⁴ mod 4·3 is 4; the first
    /// two leave 0, and the inverse of 3 leaves 4. Whoever recomputes shuffles does the same.
    #[test]
    fn rejects_exactly_the_biased_products() {
        struct Given(Vec<u64>);
        impl Random for Given {
            fn next_u64(&mut self) -> u64 {
                self.0.remove(0)
            }
        }
        const THIRD: u64 = 0x2aaa_aaaa_aaaa_aaab;
        let mut given = Given(vec![0, 1 << 62, THIRD, 5 << 60]);
        assert_eq!(given.below_both(4), (0, 2));
        assert_eq!(given.below_both(4), (1, 0));
        // 2⁶⁴ mod 3 is 1: 0 is rejected, and the number that leaves 1 is not.
        let mut given = Given(vec![0, 0xaaaa_aaaa_aaaa_aaab, u64::MAX]);
        assert_eq!((given.below(3), given.below(3)), (2, 2));
    }

    /// Rejection makes all pairs equally likely: over evenly spaced 64-bit numbers, each pair comes
    /// as often as any other.
    #[test]
    fn pairs_of_numbers_are_even() {
        struct Steps(u64);
        impl Random for Steps {
            fn next_u64(&mut self) -> u64 {
                self.0 = self.0.wrapping_add(u64::MAX / 60_000);
                self.0
            }
        }
        let mut steps = Steps(0);
        let mut counts = std::collections::HashMap::new();
        for _ in 0..60_000 {
            *counts.entry(steps.below_both(4)).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 12);
        assert!(counts.values().all(|n| (4_990..5_010).contains(n)), "{counts:?}");
    }
}
