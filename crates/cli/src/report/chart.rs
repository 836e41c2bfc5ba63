//! Pictures of numbers: bars with whiskers, dots with whiskers, histograms, stacked bars, axes and
//! legends. The drawings stretch with the page and hold no text; the words around them are HTML,
//! which stays readable at any width.

use crosstown_arena::Interval;

use crate::draw::{Rgb, escape};

/// A stretching drawing, 100 wide; `title` says in words what it shows.
fn drawing(class: &str, height: f64, title: &str, shapes: &str) -> String {
    let view = format!("viewBox='0 0 100 {height:.0}' preserveAspectRatio='none'");
    let title = escape(title);
    format!("<svg class='{class}' {view} role='img'><title>{title}</title>{shapes}</svg>")
}

fn rect(class: &str, x: f64, y: f64, w: f64, h: f64, title: &str) -> String {
    let place = format!("x='{x:.2}' y='{y:.2}' width='{w:.2}' height='{h:.2}'");
    match title {
        "" => format!("<rect class='{class}' {place}/>"),
        _ => format!("<rect class='{class}' {place}><title>{}</title></rect>", escape(title)),
    }
}

fn path(class: &str, way: &str) -> String {
    format!("<path class='{class}' d='{way}'/>")
}

/// A line from one end of an interval to the other, with feet.
fn whisker([least, most]: [f64; 2]) -> String {
    path("whisker", &format!("M{least:.2} 10H{most:.2}M{least:.2} 5V15M{most:.2} 5V15"))
}

/// A number from `low` to `high` as a part of the drawing's width.
#[derive(Clone, Copy)]
pub(super) struct Span {
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Span {
    fn at(&self, value: f64) -> f64 {
        100.0 * ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }
}

/// A rate as a bar from 0, its interval as whiskers, and a line where everybody would be equal.
pub(super) fn bar(rate: f64, interval: Interval, fair: f64, top: f64, title: &str) -> String {
    let span = Span { low: 0.0, high: top };
    let fair = span.at(fair);
    let shapes = [
        rect("fill", 0.0, 3.0, span.at(rate), 14.0, ""),
        path("fair", &format!("M{fair:.2} 0V20")),
        whisker(interval.map(|end| span.at(end))),
    ];
    drawing("bar", 20.0, title, &shapes.concat())
}

/// A difference as a tick with whiskers on a line with 0 in the middle, as far as `reach` to both
/// sides.
pub(super) fn tick(value: f64, interval: Interval, reach: f64, title: &str) -> String {
    let span = Span { low: -reach, high: reach };
    let at = span.at(value);
    let shapes = [
        path("zero", "M50 0V20"),
        whisker(interval.map(|end| span.at(end))),
        path("tick", &format!("M{at:.2} 3V17")),
    ];
    drawing("dot", 20.0, title, &shapes.concat())
}

/// Parts one after the other from 0, those below it to the left.
pub(super) fn stack(parts: &[(&str, f64)], span: Span, title: &str) -> String {
    let (mut left, mut right, mut shapes) = (0.0, 0.0, String::new());
    for &(class, part) in parts {
        let end = if part < 0.0 { &mut left } else { &mut right };
        let (from, to) = (span.at(*end), span.at(*end + part));
        *end += part;
        shapes += &rect(class, from.min(to), 3.0, (to - from).abs(), 14.0, "");
    }
    shapes += &path("zero", &format!("M{:.2} 0V20", span.at(0.0)));
    drawing("bar", 20.0, title, &shapes)
}

/// Equal steps from the first on, and how much is in each.
pub(super) struct Bins {
    pub(super) first: i64,
    pub(super) step: i64,
    pub(super) counts: Vec<u64>,
}

impl Bins {
    /// Bins for values of some range: at most about fifty.
    pub(super) fn new(least: i64, most: i64) -> Bins {
        let step = (most - least) / 50 + 1;
        let first = least.div_euclid(step) * step;
        Bins { first, step, counts: vec![0; ((most - first) / step + 1) as usize] }
    }

    pub(super) fn add(&mut self, value: i64, number: u64) {
        self.counts[((value - self.first) / self.step) as usize] += number;
    }

    fn span(&self) -> Span {
        let end = self.first + self.step * self.counts.len() as i64;
        Span { low: self.first as f64, high: end as f64 }
    }
}

/// A histogram; `unit` is what the values are, and the tallest bin has `top` games.
pub(super) fn histogram(bins: &Bins, mean: f64, top: u64, unit: &str, title: &str) -> String {
    let (width, mut shapes) = (100.0 / bins.counts.len() as f64, String::new());
    for (number, &count) in bins.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let height = 40.0 * count as f64 / top.max(1) as f64;
        let from = bins.first + bins.step * number as i64;
        let values = match bins.step {
            1 => from.to_string(),
            step => format!("{from} to {}", from + step - 1),
        };
        let words = format!("{values} {unit}: {count} games");
        let x = width * number as f64;
        shapes += &rect("fill", x, 40.0 - height, 0.9 * width, height, &words);
    }
    // A whole number stands for the step from it to the next.
    let mean = bins.span().at(mean + 0.5);
    shapes += &path("zero", "M0 40H100");
    shapes += &path("fair", &format!("M{mean:.2} 0V40"));
    drawing("histogram", 40.0, title, &shapes)
}

/// The numbers below histograms of these bins.
pub(super) fn axis(bins: &Bins) -> String {
    let span = bins.span();
    let wide = span.high - span.low;
    let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0, 250.0, 500.0, 1_000.0];
    let step = steps.into_iter().find(|step| wide / step <= 8.0).unwrap_or(wide / 4.0);
    let mut out = "<div class='axis' aria-hidden='true'>".to_owned();
    let mut value = (span.low / step).ceil() * step;
    while value < span.high {
        out += &format!("<span style='left:{:.1}%'>{value:.0}</span>", span.at(value + 0.5));
        value += step;
    }
    out + "</div>\n"
}

/// Samples of colours with words.
pub(super) fn legend(samples: &[(Rgb, String)]) -> String {
    let sample = |(color, words): &(Rgb, String)| {
        let words = escape(words);
        format!("<li><span class='sample' style='background:{color}'></span>{words}</li>")
    };
    format!("<ul class='legend'>{}</ul>\n", samples.iter().map(sample).collect::<String>())
}
