//! Numbers of things by name.

use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Counts by name, in order. A JSON object; unlike a map it shows a name that is given twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(pub Vec<(String, u8)>);

impl Counts {
    /// How many of this name.
    pub fn get(&self, name: &str) -> u8 {
        self.0.iter().find(|(known, _)| known == name).map_or(0, |&(_, count)| count)
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, count)| (name, count)))
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = Counts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("numbers by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Counts, A::Error> {
                let mut counts = Vec::new();
                while let Some(count) = map.next_entry()? {
                    counts.push(count);
                }
                Ok(Counts(counts))
            }
        }
        deserializer.deserialize_map(Pairs)
    }
}
