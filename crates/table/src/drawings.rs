//! Drawings of the boards in use, each worked out once: it takes longer than all else that a request
//! for a board does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crosstown_drawing::Drawing;
use crosstown_rules::Board;

/// By the address of the board, which stays the board's as long as its entry is there.
#[derive(Default)]
pub(crate) struct Drawings(Mutex<HashMap<usize, Entry>>);

struct Entry {
    board: Weak<Board>,
    drawing: Arc<Drawing>,
}

impl Drawings {
    /// The drawing of a board.
    pub(crate) fn of(&self, board: &Arc<Board>) -> Arc<Drawing> {
        let key = Arc::as_ptr(board).addr();
        let lock = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = lock().get(&key) {
            return entry.drawing.clone();
        }
        let drawing = Arc::new(Drawing::new(board));
        let mut entries = lock();
        entries.retain(|_, entry| entry.board.strong_count() > 0);
        let entry = Entry { board: Arc::downgrade(board), drawing: drawing.clone() };
        entries.insert(key, entry);
        drawing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_worked_out_once_and_goes_with_its_board() {
        let drawings = Drawings::default();
        let [london, berlin] = ["london", "berlin"].map(|id| Arc::new(Board::city(id).unwrap()));
        let first = drawings.of(&london);
        assert!(Arc::ptr_eq(&first, &drawings.of(&london)));
        assert_eq!(first.places.len(), london.places.len());
        drop(london);
        assert_eq!(drawings.of(&berlin).places.len(), berlin.places.len());
        assert_eq!(Arc::strong_count(&first), 1, "the drawing of a board that nobody uses is kept");
    }
}
