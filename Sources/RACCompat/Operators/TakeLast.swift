import StreamCore

extension RACSignal {
    /// Sends the last values when the receiver completes.
    public final func takeLast(_ count: Int) -> RACSignal {
        require(count >= 0, "takeLast(_:) needs a count of 0 or more, not \(count).")
        return .operation { output in
            var values = RecentValues(capacity: count)
            return self.input(
                next: { release(values.append($0)) },
                error: output.sendError,
                completed: {
                    values.forEach(output.sendNext)
                    output.sendCompleted()
                })
        }
        .named("[\(name)] -takeLast: \(count)")
    }
}

/// The newest values, up to a number, in a ring.
struct RecentValues {
    private let capacity: Int
    private var ring: [Any?] = []
    private var oldest = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Appends a value, and returns the one that it replaces.
    mutating func append(_ value: Any?) -> Any? {
        guard capacity > 0 else { return nil }
        guard ring.count == capacity else {
            ring.append(value)
            return nil
        }
        defer { oldest = (oldest + 1) % capacity }
        return exchange(&ring[oldest], with: value)
    }

    func forEach(_ body: (Any?) -> Void) {
        for index in ring.indices { body(ring[(oldest + index) % ring.count]) }
    }
}
