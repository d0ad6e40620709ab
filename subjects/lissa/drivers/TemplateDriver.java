package lissa.drivers;

import lissa.Template;
import lissom.Lissom;

public final class TemplateDriver {
    private TemplateDriver() {}

    public static void addParameter(int[] names, int name) {
        Template template = of(names);
        template.addParameter(name, Lissom.anyInt());
        Lissom.check(template.repOK());
    }

    static boolean addParameterRequires(int[] names, int name) {
        return names != null;
    }

    public static void getParameter(int[] names, int name) {
        Template template = of(names);
        template.getParameter(name);
        Lissom.check(template.repOK());
    }

    static boolean getParameterRequires(int[] names, int name) {
        return names != null;
    }

    private static Template of(int[] names) {
        Template template = new Template();
        for (int i = 0; i < names.length; i++) {
            template.addParameter(names[i], i);
        }
        return template;
    }
}
