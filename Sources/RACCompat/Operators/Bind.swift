import StreamCore

/// A block that `bind` calls for each value; it ends the result by setting `stop`.
public typealias RACSignalBindBlock = (_ value: Any?, _ stop: inout Bool) -> RACSignal?

private final class Bind: BindObserver, @unchecked Sendable {  // see BindObserver
    private let block: RACSignalBindBlock

    init(_ output: Output, _ block: @escaping RACSignalBindBlock) {
        self.block = block
        super.init(output)
    }

    override func receive(_ value: Any?) {
        guard isOpen else { return }
        var isLast = false
        let signal = block(value, &isLast)
        if let signal { flatten(signal) }
        if signal == nil || isLast { stop() }
    }
}

/// One subscription of `flattenMap`.
final class FlattenMapObserver: BindObserver, @unchecked Sendable {  // see BindObserver
    private let block: (Any?) -> RACSignal?

    init(_ output: Output, _ block: @escaping (Any?) -> RACSignal?) {
        self.block = block
        super.init(output)
    }

    override func receive(_ value: Any?) {
        if isOpen, let signal = block(value) { flatten(signal) }
    }
}

extension RACSignal {
    /// Subscribes to a signal for every value, and merges them all.
    ///
    /// `block` is called for every subscription, and returns the block that is called for every value. Returning nil or
    /// setting `stop` ends the source; the result completes when all returned signals have completed.
    public final func bind(_ block: @escaping () -> RACSignalBindBlock) -> RACSignal {
        bound { output in Bind(output, block()) }.named("[\(name)] -bind:")
    }

    /// Subscribes to the signal that a block returns for every value, and merges them all; nil is an empty signal.
    public final func flattenMap(_ block: @escaping (Any?) -> RACSignal?) -> RACSignal {
        RACDynamicSignal(.flattenMap(self, block)).named("[\(name)] -flattenMap:")
    }

    /// Subscribes to the signal that a block returns for every value, and merges them all; a thrown error is a failure.
    ///
    ///     tuples.flattenMap { (tuple: RACTuple) in
    ///         let (client, page) = try tuple.values(as: Client.self, Int.self)
    ///         return client.load(page)
    ///     }
    @_disfavoredOverload
    public final func flattenMap(_ block: @escaping (Any?) throws -> RACSignal?) -> RACSignal {
        flattenMap { value -> RACSignal? in
            do { return try block(value) } catch { return .error(error) }
        }
    }

    /// Merges the signals that the receiver sends; nil is an empty signal.
    ///
    /// A value that is no signal stops the program with the place of the call.
    public final func flatten(file: StaticString = #fileID, line: UInt = #line) -> RACSignal {
        let place = CallPlace("-flatten", of: self, file, line)
        return flattenMap { value in signalOrNil(value, at: place) }.named("[\(name)] -flatten")
    }
}

/// A block that `bind` calls for each value; it ends the result by setting `stop`.
public typealias RACSequenceBindBlock = (_ value: Any?, _ stop: inout Bool) -> RACSequence?

extension RACSequence {
    /// Returns the values of the sequences that a block returns for each value, one sequence after another.
    ///
    /// `block` is called now, and returns the block that is called for every value. Returning nil ends the result;
    /// setting `stop` ends the result after the first value of the returned sequence.
    public final func bind(_ block: () -> RACSequenceBindBlock) -> RACSequence {
        binding(block()).renamed("[\(name)] -bind:")
    }

    /// Returns the values of the sequences that a block returns for each value; nil is an empty sequence.
    public final func flattenMap(_ block: @escaping (Any?) -> RACSequence?) -> RACSequence {
        binding { value, _ in block(value) ?? .empty() }.renamed("[\(name)] -flattenMap:")
    }

    /// Returns the values of the sequences that are the values of the receiver.
    ///
    /// A value that is no sequence stops the program with the place of the call.
    public final func flatten(file: StaticString = #fileID, line: UInt = #line) -> RACSequence {
        let place = CallPlace("-flatten", of: self, file, line)
        return flattenMap { value in sequenceOrNil(value, at: place) }.renamed("[\(name)] -flatten")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Subscribes to the signal that a block with a typed parameter returns for every value, and merges them all.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func bind<Value>(
        _ block: @escaping () -> (_ value: Value, _ stop: inout Bool) -> RACSignal?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-bind:", of: self, file, line)
        return bind {
            let block = block()
            return { block(typed($0), &$1) }
        }
    }

    /// Subscribes to the signal that a block with a typed parameter returns for every value, and merges them all.
    ///
    /// An error that the block throws is a failure. A value of another type stops the program with the place of the
    /// block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func flattenMap<Value>(
        _ block: @escaping (Value) throws -> RACSignal?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-flattenMap:", of: self, file, line)
        return flattenMap { try block(typed($0)) }
    }
}

extension RACSequence {
    /// Returns the values of the sequences that a block with a typed parameter returns for each value.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func bind<Value>(
        _ block: () -> (_ value: Value, _ stop: inout Bool) -> RACSequence?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let typed = TypedParameters("-bind:", of: self, file, line)
        return bind {
            let block = block()
            return { block(typed($0), &$1) }
        }
    }

    /// Returns the values of the sequences that a block with a typed parameter returns for each value.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func flattenMap<Value>(
        _ block: @escaping (Value) -> RACSequence?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let typed = TypedParameters("-flattenMap:", of: self, file, line)
        return flattenMap { block(typed($0)) }
    }
}
