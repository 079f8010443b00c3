// The casts are what the workloads with values of type `Any?` are about.
// swift-format-ignore-file: NeverForceUnwrap

import StreamCore

/// Two sources into one, and operators with state.
extension TypedSuite {
    static func combineLatest(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (left, leftInput) = Signal<Int, Never>.pipe()
        let (right, rightInput) = Signal<Int, Never>.pipe()
        let observation = Signal.combineLatest(left, right).observeValues { sum.pointee &+= $0 &+ $1 }
        for value in 0..<count { (value & 1 == 0 ? leftInput : rightInput).send(value: value) }
        observation?.dispose()
    }

    static func combineLatestAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (left, leftInput) = Signal<Any?, Never>.pipe()
        let (right, rightInput) = Signal<Any?, Never>.pipe()
        let observation = Signal.combineLatest(left, right)
            .observeValues { sum.pointee &+= ($0 as! Int) &+ ($1 as! Int) }
        for value in 0..<count { (value & 1 == 0 ? leftInput : rightInput).send(value: value as Any?) }
        observation?.dispose()
    }

    static func zip(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (left, leftInput) = Signal<Int, Never>.pipe()
        let (right, rightInput) = Signal<Int, Never>.pipe()
        let observation = Signal.zip(left, right).observeValues { sum.pointee &+= $0 &+ $1 }
        for value in 0..<count { (value & 1 == 0 ? leftInput : rightInput).send(value: value) }
        observation?.dispose()
    }

    static func zipAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (left, leftInput) = Signal<Any?, Never>.pipe()
        let (right, rightInput) = Signal<Any?, Never>.pipe()
        let observation = Signal.zip(left, right).observeValues { sum.pointee &+= ($0 as! Int) &+ ($1 as! Int) }
        for value in 0..<count { (value & 1 == 0 ? leftInput : rightInput).send(value: value as Any?) }
        observation?.dispose()
    }

    static func scanDistinctTake(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation =
            signal
            .scan(0, &+)
            .skipRepeats()
            .take(while: { $0 >= 0 })
            .observeValues { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        observation?.dispose()
    }
}
