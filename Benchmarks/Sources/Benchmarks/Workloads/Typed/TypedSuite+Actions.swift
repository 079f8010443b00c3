import StreamCore

/// Actions, by what becomes of a start while they are executing.
extension TypedSuite {
    static func executions(count: Int, sum: UnsafeMutablePointer<Int>) {
        let action = Action<Int, Int, Never> { SignalProducer(value: $0) }
        let observation = action.values.observeValues { sum.pointee &+= $0 }
        for value in 0..<count { action.apply(value).start() }
        observation?.dispose()
    }

    /// All but the last, which is interrupted to end the run, find one running.
    static func droppedExecutions(count: Int, sum: UnsafeMutablePointer<Int>) {
        let action = Action<Int, Int, Never>(policy: .drop) { _ in .never }
        let running = action.apply(0).start()
        for value in 1..<count { action.apply(value).startWithInterrupted { sum.pointee &+= 1 } }
        running.dispose()
    }

    /// All but the first wait for it, and end as they begin.
    static func queuedExecutions(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (first, end) = Signal<Int, Never>.pipe()
        let action = Action<Int, Int, Never>(policy: .queue) { $0 == 0 ? first.producer : SignalProducer(value: $0) }
        let observation = action.values.observeValues { sum.pointee &+= $0 }
        for value in 0..<count { action.apply(value).start() }
        end.sendCompleted()
        observation?.dispose()
    }

    /// Every one is running when the next comes.
    static func latestExecutions(count: Int, sum: UnsafeMutablePointer<Int>) {
        let action = Action<Int, Int, Never>(policy: .latest) { SignalProducer<Int, Never>(value: $0).concat(.never) }
        let observation = action.values.observeValues { sum.pointee &+= $0 }
        var last: (any Disposable)?
        for value in 0..<count { last = action.apply(value).start() }
        last?.dispose()
        observation?.dispose()
    }

    static func concurrentExecutions(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (end, ender) = Signal<(), Never>.pipe()
        let action = Action<Int, Int, Never>(policy: .concurrent) { input in end.producer.map { input } }
        let observation = action.values.observeValues { sum.pointee &+= $0 }
        for value in 0..<count { action.apply(value).take(first: 1).start() }
        ender.send(value: ())
        observation?.dispose()
    }
}
