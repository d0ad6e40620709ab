//! The paper's tables.

const COLUMNS: [&str; 5] = ["HEX", "RepOk", "ConsRepOk", "Alloy", "PALE"];

/// Both tables in one: feasible and infeasible traces, and minutes.
pub(super) fn print() {
    print!("{:<38}", "");
    COLUMNS.iter().for_each(|column| print!("{column:>24}"));
    println!();
    for line in include_str!("paper.csv").lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let Some((subject, numbers)) = fields.split_first() else { continue };
        print!("{subject:<38}");
        for column in 0..COLUMNS.len() {
            let at = |index: usize| numbers.get(index).copied().unwrap_or("n.a.");
            let (feasible, infeasible, minutes) = (at(2 * column), at(2 * column + 1), at(2 * COLUMNS.len() + column));
            let text =
                if feasible == "n.a." { "–".to_string() } else { format!("{feasible}/{infeasible} {minutes} min") };
            print!("{text:>24}");
        }
        println!();
    }
}
