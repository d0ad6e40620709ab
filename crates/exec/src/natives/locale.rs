//! Number formats of English and of no locale, without the locale providers: those take hundreds of thousands of
//! instructions, and nearly every program formats its numbers so. Other locales go the JDK's own way.

use heap::{Ref, Value};

use super::{Args, Row};
use crate::known::slot;
use crate::trap::{Call, Run, Then, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("=java/text/DecimalFormatSymbols.getInstance(Ljava/util/Locale;)Ljava/text/DecimalFormatSymbols;", symbols),
    ("=java/text/DecimalFormatSymbols.initialize", initialize_symbols),
    (
        "=java/text/NumberFormat.getInstance(Ljava/util/Locale;Ljava/text/NumberFormat$Style;I)Ljava/text/NumberFormat;",
        number_format,
    ),
    ("=java/text/NumberFormat.getInstance(Ljava/util/Locale;I)Ljava/text/NumberFormat;", number_format),
];

/// A field of an object by name.
fn field<'p>(vm: &Vm<'p>, object: Ref, name: &str) -> Option<Value> {
    let class = vm.program.class(vm.state.heap.get(object).class);
    vm.field(object, slot(vm.program, class, name)?)
}

fn set<'p>(vm: &mut Vm<'p>, object: Ref, name: &str, value: Value) {
    let class = vm.program.class(vm.state.heap.get(object).class);
    if let Some(at) = slot(vm.program, class, name) {
        vm.set_field(object, at, value);
    }
}

/// Whether CLDR formats numbers of this locale as it does for `en`. (`en_AU` has another exponent sign, `en_ZA` another
/// decimal separator.) JDK 8 has other data.
fn is_plain<'p>(vm: &Vm<'p>, locale: Ref) -> bool {
    let plain = || -> Option<bool> {
        let Value::Ref(base) = field(vm, locale, "baseLocale")? else {
            return None;
        };
        let text = |name| match field(vm, base, name) {
            Some(Value::Ref(text)) if !text.is_null() => vm.text(text),
            _ => String::new(),
        };
        let extensions = field(vm, locale, "localeExtensions")?.as_ref()?;
        let region = text("region");
        let known = matches!((text("language").as_str(), region.as_str()), ("" | "en", "") | ("en", "US" | "GB"));
        Some(known && extensions.is_null() && text("script").is_empty() && text("variant").is_empty())
    };
    vm.program.jdk().feature() >= 9 && plain().unwrap_or(false)
}

fn symbols<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let locale = args.object(0)?;
    if !is_plain(vm, locale) {
        return Err(Trap::Bytecode);
    }
    new_symbols(vm, locale).map(Value::Ref)
}

fn new_symbols<'p>(vm: &mut Vm<'p>, locale: Ref) -> Run<Ref> {
    let class = vm.class("java/text/DecimalFormatSymbols")?;
    vm.initialize(class.id)?;
    let symbols = vm.allocate(class.id)?;
    // What field initializers would do.
    let version = slot(vm.program, class, "currentSerialVersion").map(|at| vm.static_value(at));
    if let Some(version) = version {
        set(vm, symbols, "serialVersionOnStream", version);
    }
    fill_symbols(vm, symbols, locale)?;
    Ok(symbols)
}

fn initialize_symbols<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let locale = args.object(1)?;
    if !is_plain(vm, locale) {
        return Err(Trap::Bytecode);
    }
    fill_symbols(vm, args.object(0)?, locale)?;
    Ok(Value::Unset)
}

fn fill_symbols<'p>(vm: &mut Vm<'p>, symbols: Ref, locale: Ref) -> Run<()> {
    set(vm, symbols, "locale", Value::Ref(locale));
    for (name, symbol) in [
        ("decimalSeparator", '.'),
        ("groupingSeparator", ','),
        ("monetarySeparator", '.'),
        ("monetaryGroupingSeparator", ','),
        ("patternSeparator", ';'),
        ("percent", '%'),
        ("perMill", '‰'),
        ("zeroDigit", '0'),
        ("digit", '#'),
        ("minusSign", '-'),
        ("exponential", 'E'),
    ] {
        set(vm, symbols, name, Value::Int(symbol as i32));
    }
    for (name, text) in [
        ("percentText", "%"),
        ("perMillText", "‰"),
        ("minusSignText", "-"),
        ("exponentialSeparator", "E"),
        ("infinity", "∞"),
        ("NaN", "NaN"),
    ] {
        let text = vm.intern_text(text)?;
        set(vm, symbols, name, Value::Ref(text));
    }
    Ok(())
}

/// Styles as `NumberFormat` numbers them: 0 is a plain number, 2 a percentage. Its argument is the last one.
fn number_format<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let locale = args.object(0)?;
    let style = args.all().last().and_then(|v| v.as_int());
    let pattern = match style {
        Some(0) => "#,##0.###",
        Some(2) => "#,##0%",
        _ => return Err(Trap::Bytecode),
    };
    if !is_plain(vm, locale) {
        return Err(Trap::Bytecode);
    }
    let class = vm.class("java/text/DecimalFormat")?;
    vm.initialize(class.id)?;
    let symbols = new_symbols(vm, locale)?;
    let pattern = vm.intern_text(pattern)?;
    let format = vm.allocate(class.id)?;
    let method = vm.find_method(class, "<init>", "(Ljava/lang/String;Ljava/text/DecimalFormatSymbols;)V")?.id;
    let args = vec![Value::Ref(format), Value::Ref(pattern), Value::Ref(symbols)];
    Err(Trap::Call(Box::new(Call { method, args, then: Then::Give(format) })))
}
