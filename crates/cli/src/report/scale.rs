//! Colours that stand for numbers, chosen so that people who see few colours can read them: one
//! scale from light to dark, and one from blue over nearly white to orange, equally dark at both
//! ends.

use crate::draw::Rgb;

/// From little to much.
const RISING: [Rgb; 5] =
    [Rgb(250, 240, 196), Rgb(166, 208, 150), Rgb(68, 160, 150), Rgb(42, 100, 140), Rgb(38, 40, 92)];
/// From the most below to the most above.
const BOTH_WAYS: [Rgb; 5] =
    [Rgb(24, 78, 140), Rgb(112, 164, 212), Rgb(244, 241, 233), Rgb(232, 162, 98), Rgb(168, 74, 6)];
/// Where nothing is known.
pub(super) const UNKNOWN: Rgb = Rgb(255, 255, 255);

/// The colour of a part of 1, from none to all.
pub(super) fn rising(part: f64) -> Rgb {
    blend(&RISING, part)
}

/// The colour of a number from -1 to 1.
pub(super) fn both_ways(value: f64) -> Rgb {
    blend(&BOTH_WAYS, 0.5 + value / 2.0)
}

fn blend(colors: &[Rgb], part: f64) -> Rgb {
    let steps = (colors.len() - 1) as f64;
    let at = part.clamp(0.0, 1.0) * steps;
    let left = at.floor().min(steps - 1.0);
    let (a, b) = (colors[left as usize], colors[left as usize + 1]);
    let mix = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * (at - left)) as u8;
    Rgb(mix(a.0, b.0), mix(a.1, b.1), mix(a.2, b.2))
}

/// What numbers on a colour are written in: on any colour, black or white can be read.
pub(super) fn ink(color: Rgb) -> &'static str {
    // Where both would be as good: (1 + 0.05) / (l + 0.05) = (l + 0.05) / 0.05.
    if luminance(color) > 0.179 { "#000000" } else { "#ffffff" }
}

/// The relative luminance of WCAG.
fn luminance(Rgb(r, g, b): Rgb) -> f64 {
    let part = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_are_read_by_lightness_alone() {
        let light: Vec<f64> = (0..=50).map(|i| luminance(rising(f64::from(i) / 50.0))).collect();
        assert!(light.windows(2).all(|pair| pair[0] > pair[1]), "{light:?}");
        for side in [-1.0, 1.0] {
            let light: Vec<f64> =
                (0..=50).map(|i| luminance(both_ways(side * f64::from(i) / 50.0))).collect();
            assert!(light.windows(2).all(|pair| pair[0] > pair[1]), "{light:?}");
        }
        let ends = luminance(both_ways(-1.0)) - luminance(both_ways(1.0));
        assert!(ends.abs() < 0.06, "{ends}");
    }

    #[test]
    fn numbers_on_a_colour_can_be_read() {
        for i in 0..=100 {
            let color = both_ways(f64::from(i) / 50.0 - 1.0);
            let ink = if ink(color) == "#ffffff" { 1.0 } else { 0.0 };
            let (a, b) = (luminance(color).max(ink) + 0.05, luminance(color).min(ink) + 0.05);
            assert!(a / b >= 4.5, "{i}: {color} {:.2}", a / b);
        }
    }
}
