//! Transportation cards and piles of them that are counted, not ordered.

use std::ops::{Index, IndexMut};

/// Most colours that a board may have, wilds not counted.
pub const MAX_COLORS: usize = 8;

/// A Transportation card: one of the board's colours, or a wild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    /// The wild card: Taxi, Bus, Ferry, Bicycle.
    pub const WILD: Card = Card(MAX_COLORS as u8);

    /// The card of the board's colour number `color`; `None` beyond the eighth.
    pub fn of_color(color: usize) -> Option<Card> {
        (color < MAX_COLORS).then_some(Card(color as u8))
    }

    /// Whether this is the wild card.
    #[inline]
    pub fn is_wild(self) -> bool {
        self == Card::WILD
    }

    /// The position in [`Cards`]: the colour's number, wilds last.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Every card there can be, wilds last.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..=Card::WILD.0).map(Card)
    }
}

/// How many cards of each colour, and how many wilds: a hand, the discards, a deck's content.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards([u8; MAX_COLORS + 1]);

impl Cards {
    /// No card at all.
    pub const NONE: Cards = Cards([0; MAX_COLORS + 1]);

    /// The number of cards in all.
    #[inline]
    pub fn total(&self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }

    /// The number of cards that are not wild.
    #[inline]
    pub fn colored(&self) -> usize {
        self.0[..MAX_COLORS].iter().map(|&n| usize::from(n)).sum()
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; MAX_COLORS + 1]
    }

    /// The kinds of which there is at least one card, with their numbers, wilds last.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> {
        Card::all().zip(self.0).filter(|&(_, n)| n > 0)
    }

    /// Every colour with its number of cards, which may be 0; without wilds.
    #[inline]
    pub(crate) fn colors(&self) -> impl Iterator<Item = (Card, u8)> {
        (0..MAX_COLORS).map(|color| (Card(color as u8), self.0[color]))
    }

    /// Every single card, sorted, wilds last.
    pub fn each(&self) -> impl Iterator<Item = Card> {
        self.iter().flat_map(|(card, n)| std::iter::repeat_n(card, usize::from(n)))
    }

    /// These cards and the others together; counts stop at 255.
    pub fn plus(&self, other: &Cards) -> Cards {
        let mut sum = *self;
        for (mine, theirs) in sum.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(theirs);
        }
        sum
    }

    /// These cards without the others; `None` if there are not enough.
    pub fn minus(&self, other: &Cards) -> Option<Cards> {
        let mut rest = *self;
        for (mine, theirs) in rest.0.iter_mut().zip(other.0) {
            *mine = mine.checked_sub(theirs)?;
        }
        Some(rest)
    }
}

impl Index<Card> for Cards {
    type Output = u8;
    #[inline]
    fn index(&self, card: Card) -> &u8 {
        &self.0[card.index()]
    }
}

impl IndexMut<Card> for Cards {
    #[inline]
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card.index()]
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Cards::NONE;
        for card in cards {
            counts[card] = counts[card].saturating_add(1);
        }
        counts
    }
}
