//! Numbers as people read them, the same in tables, reports and messages.

/// 1234567 as "1,234,567".
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A part of 1.
pub(crate) fn percent(rate: f64) -> String {
    format!("{:.1}%", 100.0 * rate)
}

/// A difference between parts of 1, with its sign.
pub(crate) fn signed(difference: f64) -> String {
    // Not "-0.0%".
    format!("{:+.1}%", 100.0 * difference + 0.0).replace("-0.0%", "+0.0%")
}

pub(crate) fn interval([least, most]: [f64; 2]) -> String {
    format!("{} to {}", percent(least), percent(most))
}

pub(crate) fn signed_interval([least, most]: [f64; 2]) -> String {
    format!("{} to {}", signed(least), signed(most))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }

    #[test]
    fn differences_have_a_sign_and_nothing_is_not_negative() {
        assert_eq!(signed(0.1234), "+12.3%");
        assert_eq!(signed(-0.0001), "+0.0%");
        assert_eq!(signed_interval([-0.05, 0.25]), "-5.0% to +25.0%");
    }
}
