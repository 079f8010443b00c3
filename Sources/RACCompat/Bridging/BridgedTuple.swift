// The functions keep the names of ReactiveObjCBridge. For known types, see `RACTuple/values(as:)`.

/// Returns the value of a tuple of one.
public func bridgedTuple(from tuple: RACOneTuple) -> Any? { tuple.first }

/// Returns the values of a tuple of two.
public func bridgedTuple(from tuple: RACTwoTuple) -> (Any?, Any?) { (tuple.first, tuple.second) }

/// Returns the values of a tuple of three.
public func bridgedTuple(from tuple: RACThreeTuple) -> (Any?, Any?, Any?) { (tuple.first, tuple.second, tuple.third) }

/// Returns the values of a tuple of four.
public func bridgedTuple(from tuple: RACFourTuple) -> (Any?, Any?, Any?, Any?) {
    (tuple.first, tuple.second, tuple.third, tuple.fourth)
}

/// Returns the values of a tuple of five.
public func bridgedTuple(from tuple: RACFiveTuple) -> (Any?, Any?, Any?, Any?, Any?) {
    (tuple.first, tuple.second, tuple.third, tuple.fourth, tuple.fifth)
}
