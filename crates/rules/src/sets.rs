//! Small sets as single integers: routes in 128 bits, places and tickets in 64.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// Numbers that name a place, a route or a ticket by its position in the board file.
macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// The position as an array index.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

index! {
    /// A place, by its position in the board file.
    PlaceId
}
index! {
    /// A route (one lane of a double route), by its position in the board file.
    RouteId
}
index! {
    /// A ticket, by its position in the board file.
    TicketId
}

macro_rules! set {
    ($(#[$doc:meta])* $name:ident, $bits:ty, $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub $bits);

        impl $name {
            /// The set without members.
            pub const EMPTY: Self = Self(0);

            /// The set of one member.
            #[inline]
            pub fn of(item: $item) -> Self {
                Self(1 << item.0)
            }

            /// Whether `item` is in the set.
            #[inline]
            pub fn contains(self, item: $item) -> bool {
                (self.0 >> item.0) & 1 == 1
            }

            /// Adds `item`.
            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            /// Takes `item` out.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            /// How many members the set has.
            #[inline]
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set has no member.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The members, lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let item = $item(rest.trailing_zeros() as u8);
                    rest &= rest - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, |set, item| set | Self::of(item))
            }
        }

        impl BitAnd for $name {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl BitOr for $name {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl Not for $name {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter().map(|item| item.0)).finish()
            }
        }
    };
}

set! {
    /// A set of places.
    PlaceSet, u64, PlaceId
}
set! {
    /// A set of routes.
    RouteSet, u128, RouteId
}
set! {
    /// A set of tickets.
    TicketSet, u64, TicketId
}

impl RouteSet {
    /// Calls `each` with every member, lowest first. It goes through the two halves in turn:
    /// 128-bit arithmetic at every step of an innermost loop would cost too much.
    #[inline]
    pub(crate) fn for_each(self, mut each: impl FnMut(RouteId)) {
        for (first, mut half) in [(0, self.0 as u64), (64, (self.0 >> 64) as u64)] {
            while half != 0 {
                each(RouteId(first + half.trailing_zeros() as u8));
                half &= half - 1;
            }
        }
    }
}

/// Half-bytes packed two to a byte, so that a whole deck fits into a small, copyable game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Nibbles<const BYTES: usize>([u8; BYTES]);

impl<const BYTES: usize> Nibbles<BYTES> {
    pub(crate) const EMPTY: Self = Self([0; BYTES]);

    #[inline]
    pub(crate) fn get(&self, index: usize) -> u8 {
        (self.0[index / 2] >> (4 * (index % 2))) & 15
    }

    #[inline]
    pub(crate) fn set(&mut self, index: usize, value: u8) {
        let shift = 4 * (index % 2);
        let byte = &mut self.0[index / 2];
        *byte = *byte & !(15 << shift) | (value & 15) << shift;
    }

    /// Replaces everything by the values of `items`, each below 16.
    #[inline]
    pub(crate) fn fill<T>(&mut self, items: &[T], value: impl Fn(&T) -> u8) {
        self.0 = [0; BYTES];
        let (pairs, last) = items.as_chunks::<2>();
        for (byte, [low, high]) in self.0.iter_mut().zip(pairs) {
            *byte = value(low) | value(high) << 4;
        }
        if let ([low], Some(byte)) = (last, self.0.get_mut(pairs.len())) {
            *byte = value(low);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_their_members_in_order() {
        let mut set: RouteSet = [RouteId(127), RouteId(3), RouteId(64)].into_iter().collect();
        assert_eq!(set.iter().map(|r| r.0).collect::<Vec<_>>(), [3, 64, 127]);
        set.remove(RouteId(64));
        assert!(set.contains(RouteId(127)) && !set.contains(RouteId(64)));
        assert_eq!(set.len(), 2);
    }

    #[test]
    fn nibbles_keep_their_neighbours() {
        let mut nibbles = Nibbles::<4>::EMPTY;
        nibbles.fill(&[1, 2, 3, 8, 5], |&value| value);
        nibbles.set(1, 7);
        nibbles.set(2, 15);
        let values: Vec<u8> = (0..6).map(|i| nibbles.get(i)).collect();
        assert_eq!(values, [1, 7, 15, 8, 5, 0]);
    }
}
