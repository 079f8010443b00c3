// The casts are what the workloads with values of type `Any?` are about.
// swift-format-ignore-file: NeverForceUnwrap

import OpenCombine

/// Two sources into one, and operators with state.
extension OpenCombineSuite {
    static func zip(count: Int, sum: UnsafeMutablePointer<Int>) {
        let left = PassthroughSubject<Int, Never>()
        let right = PassthroughSubject<Int, Never>()
        let subscription = left.zip(right).sink { sum.pointee &+= $0 &+ $1 }
        for value in 0..<count { (value & 1 == 0 ? left : right).send(value) }
        subscription.cancel()
    }

    static func zipAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let left = PassthroughSubject<Any?, Never>()
        let right = PassthroughSubject<Any?, Never>()
        let subscription = left.zip(right).sink { sum.pointee &+= ($0 as! Int) &+ ($1 as! Int) }
        for value in 0..<count { (value & 1 == 0 ? left : right).send(value as Any?) }
        subscription.cancel()
    }

    static func scanDistinctTake(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        let subscription =
            subject
            .scan(0, &+)
            .removeDuplicates()
            .prefix { $0 >= 0 }
            .sink { sum.pointee &+= $0 }
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
    }
}
