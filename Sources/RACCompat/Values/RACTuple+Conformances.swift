extension RACTuple: Hashable {
    /// Returns whether both tuples hold equal values in the same order, whatever their classes.
    public static func == (left: RACTuple, right: RACTuple) -> Bool {
        left === right || left.backingArray.elementsEqual(right.backingArray, by: { isEqual($0, $1) })
    }

    /// Feeds the values into `hasher`.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for value in backingArray { hasher.combine(RACKey(value)) }
    }
}

extension RACTuple {
    /// Returns the tuple itself, which is immutable.
    public final func copy() -> Self { self }
}

extension RACTuple: Sequence {
    /// Returns an iterator over the values, with ``RACTupleNil`` in the place of nil.
    public final func makeIterator() -> AnyIterator<Any> {
        var base = backingArray.makeIterator()
        return AnyIterator { base.next().map { $0 ?? RACTupleNil.tupleNil() } }
    }
}

extension RACTuple: ExpressibleByArrayLiteral {}

extension RACTuple: CustomStringConvertible {
    /// The class, the address and the values.
    public final var description: String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())> \(Self.list(backingArray))"
    }

    private static func list(_ values: [Any?]) -> String {
        let items = values.map { value in
            switch value {
            case nil: "\"<null>\""
            case let values as [Any?]: list(values)
            case .some(let value): quoted("\(value)")
            }
        }
        return "(\(items.joined(separator: ", ")))"
    }

    /// Quotes all text but plain words and numbers, as the description of a property list does.
    private static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return isPlain ? text : "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
