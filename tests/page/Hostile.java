/** Names and strings that would break a careless page. */
public class Hostile {
    static class Größe\u4e2d {
        String 名前;
        char c;
    }

    /** A string that ends scripts, one that is half a pair of surrogates, and a message with both. */
    public String greet(String s, Größe\u4e2d g) {
        if ("</script>".equals(s)) {
            return "</script><script>document.title='broken'</script><!--";
        }
        if (g != null && g.c == '\ud800') {
            throw new IllegalStateException("<img src=x onerror=document.title='broken'> \ud800 & \u2028 \"quoted\"");
        }
        if (g != null) {
            g.名前 = "<b>\udc00\ud83d\ude00</b>";
        }
        return null;
    }
}
