//! LISSA's Table 1, and what we expect of our own subjects.

/// What a table says about one way to run a method; nothing where the run took too long.
#[derive(Clone, Copy, Default)]
pub(super) struct Cell {
    pub paths: Option<u64>,
    pub seconds: Option<f64>,
}

/// One row: a method and a scope.
pub(super) struct Row {
    pub class: String,
    pub method: String,
    pub scope: u32,
    /// In the order of the columns of [`super::Column::ALL`]; the last one is ours alone.
    pub cells: [Cell; 7],
    /// What we expect, where it is known: of `driver`, `eager` and the three forms of `symsolve`, and of `joint` beyond
    /// the paper.
    pub expected: [Option<u64>; 7],
    /// Whether the paper does not have it: then it is for `joint` alone.
    pub is_beyond: bool,
}

/// The rows of the paper.
pub(super) fn rows() -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for line in include_str!("paper.csv").lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let [class, method, scope, hybrid_s, hybrid, _, driver_s, driver, eager_s, eager, plain_s, sym_s, memo_s, sym] =
            fields.as_slice()
        else {
            return Err(format!("a row of the paper's table is damaged: {line}"));
        };
        let cell = |seconds: &str, paths: &str| Cell { paths: paths.parse().ok(), seconds: seconds.parse().ok() };
        let shapes = |seconds: &str| if seconds == "TO" { Cell::default() } else { cell(seconds, sym) };
        rows.push(Row {
            class: class.to_string(),
            method: method.to_string(),
            scope: scope.parse().map_err(|_| format!("a scope is no number: {line}"))?,
            cells: [
                cell(hybrid_s, hybrid),
                cell(driver_s, driver),
                cell(eager_s, eager),
                shapes(plain_s),
                shapes(sym_s),
                shapes(memo_s),
                Cell::default(),
            ],
            expected: [None; 7],
            is_beyond: false,
        });
    }
    expect(&mut rows);
    Ok(rows)
}

/// Rows with scopes that the paper did not reach.
pub(super) fn beyond() -> Result<Vec<Row>, String> {
    let row = |line: &str| {
        let fields: Vec<&str> = line.split(',').collect();
        let [class, method, scope, paths] = fields.as_slice() else { return None };
        Some(Row {
            class: class.to_string(),
            method: method.to_string(),
            scope: scope.parse().ok()?,
            cells: [Cell::default(); 7],
            expected: [None, None, None, None, None, None, Some(paths.parse().ok()?)],
            is_beyond: true,
        })
    };
    let lines = include_str!("beyond.csv").lines().skip(1);
    lines.map(|line| row(line).ok_or_else(|| format!("a row beyond the paper is damaged: {line}"))).collect()
}

/// What `subjects/lissa/expected.csv` says of our subjects.
fn expect(rows: &mut [Row]) {
    for line in include_str!("../../../../../subjects/lissa/expected.csv").lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let [class, method, scope, eager, _, driver, _, shapes, _] = fields.as_slice() else { continue };
        let row = rows.iter_mut().find(|r| r.class == *class && r.method == *method && r.scope.to_string() == *scope);
        if let Some(row) = row {
            let shapes = shapes.parse().ok();
            row.expected = [None, driver.parse().ok(), eager.parse().ok(), shapes, shapes, shapes, None];
        }
    }
}
