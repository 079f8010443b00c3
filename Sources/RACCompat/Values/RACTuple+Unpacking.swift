extension RACTuple {
    /// Returns the first values with their types; surplus ones are ignored.
    ///
    ///     let (name, age) = tuple.unpack(String.self, Int?.self)
    ///
    /// Numbers, strings, collections and errors are converted as in blocks with typed parameters. A nil, or a value that is
    /// missing, is of every optional type, and of no other. A value of another type stops the program with the place of the
    /// call; where data decides on the types, ``values(as:)`` throws instead.
    public final func unpack<each Value>(
        _ types: repeat (each Value).Type, file: StaticString = #fileID, line: UInt = #line
    ) -> (repeat each Value) {
        unpacked("unpack", file, line)
    }

    /// Returns the first values as what the caller expects.
    fileprivate final func unpacked<each Value>(
        _ operation: StaticString, _ file: StaticString, _ line: UInt
    ) -> (repeat each Value) {
        var index = -1
        func next<Next>(_ type: Next.Type) -> Next {
            index += 1
            let value = objectAtIndex(index)
            // Not `Any` of a nil, which would be one.
            if value != nil || isOptional(type), let typed = converted(value, to: type) { return typed }
            let found = index < count ? "is \(typeAndValue(value))" : "is missing"
            fatalError(
                "\(operation): value \(index) of the tuple is to be \(type), and \(found).", file: file, line: line)
        }
        return (repeat next((each Value).self))
    }

    /// Returns the first values as a Swift tuple of any length; surplus ones are ignored.
    ///
    ///     let (name, age) = try tuple.values(as: String.self, Int?.self)
    ///
    /// Throws ``RACTupleMismatch`` at the first value of another type. A nil, or a value that is missing, is of every
    /// optional type, and of no other.
    public final func values<each Value>(
        as types: repeat (each Value).Type
    ) throws(RACTupleMismatch) -> (repeat each Value) {
        var index = -1
        func next<Next>(_ type: Next.Type) throws(RACTupleMismatch) -> Next {
            index += 1
            let value = objectAtIndex(index)
            guard let typed = value as? Next else {
                throw RACTupleMismatch(
                    index: index, count: count, expected: type, actual: value.map { Swift.type(of: $0) as Any.Type })
            }
            return typed
        }
        return (repeat try next(each types))
    }
}

/// Returns the first values of a tuple with the types of the variables that they are given to; surplus ones are ignored.
///
///     let (name, age): (String, Int?) = RACTupleUnpack(tuple)
///
/// As ``RACTuple/unpack(_:file:line:)``, it stops the program when a value has another type; so it does for what is no tuple.
public func RACTupleUnpack<each Value>(
    _ tuple: Any?, file: StaticString = #fileID, line: UInt = #line
) -> (repeat each Value) {
    guard let tuple = tuple as? RACTuple else {
        fatalError("RACTupleUnpack needs a tuple, and got \(typeAndValue(tuple)).", file: file, line: line)
    }
    return tuple.unpacked("RACTupleUnpack", file, line)
}
