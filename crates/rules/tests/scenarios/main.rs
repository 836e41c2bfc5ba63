//! The rules as scenarios: one named behaviour each, played in the notation of game records
//! (`docs/record.md`) and named after the rule (`r3_4_…`) or ruling (`q3_…`) of `docs/rules.md`
//! that it shows. `deal` lays out the decks and `table` plays; every other file is a chapter.
//! Laws that hold for all games are not here: they are properties, tested elsewhere.

mod berlin;
mod cards;
mod claims;
mod deal;
mod defects;
mod ending;
mod records;
mod rulings;
mod san_francisco;
mod scoring;
mod setup;
mod stuck;
mod table;
mod tickets;
