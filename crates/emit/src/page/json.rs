//! JSON for a `<script>` element: compact, and free of anything that could end the element.

use std::fmt::{Display, Write};

/// JSON that is being written.
#[derive(Default)]
pub(super) struct Json(String);

impl Json {
    pub(super) fn into_text(self) -> String {
        self.0
    }

    pub(super) fn as_text(&self) -> &str {
        &self.0
    }

    /// A number, `true` or `null`.
    pub(super) fn plain(&mut self, value: impl Display) {
        let _ = write!(self.0, "{value}");
    }

    pub(super) fn text(&mut self, text: &str) {
        self.0.push('"');
        for c in text.chars() {
            self.character(c);
        }
        self.0.push('"');
    }

    /// A Java string: UTF-16, in which surrogates need not come in pairs.
    pub(super) fn units(&mut self, units: &[u16]) {
        self.0.push('"');
        for c in char::decode_utf16(units.iter().copied()) {
            match c {
                Ok(c) => self.character(c),
                Err(lone) => {
                    let _ = write!(self.0, "\\u{:04x}", lone.unpaired_surrogate());
                }
            }
        }
        self.0.push('"');
    }

    /// What is written already.
    pub(super) fn raw(&mut self, json: &str) {
        self.0.push_str(json);
    }

    pub(super) fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Json, T)) {
        self.0.push('[');
        for (at, item) in items.into_iter().enumerate() {
            if at > 0 {
                self.0.push(',');
            }
            write(self, item);
        }
        self.0.push(']');
    }

    pub(super) fn numbers(&mut self, items: impl IntoIterator<Item = impl Display>) {
        self.list(items, |json, item| json.plain(item));
    }

    pub(super) fn texts<'a>(&mut self, items: impl IntoIterator<Item = &'a str>) {
        self.list(items, |json, item| json.text(item));
    }

    /// An object; the fields are written by [`Json::field`].
    pub(super) fn object(&mut self, write: impl FnOnce(&mut Json)) {
        self.0.push('{');
        write(self);
        self.0.push('}');
    }

    /// The name of a field, whose value follows.
    pub(super) fn field(&mut self, name: &str) -> &mut Json {
        if !self.0.ends_with('{') {
            self.0.push(',');
        }
        self.text(name);
        self.0.push(':');
        self
    }

    fn character(&mut self, c: char) {
        match c {
            '"' => self.0.push_str("\\\""),
            '\\' => self.0.push_str("\\\\"),
            // `</script>` and `<!--` mean something to HTML, wherever they stand; the others to old readers of JSON.
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' | '\u{7f}' | '\0'..='\x1f' => {
                let _ = write!(self.0, "\\u{:04x}", c as u32);
            }
            c => self.0.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_ends_a_script() {
        let mut json = Json::default();
        json.text("</script><!-- & \" \\ \n \u{2028}é");
        let text = json.into_text();
        assert_eq!(text, r#""\u003c/script\u003e\u003c!-- \u0026 \" \\ \u000a \u2028é""#);
    }

    #[test]
    fn lone_surrogates_survive() {
        let mut json = Json::default();
        json.units(&[0x61, 0xd800, 0xd83d, 0xde00, 0xdc00]);
        assert_eq!(json.into_text(), "\"a\\ud800😀\\udc00\"");
    }

    #[test]
    fn objects_and_lists_are_separated_by_commas() {
        let mut json = Json::default();
        json.object(|json| {
            json.field("a").plain(1);
            json.field("b").object(|_| {});
            json.field("c").numbers([1, 2]);
        });
        assert_eq!(json.into_text(), r#"{"a":1,"b":{},"c":[1,2]}"#);
    }
}
