use std::collections::HashMap;
use std::sync::OnceLock;
static K: OnceLock<HashMap<String, f32>> = OnceLock::new();
pub(crate) fn knob(name: &str, default: f32) -> f32 {
    let k = K.get_or_init(|| std::env::var("KNOBS").unwrap_or_default().split(',').filter_map(|p| { let (a,b)=p.split_once('=')?; Some((a.to_owned(), b.parse().ok()?)) }).collect());
    if k.is_empty() { return default; }
    k.get(name).copied().unwrap_or(default)
}
