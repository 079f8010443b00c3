/// What the queues of one `zip` know together.
final class ZipProgress: @unchecked Sendable {  // touched inside one gate
    /// How many inputs have no value waiting.
    @exclusivity(unchecked)
    var emptyQueues: Int
    /// Whether an input has completed and its last value has been used, so that no group can follow.
    @exclusivity(unchecked)
    var isOver = false

    init(inputs: Int) {
        emptyQueues = inputs
    }
}

/// The values of one input of `zip` that wait for the other inputs.
final class ZipQueue<Value>: @unchecked Sendable {  // touched inside one gate
    private let progress: ZipProgress
    @exclusivity(unchecked)
    private var values = ValueQueue<Value>()
    @exclusivity(unchecked)
    private var isCompleted = false

    init(_ progress: ZipProgress) {
        self.progress = progress
    }

    func append(_ value: Value) {
        if values.isEmpty { progress.emptyQueues -= 1 }
        values.append(value)
    }

    func removeFirst() -> Value {
        let value = values.removeFirst()
        if values.isEmpty {
            progress.emptyQueues += 1
            if isCompleted { progress.isOver = true }
        }
        return value
    }

    func complete() {
        isCompleted = true
        if values.isEmpty { progress.isOver = true }
    }
}
