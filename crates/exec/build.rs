//! Compiles what is assumed of the JDK's collections.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    carried::carry("given", &[("src", "")])
}
