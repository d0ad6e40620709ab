//@ about: a method of the JDK that asks who called it, when it is the subject itself: nobody did
//@ verify: java.lang.invoke.MethodHandles#lookup -> inconclusive
public class Callers {}
