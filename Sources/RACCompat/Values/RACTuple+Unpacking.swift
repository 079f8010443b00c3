extension RACTuple {
    /// Returns the first values with their types: those that are missing, nil; surplus ones are ignored.
    ///
    ///     let (name, age) = tuple.unpack(String.self, Int.self)
    ///
    /// A value of another type is a programmer error. Where data decides on the types, ``values(as:)`` throws instead.
    public final func unpack<each Value>(_ types: repeat (each Value).Type) -> (repeat (each Value)?) {
        var index = -1
        func next<Next>(_ type: Next.Type) -> Next? {
            index += 1
            guard let value = objectAtIndex(index) else { return nil }
            guard let typed = value as? Next else {
                fatalError("unpack: value \(index) of the tuple is to be \(type), and is \(typeAndValue(value)).")
            }
            return typed
        }
        return (repeat next(each types))
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
