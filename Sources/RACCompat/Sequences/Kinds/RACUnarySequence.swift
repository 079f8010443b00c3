/// A sequence of one value, or of none if the value is nil; operators compute at once.
final class RACUnarySequence: RACSequence, @unchecked Sendable {  // immutable but for the name
    private let value: Any?

    init(_ value: Any?) {
        self.value = value
        super.init()
    }

    override var head: Any? { value }
    override var tail: RACSequence? { nil }

    override func applying(_ operation: OperatorWalk) -> RACSequence {
        // As in the original, the operator receives a nil value too.
        switch operation.step(value) {
        case .pass, .passLast: RACUnarySequence(value)
        case .result(let result): RACUnarySequence(result)
        case .nothing, .end: RACEmptySequence.shared
        }
    }

    override func binding(_ block: @escaping RACSequenceBindBlock) -> RACSequence {
        var stop = false
        return block(value, &stop) ?? RACEmptySequence.shared
    }

    override var description: String { describing(", head = \(SignalNames.object(value))") }
}
