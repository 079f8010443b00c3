import Baseline

/// Values pushed through a chain.
extension BaselineSuite {
    static func noObserver(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = IntSource()
        for value in 0..<count { source.send(value) }
    }

    static func oneObserver(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = IntSource()
        let observer = IntObserver { sum.pointee &+= $0 }
        source.attach(observer)
        for value in 0..<count { source.send(value) }
        observer.dispose()
    }

    static func mapFilterMap(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = IntSource()
        let observer = IntObserver { sum.pointee &+= $0 }
        source.attach(
            IntMap({ $0 &+ 1 }, to: IntFilter({ $0 != -1 }, to: IntMap({ $0 &* 2 }, to: observer))))
        for value in 0..<count { source.send(value) }
        observer.dispose()
    }

    static func tenMaps(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = IntSource()
        let observer = IntObserver { sum.pointee &+= $0 }
        var chain: IntSink = observer
        chain = IntMap({ $0 &+ 1 }, to: IntMap({ $0 &+ 1 }, to: chain))
        chain = IntMap({ $0 &+ 1 }, to: IntMap({ $0 &+ 1 }, to: chain))
        chain = IntMap({ $0 &+ 1 }, to: IntMap({ $0 &+ 1 }, to: chain))
        chain = IntMap({ $0 &+ 1 }, to: IntMap({ $0 &+ 1 }, to: chain))
        chain = IntMap({ $0 &+ 1 }, to: IntMap({ $0 &+ 1 }, to: chain))
        source.attach(chain)
        for value in 0..<count { source.send(value) }
        observer.dispose()
    }

    static func manyObservers(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = IntSource(capacity: Workload.fanOut)
        var observers: [IntObserver] = []
        for _ in 0..<Workload.fanOut {
            let observer = IntObserver { sum.pointee &+= $0 }
            source.attach(observer)
            observers.append(observer)
        }
        for value in 0..<count { source.send(value) }
        for observer in observers { observer.dispose() }
    }

    static func deepChain(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = IntSource()
        let observer = IntObserver { sum.pointee &+= $0 }
        var chain: IntSink = observer
        for _ in 0..<count { chain = IntMap({ $0 &+ 1 }, to: chain) }
        source.attach(chain)
        source.send(0)
        observer.dispose()
    }
}
