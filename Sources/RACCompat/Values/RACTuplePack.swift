// The functions keep the name of the macro that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the tuple of one value.
public func RACTuplePack(_ first: Any?) -> RACOneTuple {
    .pack(first)
}

/// Returns the tuple of two values.
public func RACTuplePack(_ first: Any?, _ second: Any?) -> RACTwoTuple {
    .pack(first, second)
}

/// Returns the tuple of three values.
public func RACTuplePack(_ first: Any?, _ second: Any?, _ third: Any?) -> RACThreeTuple {
    .pack(first, second, third)
}

/// Returns the tuple of four values.
public func RACTuplePack(_ first: Any?, _ second: Any?, _ third: Any?, _ fourth: Any?) -> RACFourTuple {
    .pack(first, second, third, fourth)
}

/// Returns the tuple of five values.
public func RACTuplePack(_ first: Any?, _ second: Any?, _ third: Any?, _ fourth: Any?, _ fifth: Any?) -> RACFiveTuple {
    .pack(first, second, third, fourth, fifth)
}

/// Returns the tuple of any number of values.
public func RACTuplePack(_ values: Any?...) -> RACTuple {
    RACTuple(objectsFrom: values, convertNullsToNils: false)
}

extension RACTuple {
    /// Returns a tuple of the class that ``RACTuplePack(_:)`` returns for that number of values.
    static func packed(_ values: [Any?]) -> RACTuple {
        let numbered: [RACTuple.Type] = [
            RACOneTuple.self, RACTwoTuple.self, RACThreeTuple.self, RACFourTuple.self, RACFiveTuple.self,
        ]
        let type = numbered.first { $0.requiredCount == values.count } ?? RACTuple.self
        return type.init(objectsFrom: values, convertNullsToNils: false)
    }
}
