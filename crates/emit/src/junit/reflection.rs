//! The helper methods of a test class that needs reflection: only those that are used, at its end.

/// Each helper: what its calls begin with, and its source.
const HELPERS: [(&str, &str); 6] = [
    (
        "allocate(",
        r#"    private static Object allocate(String type) {
        try {
            Class<?> unsafe = Class.forName("sun.misc.Unsafe");
            java.lang.reflect.Field theUnsafe = unsafe.getDeclaredField("theUnsafe");
            theUnsafe.setAccessible(true);
            return unsafe.getMethod("allocateInstance", Class.class).invoke(theUnsafe.get(null), Class.forName(type));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
"#,
    ),
    (
        "construct(",
        r#"    private static Object construct(String type, String parameters, Object[] arguments) {
        try {
            for (java.lang.reflect.Constructor<?> constructor : Class.forName(type).getDeclaredConstructors()) {
                if (names(constructor.getParameterTypes()).equals(parameters)) {
                    constructor.setAccessible(true);
                    return constructor.newInstance(arguments);
                }
            }
            throw new AssertionError("no constructor " + type + "(" + parameters + ")");
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw LissomSneaky.<RuntimeException>sneaky(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
"#,
    ),
    (
        "call(",
        r#"    private static Object call(Object target, String type, String name, String parameters, Object[] arguments) {
        try {
            for (java.lang.reflect.Method method : Class.forName(type).getDeclaredMethods()) {
                if (method.getName().equals(name) && names(method.getParameterTypes()).equals(parameters)) {
                    method.setAccessible(true);
                    return method.invoke(target, arguments);
                }
            }
            throw new AssertionError("no method " + type + "." + name + "(" + parameters + ")");
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw LissomSneaky.<RuntimeException>sneaky(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
"#,
    ),
    (
        "get(",
        r#"    private static Object get(Object target, String type, String name) {
        try {
            java.lang.reflect.Field field = Class.forName(type).getDeclaredField(name);
            field.setAccessible(true);
            return field.get(target);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
"#,
    ),
    (
        "set(",
        r#"    private static void set(Object target, String type, String name, Object value) {
        try {
            java.lang.reflect.Field field = Class.forName(type).getDeclaredField(name);
            field.setAccessible(true);
            field.set(target, value);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
"#,
    ),
    (
        "array(",
        r#"    private static Object array(String element, Object[] elements) {
        try {
            Object array = java.lang.reflect.Array.newInstance(Class.forName(element), elements.length);
            System.arraycopy(elements, 0, array, 0, elements.length);
            return array;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
"#,
    ),
];

const NAMES: &str = r#"    private static String names(Class<?>[] types) {
        StringBuilder names = new StringBuilder();
        for (Class<?> type : types) {
            names.append(names.length() == 0 ? "" : ", ").append(type.getName());
        }
        return names.toString();
    }
"#;

const SNEAKY: &str = r#"    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E sneaky(Throwable thrown) throws E {
        throw (E) thrown;
    }
"#;

/// The helpers that this source calls.
pub(super) fn helpers(source: &str, class: &str) -> String {
    let is_called = |name: &str| {
        source.match_indices(name).any(|(at, _)| {
            let before = source[..at].chars().next_back();
            before.is_some_and(|c| !c.is_alphanumeric() && c != '.' && c != '_')
        })
    };
    let used: Vec<&str> = HELPERS.iter().filter(|(name, _)| is_called(name)).map(|(_, helper)| *helper).collect();
    if used.is_empty() {
        return String::new();
    }
    let mut text = String::from("\n    // ---- what cannot be reached otherwise\n");
    let mut all = used.clone();
    if used.iter().any(|helper| helper.contains("names(")) {
        all.extend([NAMES, SNEAKY]);
    }
    for helper in all {
        text.push('\n');
        text.push_str(&helper.replace("LissomSneaky", class));
    }
    text
}
