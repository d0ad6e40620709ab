//! Command lines as people who know `java` write them.

/// `java` spells its flags with one dash, and everything behind the class or jar is the program's; clap wants two
/// dashes and a `--`. Only `lissom run` is spelt that way.
pub(crate) fn normalise(args: impl Iterator<Item = String>) -> Vec<String> {
    let mut normal = Vec::new();
    let mut args = args;
    normal.extend(args.by_ref().take(2));
    if normal.get(1).is_none_or(|command| command != "run") {
        normal.extend(args.map(|arg| match arg.as_str() {
            "-cp" | "-classpath" => "--class-path".into(),
            _ => arg,
        }));
        return normal;
    }
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "-cp" | "-classpath" => normal.push("--class-path".into()),
            "-ea" | "-enableassertions" => normal.push("--assertions".into()),
            "-jar" => {
                normal.push("--jar".into());
                normal.extend(args.next());
                normal.push("--".into());
                break;
            }
            _ => {
                let is_value = normal.last().is_some_and(|last| takes_value(last));
                if !arg.starts_with('-') && !is_value {
                    normal.push("--".into());
                    normal.push(arg);
                    break;
                }
                normal.push(arg);
            }
        }
    }
    normal.extend(args);
    normal
}

fn takes_value(flag: &str) -> bool {
    matches!(
        flag,
        "--class-path"
            | "--classpath"
            | "--cp"
            | "--jdk"
            | "--jar"
            | "-D"
            | "--max-steps"
            | "--time-limit"
            | "--heap-limit"
            | "--opcode-coverage"
    )
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::normalise;
    use crate::flags::{Cli, Command, RunFlags};

    fn parse(line: &str) -> RunFlags {
        let args = normalise(line.split(' ').map(String::from));
        match Cli::try_parse_from(args).map(|cli| cli.command) {
            Ok(Command::Run(flags)) => flags,
            _ => panic!("`{line}` is not a run"),
        }
    }

    #[test]
    fn flags_behind_the_class_are_the_programs() {
        let flags = parse("lissom run -ea -cp a:b Main -cp x --jdk y");
        assert!(flags.assertions);
        assert_eq!(flags.class_path.as_deref(), Some("a:b"));
        assert_eq!(flags.program, ["Main", "-cp", "x", "--jdk", "y"]);
    }

    #[test]
    fn everything_behind_a_jar_is_the_programs() {
        let flags = parse("lissom run -Dk=v -jar app.jar -ea one");
        assert_eq!(flags.jar.as_deref(), Some(std::path::Path::new("app.jar")));
        assert_eq!(flags.program, ["-ea", "one"]);
        assert_eq!(flags.define, ["k=v"]);
    }

    #[test]
    fn only_run_is_spelt_as_java_is() {
        let args = normalise("lissom bench run --rounds 3".split(' ').map(String::from));
        assert!(Cli::try_parse_from(args).is_ok());
        let args = normalise("lissom run -nonsense Main".split(' ').map(String::from));
        assert!(Cli::try_parse_from(args).is_err());
    }
}
