// The values are Any? and known to be Int.
// swift-format-ignore-file: NeverForceUnwrap

import RACCompat

/// Lazy sequences. The typed core has none: those of the standard library are the baseline.
extension DynamicSuite {
    private static func sequence(_ count: Int) -> RACSequence {
        (0..<count).rac_sequence
            .map { ($0 as! Int &+ 1) as Any? }
            .filter { $0 as! Int != -1 }
    }

    static func lazySequence(count: Int, sum: UnsafeMutablePointer<Int>) {
        for value in sequence(count) { sum.pointee &+= value as! Int }
    }

    static func headsAndTails(count: Int, sum: UnsafeMutablePointer<Int>) {
        var rest: RACSequence? = sequence(count)
        while let head = rest?.head {
            sum.pointee &+= head as! Int
            rest = rest?.tail
        }
    }

    /// The values are remembered.
    static func rereadSequence(count: Int, sum: UnsafeMutablePointer<Int>) {
        let sequence = sequence(Workload.replayed)
        for _ in 0..<count {
            for value in sequence { sum.pointee &+= value as! Int }
        }
    }

    static func signalOfSequence(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = sequence(count).signalWithScheduler(.immediateScheduler())
            .subscribeNext { sum.pointee &+= $0 as! Int }
        subscription.dispose()
    }
}
