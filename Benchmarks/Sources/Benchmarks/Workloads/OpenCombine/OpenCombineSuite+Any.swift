// The casts are what these workloads are about.
// swift-format-ignore-file: NeverForceUnwrap

import OpenCombine

/// The same with values of type `Any?`.
extension OpenCombineSuite {
    static func oneObserverAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Any?, Never>()
        let subscription = subject.sink { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.send(value as Any?) }
        subscription.cancel()
    }

    static func mapFilterMapAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Any?, Never>()
        let subscription =
            subject
            .map { ($0 as! Int &+ 1) as Any? }
            .filter { $0 as! Int != -1 }
            .map { ($0 as! Int &* 2) as Any? }
            .sink { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.send(value as Any?) }
        subscription.cancel()
    }

    static func coldSequenceAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = (0..<count).lazy.map { $0 as Any? }.publisher
            .map { ($0 as! Int &+ 1) as Any? }
            .filter { $0 as! Int != -1 }
            .sink { sum.pointee &+= $0 as! Int }
        subscription.cancel()
    }

    static func flatMapMergeAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Any?, Never>()
        let subscription = subject.flatMap { Just($0) }.sink { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.send(value as Any?) }
        subscription.cancel()
    }

    static func flatMapConcatAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = (0..<count).lazy.map { $0 as Any? }.publisher
            .flatMap(maxPublishers: .max(1)) { Just($0) }
            .sink { sum.pointee &+= $0 as! Int }
        subscription.cancel()
    }

    static func flatMapLatestAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Any?, Never>()
        let subscription = subject.map { Just($0) }.switchToLatest().sink { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.send(value as Any?) }
        subscription.cancel()
    }
}
