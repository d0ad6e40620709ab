//! Compiles the Java part of the replay.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // What stands in for classes of the program is compiled apart: the program's own class loader defines it.
    carried::carry("replay", &[("src", ""), ("standin", "standin")])
}
