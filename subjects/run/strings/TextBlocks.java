//@ about: text blocks: indentation, escapes, line continuation, interpolation with formatted
public class TextBlocks {
    static final String JSON = """
            {
              "name": "lissom",
              "tags": ["a", "b"],
              "nested": {"deep": true}
            }
            """;

    public static void main(String[] args) {
        System.out.print(JSON);
        System.out.println(JSON.lines().count() + " lines " + JSON.length() + " chars");

        String noTrailing = """
            last line without newline""";
        System.out.println("[" + noTrailing + "]");
        String outdented = """
                four
              two
            zero
          """;
        System.out.print(outdented);
        System.out.println(outdented.startsWith("      four"));
        String trailing = """
            stripped   
            kept  \s
            end""";
        trailing.lines().forEach(l -> System.out.println(l.length() + "|" + l + "|"));
        String joined = """
            one \
            two \
            three""";
        System.out.println(joined);
        String escapes = """
            tab\there
            quote \""" three
            "simple" quotes ""
            backslash \\ octal \101 unicode \u0042
            carriage\rreturn
            newline\nescape
            """;
        System.out.println(escapes.replace("\t", "<tab>").replace("\r", "<cr>"));
        String blank = """

            after blank

            """;
        System.out.println(blank.lines().map(l -> "'" + l + "'").reduce("", String::concat));
        String empty = """
            """;
        System.out.println("empty " + empty.isEmpty() + " same literal " + (empty == ""));
        System.out.println("same constant " + ("""
            abc
            def""" == "abc\ndef"));
        String sql = """
            SELECT %s
            FROM %s
            WHERE id = %d
            """.formatted("name", "users", 42);
        System.out.print(sql);
        String concat = "head\n" + """
            body
            """ + "tail";
        System.out.println(concat);
        System.out.println("""
            <html>
                <body class="x">
                    'quoted'
                </body>
            </html>""".stripIndent().toUpperCase());
        switch (noTrailing) {
            case """
                last line without newline""" -> System.out.println("switch matches a text block label");
            default -> System.out.println("no match");
        }
    }
}
