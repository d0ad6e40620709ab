//! `lissom bench lissa`: Table 1 of LISSA's paper, measured again on subjects of our own.
//!
//! Every column of the paper and one of ours: `joint`, which also has rows beyond the paper's last scopes. A cell that
//! takes longer than it may is given up. Counts of `driver`, `eager` and `symsolve` that are not what
//! `subjects/lissa/expected.csv` says make the run fail, and so does a `joint` that keeps more paths than `symsolve`.

mod paper;

use std::sync::Arc;
use std::time::{Duration, Instant};

use exec::symbolic::{Bounds, Lazy};
use explore::{Budget, Config, Oracles, Property, SetUp, Subject, Target};
use jvm::Program;
use jvm::classpath::{ClassPath, Jdk};

use self::paper::{Cell, Row};
use super::classes::{Classes, Source};
use crate::flags::BenchFlags;

macro_rules! sources {
    ($folder:literal: $($name:ident)*) => {
        &[$((
            stringify!($name),
            include_str!(concat!("../../../../../", $folder, "/", stringify!($name), ".java")),
        )),*]
    };
}

const API: &[Source] = sources! { "java/lissom-api/src/main/java/lissom":
    Allows AssumptionViolated Ensures Fields InputScript Inputs Invariant Lissom Modifies Old Requires SpecFor
};

const SUBJECTS: &[Source] = sources! { "subjects/lissa":
    Clauses CombatantStatistic DataSet DictionaryInfo HashMap LinkedList NameTree Names SQLFilter Schedule Tables Template
    TransportStats TreeMap TreeSet Types Visited
};

const DRIVERS: &[Source] = sources! { "subjects/lissa/drivers":
    CombatantStatisticDriver Counted DictionaryInfoDriver HashMapDriver LinkedListDriver SQLFilterDriver ScheduleDriver
    TemplateDriver TransportStatsDriver TreeMapDriver TreeSetDriver
};

/// How long a cell may take, where nothing is said.
const PATIENCE: Duration = Duration::from_secs(10);

/// A way to run a method.
#[derive(Clone, Copy, PartialEq)]
enum Column {
    Hybrid,
    Driver,
    Eager,
    WithoutSymmetry,
    SymSolve,
    Memo,
    Joint,
}

impl Column {
    const ALL: [Column; 7] = [
        Column::Hybrid,
        Column::Driver,
        Column::Eager,
        Column::WithoutSymmetry,
        Column::SymSolve,
        Column::Memo,
        Column::Joint,
    ];

    /// Its name, in the table and as a flag.
    fn name(self) -> &'static str {
        match self {
            Column::Hybrid => "conservative",
            Column::Driver => "driver",
            Column::Eager => "eager",
            Column::WithoutSymmetry => "symsolve-no-symmetry",
            Column::SymSolve => "symsolve",
            Column::Memo => "symsolve-memo",
            Column::Joint => "joint",
        }
    }

    fn parse(name: &str) -> Result<Column, String> {
        let found = Column::ALL.into_iter().find(|column| column.name() == name);
        let names = || Column::ALL.map(Column::name).join(", ");
        found.ok_or_else(|| format!("`{name}` is no column of LISSA's table: {}", names()))
    }

    /// The columns that are wanted, in the order of the table.
    fn wanted(names: &[String]) -> Result<Vec<Column>, String> {
        let named = names.iter().map(|name| Column::parse(name)).collect::<Result<Vec<_>, _>>()?;
        Ok(Column::ALL.into_iter().filter(|column| named.is_empty() || named.contains(column)).collect())
    }

    /// Who decides about inputs; nobody means that the invariant is executed first, or a driver makes the input.
    fn oracles(self) -> Result<Option<Arc<dyn Oracles>>, String> {
        let name = match self {
            Column::Driver | Column::Eager => return Ok(None),
            Column::Hybrid => "conservative",
            Column::WithoutSymmetry | Column::SymSolve | Column::Memo => "symsolve",
            Column::Joint => "joint",
        };
        let mut selection = oracle::Selection::parse(&[name.to_string()])?;
        selection.symmetry = self != Column::WithoutSymmetry;
        selection.memo = self == Column::Memo;
        Ok(Some(Arc::new(selection)))
    }
}

/// Measures the table; whether all counts are as they should be.
pub(super) fn run(flags: &BenchFlags) -> Result<bool, String> {
    let columns = Column::wanted(&flags.columns)?;
    let mut rows = paper::rows()?;
    if columns.contains(&Column::Joint) {
        rows.extend(paper::beyond()?);
    }
    rows.retain(|row| is_wanted(flags, row));
    if rows.is_empty() {
        return Err("no row of the table is named so; name a class or Class.method".to_string());
    }
    let jdk = Jdk::locate(flags.jdk.jdk.as_deref()).map_err(|e| e.to_string())?;
    let sources: Vec<Source> = [API, SUBJECTS, DRIVERS].concat();
    let classes = Classes::compile(&jdk, &sources)?;
    let path = classes.path().to_str().ok_or("the temporary directory has a name that is not text")?;
    let classpath = ClassPath::parse(path, jdk.feature()).map_err(|e| e.to_string())?;
    let program = Program::new(jdk, classpath);
    let patience = flags.cell_time.unwrap_or(PATIENCE);
    println!("LISSA, Table 1: paths and seconds, ours above the paper's.");
    println!("= ≠ the paper's count or not; ✗ not what our subject must have; – longer than it may take.\n");
    print!("{:<32}", "");
    columns.iter().for_each(|column| print!("{:>22}", column.name()));
    println!();
    let mut as_expected = true;
    for row in &rows {
        as_expected &= measure_row(&program, row, &columns, patience)?;
    }
    Ok(as_expected)
}

fn is_wanted(flags: &BenchFlags, row: &Row) -> bool {
    let in_bounds = flags.bounds.as_ref().is_none_or(|bounds| bounds.contains(&row.scope));
    let named = flags.filter.as_ref().is_none_or(|filter| match filter.split_once(['.', '#']) {
        Some((class, method)) => class == row.class && method == row.method,
        None => *filter == row.class,
    });
    in_bounds && named
}

fn measure_row(program: &Program, row: &Row, columns: &[Column], patience: Duration) -> Result<bool, String> {
    print!("{:<32}", format!("{}.{} {}", row.class, row.method, row.scope));
    let mut ours = [Cell::default(); 7];
    let mut as_expected = true;
    for &column in columns {
        if row.is_beyond && column != Column::Joint {
            print!("{:>22}", "");
            continue;
        }
        let at = column as usize;
        ours[at] = measure(program, row, column, patience)?;
        let is_right = match (ours[at].paths, row.expected[at]) {
            (Some(found), Some(expected)) => found == expected,
            _ => true,
        };
        as_expected &= is_right;
        let sign = match (ours[at].paths, row.cells[at].paths) {
            _ if !is_right => "✗",
            (Some(found), Some(theirs)) => ["≠", "="][(found == theirs) as usize],
            _ => " ",
        };
        print!("{:>22}", format!("{}{sign}", text(&ours[at], 2)));
    }
    println!();
    if row.is_beyond {
        println!("  beyond the paper");
    } else {
        print!("{:<32}", "  paper");
        columns.iter().for_each(|&column| print!("{:>22}", format!("{} ", text(&row.cells[column as usize], 0))));
        println!();
    }
    let paths = |column: Column| ours[column as usize].paths;
    if let (Some(joint), Some(shapes)) = (paths(Column::Joint), paths(Column::SymSolve))
        && joint > shapes
    {
        println!("  joint keeps more paths than symsolve");
        as_expected = false;
    }
    Ok(as_expected)
}

fn text(cell: &Cell, digits: usize) -> String {
    match (cell.paths, cell.seconds) {
        (Some(paths), Some(seconds)) => format!("{paths} {seconds:>8.digits$}"),
        _ => "–".to_string(),
    }
}

fn measure(program: &Program, row: &Row, column: Column, patience: Duration) -> Result<Cell, String> {
    let class = match column {
        Column::Driver => format!("lissa.drivers.{}Driver", row.class),
        _ => format!("lissa.{}", row.class),
    };
    let target = Target::parse(&format!("{class}#{}", row.method));
    let subject = Subject::find(program, &target).map_err(|e| e.to_string())?;
    let subject = subject.into_iter().next().ok_or_else(|| format!("{class} has no {}", row.method))?;
    let bounds = Bounds {
        n: Some(row.scope),
        array_length: Some(row.scope),
        // A list is walked to its end.
        loops: (2 * row.scope).max(Bounds::default().loops),
        ..Bounds::default()
    };
    let config = Config {
        init: &Lazy,
        bounds,
        properties: vec![Property::Exceptions],
        oracles: column.oracles()?,
        ..Config::default()
    };
    let started = Instant::now();
    let setup = SetUp::new(program, subject, config)?;
    let budget = Budget { time: Some(patience), ..Budget::default() };
    let report = explore::explore(&setup, &budget, None, None, &|_| {})?;
    // Whatever was left open but the scope makes the count too small.
    if report.left.keys().any(|(left, _)| !left.is_scope()) || !report.frontier.is_empty() {
        return Ok(Cell::default());
    }
    Ok(Cell { paths: Some(report.completed()), seconds: Some(started.elapsed().as_secs_f64()) })
}
