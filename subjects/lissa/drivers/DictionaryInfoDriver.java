package lissa.drivers;

import lissa.DictionaryInfo;
import lissom.Lissom;

public final class DictionaryInfoDriver {
    private DictionaryInfoDriver() {}

    public static void addField(int[] tags, int tag) {
        DictionaryInfo dictionary = of(tags);
        dictionary.addField(tag, Lissom.anyInt());
        Lissom.check(dictionary.repOK());
    }

    static boolean addFieldRequires(int[] tags, int tag) {
        return tags != null;
    }

    public static void getField(int[] tags, int tag) {
        DictionaryInfo dictionary = of(tags);
        dictionary.getField(tag);
        Lissom.check(dictionary.repOK());
    }

    static boolean getFieldRequires(int[] tags, int tag) {
        return tags != null;
    }

    private static DictionaryInfo of(int[] tags) {
        DictionaryInfo dictionary = new DictionaryInfo();
        for (int i = 0; i < tags.length; i++) {
            dictionary.addField(tags[i], Lissom.anyInt());
        }
        return dictionary;
    }
}
