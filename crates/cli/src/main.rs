//! lissom
fn main() {}
