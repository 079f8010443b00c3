import StreamCore

/// Calls a block of typed parameters with the values of a tuple.
struct ReduceBlock<each Argument>: @unchecked Sendable {  // immutable
    private let place: CallPlace
    private let block: (repeat each Argument) -> Any?

    init(at place: CallPlace, _ block: @escaping (repeat each Argument) -> Any?) {
        self.place = place
        self.block = block
    }

    func call(_ values: [Any?]) -> Any? {
        let count = packCount(repeat (each Argument).self)
        if count != values.count {
            place.stop(" has a block of \(count) parameters, and a tuple of \(values.count) values.")
        }
        var index = 0
        func next<Value>(_ type: Value.Type) -> Value {
            defer { index += 1 }
            return cast(values[index], at: index)
        }
        return block(repeat next((each Argument).self))
    }

    private func cast<Value>(_ value: Any?, at index: Int) -> Value {
        if let value = converted(value, to: Value.self) { return value }
        let expected = "parameter \(index) of the block is \(Value.self)"
        place.stop(": \(expected), and the value is \(typeAndValue(value)).")
    }
}

/// Returns the block as one that takes an array.
///
/// Operators with reduce blocks have three forms. A closure that names no types fits the form of `Any?...` only, as well
/// as it fits an array, and its parameter is an array there, too. A closure that names its types does not fit that form.
/// Of the other two, the typed form wins for `(value: Any?)`, which would also do for an array.
func listBlock(_ block: @escaping (Any?...) -> Any?) -> ([Any?]) -> Any? {
    // A variadic parameter is passed as an array: only the names of the two types differ.
    unsafeBitCast(block, to: (([Any?]) -> Any?).self)
}

extension RACSignal {
    /// Combines the values of every tuple that the receiver sends with a block that names no types, and receives the
    /// values in an array.
    public final func reduceEach(
        _ block: @escaping (Any?...) -> Any?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        reduceEach(listBlock(block), file: file, line: line)
    }

    /// Combines the values of every tuple that the receiver sends with a block that takes an array.
    @_disfavoredOverload
    public final func reduceEach(
        _ block: @escaping ([Any?]) -> Any?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let place = CallPlace("-reduceEach:", of: self, file, line)
        return map { block(valuesOfTuple($0, at: place)) }.named("[\(name)] -reduceEach:")
    }

    /// Combines the values of every tuple that the receiver sends with a block of as many typed parameters.
    ///
    ///     pairs.reduceEach { (name: String?, age: Int) in "\(name ?? "?"), \(age)" }
    @_disfavoredOverload
    public final func reduceEach<each Argument>(
        _ block: @escaping (repeat each Argument) -> Any?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let block = ReduceBlock(at: CallPlace("-reduceEach:", of: self, file, line), block)
        return reduceEach(block.call, file: file, line: line).named("[\(name)] -reduceEach:")
    }

    /// Calls the block in the first place of every tuple with the other values of the tuple.
    public final func reduceApply(file: StaticString = #fileID, line: UInt = #line) -> RACSignal {
        let place = CallPlace("-reduceApply", of: self, file, line)
        return map { value in
            guard let tuple = value as? RACTuple, tuple.count > 1 else {
                place.stop(
                    " needs tuples of a block and at least one value, and got \(typeAndValue(value)).")
            }
            guard let block = tuple.first as? ([Any?]) -> Any? else {
                place.stop(
                    """
                     needs tuples whose value 0 is a block of type ([Any?]) -> Any?, \
                    and it is \(typeAndValue(tuple.first)).
                    """)
            }
            return block(Array(tuple.backingArray.dropFirst()))
        }
        .named("[\(name)] -reduceApply")
    }
}

extension RACSequence {
    /// Combines the values of every tuple of the receiver with a block that names no types, and receives the values in
    /// an array.
    public final func reduceEach(
        _ block: @escaping (Any?...) -> Any?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        reduceEach(listBlock(block), file: file, line: line)
    }

    /// Combines the values of every tuple of the receiver with a block that takes an array.
    @_disfavoredOverload
    public final func reduceEach(
        _ block: @escaping ([Any?]) -> Any?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let place = CallPlace("-reduceEach:", of: self, file, line)
        return map { block(valuesOfTuple($0, at: place)) }.renamed("[\(name)] -reduceEach:")
    }

    /// Combines the values of every tuple of the receiver with a block of as many typed parameters.
    @_disfavoredOverload
    public final func reduceEach<each Argument>(
        _ block: @escaping (repeat each Argument) -> Any?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let block = ReduceBlock(at: CallPlace("-reduceEach:", of: self, file, line), block)
        return reduceEach(block.call, file: file, line: line).renamed("[\(name)] -reduceEach:")
    }
}
