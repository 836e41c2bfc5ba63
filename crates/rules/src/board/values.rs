//! Reads single values of a board file. A value that is missing or of the wrong kind is noted
//! with its place, and the reader goes on with something harmless.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::LONGEST_ID;
use super::file::Limits;
use super::mistake::{Expected, Mistake, Spot};

/// Mistakes that are told. Each is looked up in the file by itself.
const MOST_MISTAKES: usize = 100;

/// Where in the file something is, in bytes.
pub(super) type Span = Range<usize>;

/// A board file being read, and what is wrong with it so far.
pub(super) struct Reader<'t> {
    text: &'t str,
    pub(super) limits: Limits,
    pub(super) mistakes: Vec<(Spot, Mistake)>,
}

/// A table of the file, with the keys that have been read.
pub(super) struct Table<'a> {
    pub(super) table: &'a DeTable<'a>,
    pub(super) span: Span,
    read: Vec<&'static str>,
}

impl<'a> Table<'a> {
    pub(super) fn new(table: &'a DeTable<'a>, span: Span) -> Self {
        Table { table, span, read: Vec::new() }
    }

    pub(super) fn get(&mut self, key: &'static str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.read.push(key);
        self.table.get(key)
    }
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str, limits: Limits) -> Self {
        Reader { text, limits, mistakes: Vec::new() }
    }

    /// Notes a mistake. A file that is wrong a hundred times is not read for more of them.
    pub(super) fn note(&mut self, span: &Span, mistake: Mistake) {
        if self.mistakes.len() >= MOST_MISTAKES {
            return;
        }
        let before = &self.text.as_bytes()[..span.start.min(self.text.len())];
        let line_start = before.iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
        let line = 1 + before.iter().filter(|&&b| b == b'\n').count();
        let column = 1 + String::from_utf8_lossy(&before[line_start..]).chars().count();
        self.mistakes.push((Spot { line, column }, mistake));
    }

    pub(super) fn missing(&mut self, table: &Table<'_>, key: &'static str) {
        self.note(&table.span, Mistake::MissingKey(key));
    }

    pub(super) fn wrong_type(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        key: &str,
        expected: Expected,
    ) {
        self.note(&value.span(), Mistake::WrongType { key: key.to_owned(), expected });
    }

    pub(super) fn unknown_keys(&mut self, table: &Table<'_>) {
        for (key, _) in table.table.iter() {
            if !table.read.iter().any(|known| known == key.get_ref()) {
                self.note(&key.span(), Mistake::UnknownKey(key.get_ref().to_string()));
            }
        }
    }

    pub(super) fn at_most(&mut self, key: &'static str, found: usize, most: usize, span: &Span) {
        if found > most {
            self.note(span, Mistake::TooMany { key, found, most });
        }
    }

    pub(super) fn at_least(&mut self, key: &'static str, found: usize, least: usize, span: &Span) {
        if found < least {
            self.note(span, Mistake::TooFew { key, found, least });
        }
    }

    /// Checks how long a name is that is told again and again.
    pub(super) fn at_most_letters(&mut self, name: &str, most: usize, span: &Span) {
        if self.limits == Limits::Now {
            self.at_most("letters", name.len(), most, span);
        }
    }

    pub(super) fn string_of(&mut self, value: &Spanned<DeValue<'_>>, key: &str) -> Option<String> {
        match value.get_ref() {
            // Control characters would steer the terminal of whoever reads the name.
            DeValue::String(text)
                if !text.trim().is_empty() && !text.contains(char::is_control) =>
            {
                Some(text.to_string())
            }
            _ => {
                self.wrong_type(value, key, Expected::Text);
                None
            }
        }
    }

    pub(super) fn string_at(
        &mut self,
        table: &mut Table<'_>,
        key: &'static str,
    ) -> Option<(String, Span)> {
        match table.get(key) {
            Some(value) => Some((self.string_of(value, key)?, value.span())),
            None => {
                self.missing(table, key);
                None
            }
        }
    }

    pub(super) fn string(&mut self, table: &mut Table<'_>, key: &'static str) -> String {
        self.string_at(table, key).map(|(text, _)| text).unwrap_or_default()
    }

    pub(super) fn slug(&mut self, table: &mut Table<'_>, key: &'static str) -> String {
        let Some((id, span)) = self.string_at(table, key) else { return String::new() };
        self.at_most_letters(&id, LONGEST_ID, &span);
        if !is_slug(&id) {
            self.note(&span, Mistake::BadSlug(id.clone()));
        }
        id
    }

    pub(super) fn flag(&mut self, table: &mut Table<'_>, key: &'static str) -> bool {
        match table.get(key).map(|value| (value, value.get_ref())) {
            None => false,
            Some((_, &DeValue::Boolean(flag))) => flag,
            Some((value, _)) => {
                self.wrong_type(value, key, Expected::Flag);
                false
            }
        }
    }

    pub(super) fn number(
        &mut self,
        table: &mut Table<'_>,
        key: &'static str,
        least: f64,
        most: f64,
    ) -> Option<f64> {
        let Some(value) = table.get(key) else {
            self.missing(table, key);
            return None;
        };
        match float(value.get_ref()) {
            Some(number) if (least..=most).contains(&number) => Some(number),
            Some(_) => {
                self.note(&value.span(), Mistake::OutOfRange { key: key.into(), least, most });
                None
            }
            None => {
                self.wrong_type(value, key, Expected::Number);
                None
            }
        }
    }

    /// A number that may be left out.
    pub(super) fn number_or(
        &mut self,
        table: &mut Table<'_>,
        key: &'static str,
        least: f64,
        most: f64,
        otherwise: f64,
    ) -> f64 {
        if !table.table.contains_key(key) {
            return otherwise;
        }
        self.number(table, key, least, most).unwrap_or(otherwise)
    }

    pub(super) fn integer_of(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        key: &str,
        least: u8,
        most: u8,
    ) -> Option<u8> {
        let DeValue::Integer(number) = value.get_ref() else {
            self.wrong_type(value, key, Expected::WholeNumber);
            return None;
        };
        let number = i64::from_str_radix(number.as_str(), number.radix()).unwrap_or(i64::MAX);
        match u8::try_from(number) {
            Ok(number) if (least..=most).contains(&number) => Some(number),
            _ => {
                let (key, least, most) = (key.to_owned(), f64::from(least), f64::from(most));
                self.note(&value.span(), Mistake::OutOfRange { key, least, most });
                None
            }
        }
    }

    pub(super) fn integer(
        &mut self,
        table: &mut Table<'_>,
        key: &'static str,
        least: u8,
        most: u8,
    ) -> Option<u8> {
        match table.get(key) {
            Some(value) => self.integer_of(value, key, least, most),
            None => {
                self.missing(table, key);
                None
            }
        }
    }

    pub(super) fn table_of<'a>(
        &mut self,
        value: &'a Spanned<DeValue<'a>>,
        key: &str,
    ) -> Option<Table<'a>> {
        match value.get_ref() {
            DeValue::Table(table) => Some(Table::new(table, value.span())),
            _ => {
                self.wrong_type(value, key, Expected::Table);
                None
            }
        }
    }

    pub(super) fn optional_table<'a>(
        &mut self,
        table: &mut Table<'a>,
        key: &'static str,
    ) -> Option<(&'a DeTable<'a>, Span)> {
        let value = table.get(key)?;
        match value.get_ref() {
            DeValue::Table(inner) => Some((inner, value.span())),
            _ => {
                self.wrong_type(value, key, Expected::Table);
                None
            }
        }
    }

    pub(super) fn table<'a>(
        &mut self,
        table: &mut Table<'a>,
        key: &'static str,
    ) -> Option<(&'a DeTable<'a>, Span)> {
        if !table.table.contains_key(key) {
            self.missing(table, key);
        }
        self.optional_table(table, key)
    }

    pub(super) fn optional_array<'a>(
        &mut self,
        table: &mut Table<'a>,
        key: &'static str,
    ) -> Option<(&'a DeArray<'a>, Span)> {
        let value = table.get(key)?;
        match value.get_ref() {
            DeValue::Array(array) => Some((array, value.span())),
            _ => {
                self.wrong_type(value, key, Expected::List);
                None
            }
        }
    }

    pub(super) fn array<'a>(
        &mut self,
        table: &mut Table<'a>,
        key: &'static str,
    ) -> Option<(&'a DeArray<'a>, Span)> {
        if !table.table.contains_key(key) {
            self.missing(table, key);
        }
        self.optional_array(table, key)
    }
}

pub(super) fn float(value: &DeValue<'_>) -> Option<f64> {
    let number: f64 = match value {
        DeValue::Float(number) => number.as_str().parse().ok()?,
        DeValue::Integer(number) => number.as_str().parse().ok()?,
        _ => return None,
    };
    number.is_finite().then_some(number)
}

/// `a` to `z`, `0` to `9`, and single hyphens between them.
pub(super) fn is_slug(text: &str) -> bool {
    !text.is_empty()
        && text.split('-').all(|part| {
            !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        })
}
