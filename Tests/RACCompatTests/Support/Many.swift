import Foundation

private let isSanitized = ProcessInfo.processInfo.environment["STREAMCORE_SANITIZER"] != nil

/// How many steps a long test takes: `count`, or a hundredth of it under the thread sanitizer.
///
/// That checks every access, and follows calls to a depth of 65,536 at most: the long tests, which are about stack and
/// memory on one thread, would take many minutes there, or overflow the sanitizer's own stack. `.ci/run` sets the variable.
func many(_ count: Int) -> Int {
    isSanitized ? count / 100 : count
}
