import Foundation

// The properties keep the name that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Sequence {
    /// A sequence of the values, with `NSNull` in the place of nil, taken from an iterator as they are requested.
    ///
    /// The iterator is made when the first value is requested, and runs once: the values are remembered.
    public var rac_sequence: RACSequence { RACDynamicSequence(remembering: IteratorWalk(self)) }
}

extension RACSequence {
    /// The receiver.
    public final var rac_sequence: RACSequence { self }
}

/// Takes values from an iterator.
private final class IteratorWalk<Base: Sequence>: SequenceWalk {
    private var base: Base?
    private var iterator: Base.Iterator?
    private var isOver = false

    init(_ base: Base) {
        self.base = base
    }

    override func head() -> Any? {
        if let base = base.take() { iterator = base.makeIterator() }
        guard !isOver, let value = iterator?.next() else {
            isOver = true
            return nil
        }
        return flattened(value) ?? NSNull()
    }

    override func advance() -> Following { isOver ? .nowhere : .here }
}
