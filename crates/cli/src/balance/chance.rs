//! How sure a finding has to be. A board has a hundred things to look at, and of a hundred 95%
//! intervals five miss the truth; so all intervals here are wider, by Bonferroni's rule: each as sure
//! as it takes for all of them together to be right in 95 of 100 runs.

use crosstown_arena::Interval;

/// The normal quantile of a 95% interval.
const Z95: f64 = 1.959_964;

/// Intervals for so many looks at once.
#[derive(Clone, Copy)]
pub(super) struct Caution {
    /// How many things are looked at.
    pub(super) looks: usize,
    /// The normal quantile that each is judged by.
    z: f64,
}

impl Caution {
    pub(super) fn new(looks: usize) -> Caution {
        Caution { looks, z: quantile(0.05 / (2.0 * looks.max(1) as f64)) }
    }

    /// A rate's 95% interval, made as wide as it has to be here. The arena's are Wilson's, for the
    /// number of independent cases that the deals are worth; either end of one tells that number.
    pub(super) fn widened(&self, rate: f64, [least, most]: Interval) -> Interval {
        let end = if rate - least > most - rate { least } else { most };
        let cases = Z95 * Z95 * end * (1.0 - end) / (end - rate).powi(2);
        if cases.is_finite() { self.of_rate(rate, cases) } else { [least, most] }
    }

    /// The interval of a rate seen in so many independent cases (Wilson's).
    pub(super) fn of_rate(&self, rate: f64, cases: f64) -> Interval {
        if cases <= 0.0 {
            return [0.0, 1.0];
        }
        let z2 = self.z * self.z / cases;
        let middle = (rate + z2 / 2.0) / (1.0 + z2);
        let half = self.z * (rate * (1.0 - rate) / cases + z2 / (4.0 * cases)).sqrt() / (1.0 + z2);
        [(middle - half).clamp(0.0, rate), (middle + half).clamp(rate, 1.0)]
    }
}

/// How far from the middle of the normal distribution a part of `tail` begins; by Abramowitz and
/// Stegun, 26.2.23, right to 0.0005.
fn quantile(tail: f64) -> f64 {
    let t = (-2.0 * tail.ln()).sqrt();
    let above = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    let below = 1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308));
    t - above / below
}

#[cfg(test)]
mod tests {
    use super::*;
    use crosstown_rules::{Random as _, Rng};

    #[test]
    fn quantiles_are_as_in_the_books() {
        for (tail, z) in [(0.025, 1.960), (0.005, 2.576), (0.000_5, 3.291), (0.000_05, 3.891)] {
            assert!((quantile(tail) - z).abs() < 1e-3, "{tail}: {}", quantile(tail));
        }
    }

    /// Runs in which nothing stands out, of a hundred things each: in about 5 of 100 runs one of
    /// them seems to, where plain intervals would say so nearly always.
    #[test]
    fn false_alarms_are_as_rare_as_promised() {
        let mut rng = Rng::new(1, 0);
        let (looks, runs, cases, fair) = (100, 300, 250, 0.25);
        let caution = Caution::new(looks);
        let mut alarms = 0;
        for _ in 0..runs {
            let away = (0..looks).filter(|_| {
                let hits = (0..cases).filter(|_| rng.below(4) == 0).count();
                let [least, most] = caution.of_rate(hits as f64 / f64::from(cases), cases.into());
                !(least..=most).contains(&fair)
            });
            alarms += u32::from(away.count() > 0);
        }
        let part = f64::from(alarms) / f64::from(runs);
        assert!((0.005..0.09).contains(&part), "{part}");
    }

    #[test]
    fn one_look_is_the_plain_interval_and_more_are_wider() {
        for (rate, cases) in [(0.5, 20.0), (0.0, 10.0), (1.0, 10.0), (0.9, 400.0)] {
            let plain = Caution::new(1).of_rate(rate, cases);
            let again = Caution::new(1).widened(rate, plain);
            assert!((plain[0] - again[0]).abs() < 1e-3 && (plain[1] - again[1]).abs() < 1e-3);
            let (wide, right) =
                (Caution::new(200).widened(rate, plain), Caution::new(200).of_rate(rate, cases));
            assert!((wide[0] - right[0]).abs() < 1e-3 && (wide[1] - right[1]).abs() < 1e-3);
            assert!(wide[1] - wide[0] > 1.3 * (plain[1] - plain[0]), "{wide:?} {plain:?}");
        }
        // 0 of 10 gives 0 to 0.278 for a single look.
        let [least, most] = Caution::new(1).of_rate(0.0, 10.0);
        assert!(least == 0.0 && (most - 0.278).abs() < 1e-3);
        assert!(Caution::new(100).of_rate(0.0, 10.0)[1] > 0.5);
        assert_eq!(Caution::new(1).of_rate(0.0, 0.0), [0.0, 1.0]);
    }
}
