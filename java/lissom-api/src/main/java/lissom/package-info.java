/**
 * What a Java program can say to Lissom.
 *
 * <p>Nothing here is needed to start: Lissom finds {@code boolean repOK()} by its name, checks every
 * {@code assert}, and reports exceptions that escape. Reach for this package when you want to say more.
 *
 * <ul>
 *   <li>{@link lissom.Lissom} is for code that talks to the executor: assumptions, checks, unknown values. You need it
 *       to write a <em>driver</em>, a small program that sets up what is to be examined.
 *   <li>The annotations are for code that talks to its reader, and to Lissom as well: what holds for every object
 *       ({@link lissom.Invariant}), what a method expects and promises ({@link lissom.Requires},
 *       {@link lissom.Ensures}, {@link lissom.Old}), which exceptions are part of its interface
 *       ({@link lissom.Allows}), and what it may change ({@link lissom.Modifies}).
 *   <li>{@link lissom.Inputs} replays a found input on a plain JVM.
 * </ul>
 *
 * <h2 id="contracts">Contracts are methods</h2>
 *
 * <p>A precondition is a method that returns {@code boolean}, and so is a postcondition. There is no second language to
 * learn, your IDE renames and completes them, and you can call them from a unit test. Lissom pairs them with the method
 * they belong to by name. For a method {@code m} with parameters {@code (A a, B b)} and result type {@code R}:
 *
 * <pre>
 * boolean mRequires(A a, B b)                     may m be called like this?
 * O       mOld     (A a, B b)                     what to remember from before the call
 * boolean mEnsures (A a, B b, R result, O old)    did m keep its promise?
 * </pre>
 *
 * <p>Each is optional. {@code mEnsures} leaves out {@code result} if {@code m} is {@code void}, and {@code old} if
 * there is no {@code mOld}. All of them belong to the class that declares {@code m}, may be private, and are static if
 * {@code m} is (they may be static for an instance method, too, if they do not need the receiver). Overloads are told
 * apart by their parameter types, which must be exactly those of {@code m}.
 *
 * <p>Here is a method with everything:
 *
 * <pre>
 * final class Account {
 *     private int balance;
 *
 *     boolean repOK()                              { return balance &gt;= 0; }
 *
 *     boolean withdrawRequires(int amount)         { return amount &gt;= 0 &amp;&amp; amount &lt;= balance; }
 *     int     withdrawOld(int amount)              { return balance; }
 *     boolean withdrawEnsures(int amount, int old) { return balance == old - amount; }
 *
 *     void withdraw(int amount)                    { balance -= amount; }
 * }
 * </pre>
 *
 * <p>What happens, in this order:
 * <ol>
 *   <li>The invariant and {@code mRequires} restrict the inputs. An input for which one of them returns {@code false}
 *       or throws is not an input of {@code m}.
 *   <li>{@code mOld} runs. It should copy what it wants to compare later: an array it merely returns is the same array
 *       afterwards, changed.
 *   <li>{@code m} runs.
 *   <li>If it returns normally, {@code mEnsures} runs. It sees the parameters as they were passed; the objects they
 *       refer to are in their state after the call. If it returns {@code false} or throws, the contract is violated.
 *   <li>The invariant runs again, whether {@code m} returned or threw.
 * </ol>
 *
 * <p>Contract methods should have no side effects. If you prefer other names, or write contracts for a constructor, use
 * the annotations. An annotation wins over a name.
 *
 * <p>None of this runs on a plain JVM unless somebody calls it. The annotations cost nothing there.
 */
package lissom;
