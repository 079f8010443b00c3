// An event that is not as it was expected ends the program.
// swift-format-ignore-file: NeverUseForceTry

import RxCompat
import RxStreamTesting
import StreamTesting

/// Tests of streams, in virtual time.
extension RxSuite {
    static func diagrams(count: Int, sum: UnsafeMutablePointer<Int>) {
        record(count) { try $0.expect(letters(count), values: ["a": "a!"]) }
        sum.pointee = count
    }

    static func steps(count: Int, sum: UnsafeMutablePointer<Int>) {
        record(count) { recorder in
            for _ in 0..<count {
                try recorder.expectNext("a!")
                sum.pointee &+= 1
            }
        }
    }

    /// A diagram of a value a second.
    private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

    private static func record(_ count: Int, _ check: (Recorder) throws -> Void) {
        try! withVirtualWorld { world in
            let letters = try world.hot(letters(count))
            try check(world.record(letters.observable.map { $0 + "!" }))
        }
    }
}
