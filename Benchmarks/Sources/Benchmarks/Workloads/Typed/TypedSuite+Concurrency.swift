import StreamCore

/// Between streams and tasks.
extension TypedSuite {
    /// A task that keeps up: each value is there when it is awaited.
    static func values(count: Int, sum: UnsafeMutablePointer<Int>) {
        inTask(sum) {
            let (signal, input) = Signal<Int, Never>.pipe()
            var iterator = signal.values.makeAsyncIterator()
            var total = 0
            for value in 0..<count {
                input.send(value: value)
                total &+= await iterator.next() ?? 0
            }
            return total
        }
    }

    static func firstValues(count: Int, sum: UnsafeMutablePointer<Int>) {
        inTask(sum) {
            var total = 0
            for value in 0..<count {
                total &+= await SignalProducer<Int, Never>(value: value).first() ?? 0
            }
            return total
        }
    }

    static func asynchronousWork(count: Int, sum: UnsafeMutablePointer<Int>) {
        inTask(sum) {
            var total = 0
            for value in 0..<count {
                let work = SignalProducer<Int, Never> { await later(value) }
                total &+= await work.first() ?? 0
            }
            return total
        }
    }

    private static func later(_ value: Int) async -> Int {
        await Task.yield()
        return value
    }
}
