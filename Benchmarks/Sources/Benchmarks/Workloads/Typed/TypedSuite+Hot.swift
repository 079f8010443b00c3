import StreamCore

/// Values pushed through a chain.
extension TypedSuite {
    static func noObserver(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (_, input) = Signal<Int, Never>.pipe()
        for value in 0..<count { input.send(value: value) }
    }

    static func oneObserver(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation = signal.observeValues { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        observation?.dispose()
    }

    static func oneObserverOnMain(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        nonisolated(unsafe) let sum = sum
        let observation = signal.observeValuesOnMain { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        observation?.dispose()
    }

    static func mapFilterMap(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation =
            signal
            .map { $0 &+ 1 }
            .filter { $0 != -1 }
            .map { $0 &* 2 }
            .observeValues { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        observation?.dispose()
    }

    static func tenMaps(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation =
            signal
            .map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
            .map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
            .observeValues { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        observation?.dispose()
    }

    static func manyObservers(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        var observations: [(any Disposable)?] = []
        for _ in 0..<Workload.fanOut {
            observations.append(signal.observeValues { sum.pointee &+= $0 })
        }
        for value in 0..<count { input.send(value: value) }
        for observation in observations { observation?.dispose() }
    }

    static func deepChain(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        var chain = signal
        for _ in 0..<count { chain = chain.map { $0 &+ 1 } }
        let observation = chain.observeValues { sum.pointee &+= $0 }
        input.send(value: 0)
        observation?.dispose()
    }
}
