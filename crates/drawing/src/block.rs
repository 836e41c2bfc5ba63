//! Rectangles at an angle: spaces, places, names, and everything that a name should not cover.

pub(crate) type Point = (f64, f64);

pub(crate) fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Block {
    /// Its middle.
    pub(crate) at: Point,
    /// Unit vector along its length.
    pub(crate) axis: Point,
    /// Half of its length and half of its width.
    pub(crate) half: Point,
}

impl Block {
    pub(crate) fn upright(at: Point, half: Point) -> Block {
        Block { at, axis: (1.0, 0.0), half }
    }

    pub(crate) fn turned(at: Point, degrees: f64, half: Point) -> Block {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Block { at, axis: (cos, sin), half }
    }

    /// The strip from one point to another.
    pub(crate) fn strip(from: Point, to: Point, half_width: f64) -> Block {
        let length = distance(from, to);
        let d = length.max(0.001);
        let axis =
            if length > 0.0 { ((to.0 - from.0) / d, (to.1 - from.1) / d) } else { (1.0, 0.0) };
        let at = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        Block { at, axis, half: (length / 2.0, half_width) }
    }

    pub(crate) fn grown(&self, by: f64) -> Block {
        Block { half: (self.half.0 + by, self.half.1 + by), ..*self }
    }

    /// The point this far along and across the block from its middle.
    pub(crate) fn point(&self, along: f64, across: f64) -> Point {
        let ((x, y), (cos, sin)) = (self.at, self.axis);
        (x + along * cos - across * sin, y + along * sin + across * cos)
    }

    /// How far along and across the block a point lies from its middle.
    pub(crate) fn local(&self, p: Point) -> Point {
        let ((x, y), (cos, sin)) = ((p.0 - self.at.0, p.1 - self.at.1), self.axis);
        (x * cos + y * sin, y * cos - x * sin)
    }

    /// Half the size of the upright box around it.
    pub(crate) fn reach(&self) -> Point {
        let ((cos, sin), (l, w)) = ((self.axis.0.abs(), self.axis.1.abs()), self.half);
        (cos * l + sin * w, sin * l + cos * w)
    }

    /// How far one of two blocks would have to move to be clear of the other; 0 if it is.
    pub(crate) fn overlap(&self, other: &Block) -> f64 {
        // Blocks whose circles do not meet cannot overlap, and most pairs end here.
        let (dx, dy) = (other.at.0 - self.at.0, other.at.1 - self.at.1);
        let reach = self.half.0 + self.half.1 + other.half.0 + other.half.1;
        if dx * dx + dy * dy > reach * reach {
            return 0.0;
        }
        let cos = (self.axis.0 * other.axis.0 + self.axis.1 * other.axis.1).abs();
        let sin = (self.axis.0 * other.axis.1 - self.axis.1 * other.axis.0).abs();
        let across_sides = |one: &Block, two: &Block| {
            let (along, across) = one.local(two.at);
            let length = one.half.0 + two.half.0 * cos + two.half.1 * sin - along.abs();
            length.min(one.half.1 + two.half.0 * sin + two.half.1 * cos - across.abs())
        };
        across_sides(self, other).min(across_sides(other, self)).max(0.0)
    }

    /// The angle of its length, in degrees, at which signs on it do not stand on their heads; what is
    /// upright reads from the bottom to the top. Blocks of one row all face as `like` does.
    pub(crate) fn degrees(&self, like: Option<&Block>) -> f64 {
        let turned = self.axis.1.atan2(self.axis.0).to_degrees();
        let facing = like.map_or(0.0, |like| like.degrees(None));
        // Exactly half a turn off is the next one: 90 degrees read as -90.
        turned - 180.0 * ((turned - facing) / 180.0 + 0.5 + 1e-9).floor()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlap_is_how_far_one_would_have_to_move() {
        let block = Block::upright((0.0, 0.0), (5.0, 2.0));
        let right = |x| Block::upright((x, 0.0), (5.0, 2.0));
        assert!((block.overlap(&right(8.0)) - 2.0).abs() < 1e-9);
        assert_eq!(block.overlap(&right(10.0)), 0.0);
        let slope = Block::strip((0.0, 0.0), (10.0, 10.0), 1.0);
        assert_eq!(slope.overlap(&Block::upright((9.0, 1.0), (2.0, 2.0))), 0.0);
        assert!(slope.overlap(&Block::upright((6.0, 4.0), (2.0, 2.0))) > 0.0);
    }

    #[test]
    fn signs_do_not_stand_on_their_heads() {
        let angles = [
            (0.0, 0.0),
            (90.0, -90.0),
            (-90.0, -90.0),
            (170.0, -10.0),
            (-135.0, 45.0),
            (100.0, -80.0),
        ];
        for (turn, readable) in angles {
            let block = Block::turned((0.0, 0.0), turn, (2.0, 1.0));
            assert!((block.degrees(None) - readable).abs() < 1e-6, "{turn}");
        }
    }

    #[test]
    fn blocks_of_a_row_face_the_same_way() {
        let [one, two] = [86.0, 95.0].map(|turn| Block::turned((0.0, 0.0), turn, (2.0, 1.0)));
        assert!((two.degrees(Some(&one)) - one.degrees(None)).abs() < 10.0);
    }
}
