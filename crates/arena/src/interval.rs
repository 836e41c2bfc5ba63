//! 95% intervals for how often something happens, in games that are not independent: the games
//! of one deal have the same cards, so the deal is the unit and not the game.

/// The normal quantile for 95%.
const Z: f64 = 1.959_964;

/// No game counts for more than this many independent ones; see [`Share::interval`].
const MOST_WEIGHT: f64 = 4.0;

/// How often something happened out of how often it could have, deal by deal.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Share {
    deals: f64,
    hits: f64,
    cases: f64,
    hits_squared: f64,
    hits_times_cases: f64,
    cases_squared: f64,
}

impl Share {
    /// One more deal: it happened `hits` times out of `cases`. A deal without cases says nothing.
    pub(crate) fn add(&mut self, hits: f64, cases: f64) {
        if cases == 0.0 {
            return;
        }
        self.deals += 1.0;
        self.hits += hits;
        self.cases += cases;
        self.hits_squared += hits * hits;
        self.hits_times_cases += hits * cases;
        self.cases_squared += cases * cases;
    }

    pub(crate) fn hits(&self) -> f64 {
        self.hits
    }

    pub(crate) fn cases(&self) -> f64 {
        self.cases
    }

    /// The part of the cases in which it happened; none without cases.
    pub(crate) fn rate(&self) -> Option<f64> {
        (self.cases > 0.0).then(|| self.hits / self.cases)
    }

    /// The 95% interval of the rate.
    ///
    /// The rate's standard error comes from how the deals differ (cluster sampling: the squares of
    /// `hits - rate * cases`). A symmetric interval would leave 0 to 1 near the ends. So the error
    /// is turned into an effective sample size, the number of independent cases with the same
    /// error, `p (1 - p) / se²`, and the result is Wilson's interval for that many. Deals played
    /// from all seats differ less than single games, so the effective size can be larger than the
    /// number of cases, and should be. The error itself is uncertain if there are few deals, for
    /// which Student's quantile corrects, and if deals are nearly all alike, hence `MOST_WEIGHT`.
    /// If all are alike it says nothing, and each deal counts as one case.
    pub(crate) fn interval(&self) -> Option<[f64; 2]> {
        let rate = self.rate()?;
        let residuals = self.hits_squared - 2.0 * rate * self.hits_times_cases
            + rate * rate * self.cases_squared;
        // Rounding leaves a little in sums of squares that should be 0.
        let alike = residuals <= 1e-9 * self.cases_squared;
        let number = if alike || self.deals < 2.0 {
            self.deals
        } else {
            let squared_error =
                residuals / (self.cases * self.cases) * self.deals / (self.deals - 1.0);
            let unsure = (student(self.deals - 1.0) / Z).powi(2);
            (rate * (1.0 - rate) / squared_error / unsure).clamp(1.0, MOST_WEIGHT * self.cases)
        };
        Some(wilson(rate, number))
    }
}

/// Student's quantile for 95%, by the first terms of its expansion: close from three degrees of
/// freedom on.
fn student(degrees: f64) -> f64 {
    let first = (Z.powi(3) + Z) / (4.0 * degrees);
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / (96.0 * degrees.powi(2));
    Z + first + second
}

/// Wilson's score interval for a rate seen in `number` independent cases.
fn wilson(rate: f64, number: f64) -> [f64; 2] {
    let z2 = Z * Z / number;
    let middle = (rate + z2 / 2.0) / (1.0 + z2);
    let half = Z * (rate * (1.0 - rate) / number + z2 / (4.0 * number)).sqrt() / (1.0 + z2);
    // It always holds the rate; rounding must not say otherwise where the rate is 0 or 1.
    [(middle - half).clamp(0.0, rate), (middle + half).clamp(rate, 1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crosstown_rules::{Random as _, Rng};

    /// The textbook's example: 10 of 20 gives 0.299 to 0.701, and 0 of 10 gives 0 to 0.278.
    #[test]
    fn wilson_agrees_with_the_textbook() {
        let close = |[a, b]: [f64; 2], [c, d]: [f64; 2]| {
            assert!((a - c).abs() < 1e-3 && (b - d).abs() < 1e-3, "{a} {b}");
        };
        close(wilson(0.5, 20.0), [0.299, 0.701]);
        close(wilson(0.0, 10.0), [0.0, 0.278]);
        close(wilson(1.0, 10.0), [0.722, 1.0]);
    }

    #[test]
    fn student_agrees_with_the_textbook() {
        for (degrees, quantile) in [(4.0, 2.776), (9.0, 2.262), (30.0, 2.042), (1e9, 1.96)] {
            assert!((student(degrees) - quantile).abs() < 0.07, "{degrees}");
        }
    }

    /// With one game a deal the effective number is that of the games, but for how well the error
    /// is known.
    #[test]
    fn single_games_give_the_plain_interval() {
        let mut share = Share::default();
        for game in 0..400 {
            share.add(f64::from(game % 4 == 0), 1.0);
        }
        let [least, most] = share.interval().unwrap();
        let plain = wilson(0.25, 399.0 * (Z / student(399.0)).powi(2));
        assert!((least - plain[0]).abs() < 1e-9 && (most - plain[1]).abs() < 1e-9);
    }

    #[test]
    fn deals_that_are_all_alike_count_once_each() {
        let mut share = Share::default();
        assert_eq!((share.rate(), share.interval()), (None, None));
        for _ in 0..50 {
            share.add(1.0, 2.0);
            share.add(0.0, 0.0);
        }
        assert_eq!(share.interval(), Some(wilson(0.5, 50.0)));
    }

    /// Four games of a deal that all go the same way are worth one, not four.
    #[test]
    fn games_that_go_together_count_as_one() {
        let mut share = Share::default();
        for deal in 0..100 {
            share.add(if deal % 2 == 0 { 4.0 } else { 0.0 }, 4.0);
        }
        let [least, most] = share.interval().unwrap();
        let [a, b] = wilson(0.5, 99.0 * (Z / student(99.0)).powi(2));
        assert!((least - a).abs() < 1e-9 && (most - b).abs() < 1e-9);
    }

    /// In 95 of 100 made-up tournaments the interval holds the true rate, however much the games
    /// of a deal hang together.
    #[test]
    fn the_interval_contains_the_truth_as_often_as_it_says() {
        let mut rng = Rng::new(1, 0);
        let mut chance = |rate: f64| (rng.next_u64() as f64 / u64::MAX as f64) < rate;
        for (deals, rate) in [(60, 0.5), (60, 0.8), (60, 0.95), (8, 0.5), (20, 0.8)] {
            for together in [0.0, 0.5, 1.0] {
                let tournaments = 2_000;
                let mut held = 0;
                for _ in 0..tournaments {
                    let mut share = Share::default();
                    for _ in 0..deals {
                        let first = chance(rate);
                        let second = if chance(together) { first } else { chance(rate) };
                        share.add(f64::from(u8::from(first) + u8::from(second)), 2.0);
                    }
                    let [least, most] = share.interval().unwrap();
                    held += u32::from((least..=most).contains(&rate));
                }
                let part = f64::from(held) / f64::from(tournaments);
                assert!((0.925..=0.99).contains(&part), "{deals}, {rate}, {together}: {part}");
            }
        }
    }
}
