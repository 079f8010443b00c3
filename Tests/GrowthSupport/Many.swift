import Foundation

/// Whether the tests run under the thread sanitizer; `.ci/run` sets the variable.
package let isSanitized = ProcessInfo.processInfo.environment["STREAMCORE_SANITIZER"] != nil

/// How many steps a long test takes: `count` in optimized builds, a tenth of it in debug builds, and a hundredth under the
/// thread sanitizer.
///
/// A recursion of a tenth overflows a small stack as well: frames are several times as big in debug builds, and slower.
/// The sanitizer checks every access, and follows calls to a depth of 65,536 at most: long tests, which are about stack and
/// memory on one thread, would take many minutes there, or overflow the sanitizer's own stack.
package func many(_ count: Int) -> Int {
    #if DEBUG
        isSanitized ? count / 100 : count / 10
    #else
        isSanitized ? count / 100 : count
    #endif
}
