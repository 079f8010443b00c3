// The casts are what these workloads are about.
// swift-format-ignore-file: NeverForceUnwrap

import StreamCore

/// The same with values of type `Any?`.
extension TypedSuite {
    static func oneObserverAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Any?, Never>.pipe()
        let observation = signal.observeValues { sum.pointee &+= $0 as! Int }
        for value in 0..<count { input.send(value: value as Any?) }
        observation?.dispose()
    }

    static func mapFilterMapAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Any?, Never>.pipe()
        let observation =
            signal
            .map { ($0 as! Int &+ 1) as Any? }
            .filter { $0 as! Int != -1 }
            .map { ($0 as! Int &* 2) as Any? }
            .observeValues { sum.pointee &+= $0 as! Int }
        for value in 0..<count { input.send(value: value as Any?) }
        observation?.dispose()
    }

    static func coldSequenceAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let start = SignalProducer<Any?, Never>((0..<count).lazy.map { $0 as Any? })
            .map { ($0 as! Int &+ 1) as Any? }
            .filter { $0 as! Int != -1 }
            .startWithValues { sum.pointee &+= $0 as! Int }
        start.dispose()
    }

    static func flatMapMergeAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        flatMapAny(.merge, count: count, sum: sum)
    }

    static func flatMapConcatAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        flatMapAny(.concat, count: count, sum: sum)
    }

    static func flatMapLatestAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        flatMapAny(.latest, count: count, sum: sum)
    }

    private static func flatMapAny(_ strategy: FlattenStrategy, count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Any?, Never>.pipe()
        let observation =
            signal
            .flatMap(strategy) { SignalProducer<Any?, Never>(value: $0) }
            .observeValues { sum.pointee &+= $0 as! Int }
        for value in 0..<count { input.send(value: value as Any?) }
        observation?.dispose()
    }
}
