// The names of ReactiveObjCBridge. For types that are known, see `RACTuple/values(as:)`.

/// The value of a tuple of one.
public func bridgedTuple(from tuple: RACOneTuple) -> Any? { tuple.first }

/// The values of a tuple of two.
public func bridgedTuple(from tuple: RACTwoTuple) -> (Any?, Any?) { (tuple.first, tuple.second) }

/// The values of a tuple of three.
public func bridgedTuple(from tuple: RACThreeTuple) -> (Any?, Any?, Any?) { (tuple.first, tuple.second, tuple.third) }

/// The values of a tuple of four.
public func bridgedTuple(from tuple: RACFourTuple) -> (Any?, Any?, Any?, Any?) {
    (tuple.first, tuple.second, tuple.third, tuple.fourth)
}

/// The values of a tuple of five.
public func bridgedTuple(from tuple: RACFiveTuple) -> (Any?, Any?, Any?, Any?, Any?) {
    (tuple.first, tuple.second, tuple.third, tuple.fourth, tuple.fifth)
}
