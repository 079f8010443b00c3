import Foundation

/// Whether the tests run under the thread sanitizer; `.ci/run` sets the variable.
let isSanitized = ProcessInfo.processInfo.environment["STREAMCORE_SANITIZER"] != nil

/// How many steps a long test takes: `count`, or a hundredth of it under the thread sanitizer.
///
/// The sanitizer checks every access, and follows calls to a depth of 65,536 at most: long tests, which are about stack and
/// memory on one thread, would take many minutes there, or overflow the sanitizer's own stack.
package func many(_ count: Int) -> Int {
    isSanitized ? count / 100 : count
}
