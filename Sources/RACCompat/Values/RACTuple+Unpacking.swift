extension RACTuple {
    /// Returns the first values with their types; surplus values are ignored.
    ///
    ///     let (name, age) = tuple.unpack(String.self, Int?.self)
    ///
    /// Numbers, strings, collections and errors are converted as in blocks with typed parameters. A nil or missing
    /// value is of every optional type, and of no other. A value of another type stops the program with the place of
    /// the call; where data decides on the types, ``values(as:)`` throws instead.
    public final func unpack<each Value>(
        _ types: repeat (each Value).Type, file: StaticString = #fileID, line: UInt = #line
    ) -> (repeat each Value) {
        unpacked("unpack", file, line)
    }

    /// Returns the first values with the types that the caller expects.
    fileprivate final func unpacked<each Value>(
        _ operation: StaticString, _ file: StaticString, _ line: UInt
    ) -> (repeat each Value) {
        var index = -1
        func next<Next>(_ type: Next.Type) -> Next {
            index += 1
            let value = objectAtIndex(index)
            // A nil cast to `Any` would count as a value, so it is not cast.
            if value != nil || isOptional(type), let typed = converted(value, to: type) { return typed }
            let found = index < count ? "is \(typeAndValue(value))" : "is missing"
            fatalError(
                "\(operation): value \(index) of the tuple is to be \(type), and \(found).", file: file, line: line)
        }
        return (repeat next((each Value).self))
    }

    /// Returns the first values as a Swift tuple of any length; surplus values are ignored.
    ///
    ///     let (name, age) = try tuple.values(as: String.self, Int?.self)
    ///
    /// Throws ``RACTupleMismatch`` at the first value of another type. A nil or missing value is of every optional
    /// type, and of no other.
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

/// Returns the first values of a tuple with the types of the variables they are assigned to; surplus values are
/// ignored.
///
///     let (name, age): (String, Int?) = RACTupleUnpack(tuple)
///
/// As with ``RACTuple/unpack(_:file:line:)``, a value of another type stops the program; so does an argument that is
/// not a tuple.
public func RACTupleUnpack<each Value>(
    _ tuple: Any?, file: StaticString = #fileID, line: UInt = #line
) -> (repeat each Value) {
    guard let tuple = tuple as? RACTuple else {
        fatalError("RACTupleUnpack needs a tuple, and got \(typeAndValue(tuple)).", file: file, line: line)
    }
    return tuple.unpacked("RACTupleUnpack", file, line)
}
