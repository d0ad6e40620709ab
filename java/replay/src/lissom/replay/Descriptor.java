package lissom.replay;

import java.lang.invoke.MethodType;

/** Descriptors of methods. */
final class Descriptor {

    private Descriptor() {}

    static String of(Class<?>[] parameters, Class<?> result) {
        return MethodType.methodType(result, parameters).toMethodDescriptorString();
    }
}
