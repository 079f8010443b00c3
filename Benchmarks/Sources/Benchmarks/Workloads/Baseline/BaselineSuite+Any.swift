// The casts are what these workloads are about.
// swift-format-ignore-file: NeverForceUnwrap

import Baseline

/// The same with values of type `Any?`.
extension BaselineSuite {
    static func oneObserverAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = AnySource()
        let observer = AnyObserver { sum.pointee &+= $0 as! Int }
        source.attach(observer)
        for value in 0..<count { source.send(value as Any?) }
        observer.dispose()
    }

    static func mapFilterMapAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = AnySource()
        let observer = AnyObserver { sum.pointee &+= $0 as! Int }
        let last = AnyMap({ ($0 as! Int &* 2) as Any? }, to: observer)
        let middle = AnyFilter({ $0 as! Int != -1 }, to: last)
        source.attach(AnyMap({ ($0 as! Int &+ 1) as Any? }, to: middle))
        for value in 0..<count { source.send(value as Any?) }
        observer.dispose()
    }

    static func coldSequenceAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let observer = AnyObserver { sum.pointee &+= $0 as! Int }
        let last = AnyFilter({ $0 as! Int != -1 }, to: observer)
        AnyCold((0..<count).lazy.map { $0 as Any? }).attach(AnyMap({ ($0 as! Int &+ 1) as Any? }, to: last))
        observer.dispose()
    }
}
