/// What crosses from the typed face to the dynamic one for a value: a nil inside an optional as nil, `()` as `RACUnit`.
@inline(__always)
func dynamicValue<Value>(_ value: Value) -> Any? {
    // As it is: boxed once more, it would be searched for the optional that the box is of, at three times the cost.
    if Value.self == Any?.self { return flattened(unsafeBitCast(value, to: Any?.self)) }
    return Value.self == Void.self ? RACUnit.defaultUnit() : flattened(value)
}

/// What crosses from the dynamic face to the typed one as a `Value`.
///
/// Throws ``RACBridgeError`` where the value is of another type; nil is a value of every optional type, and `RACUnit`
/// is `()`.
func typedValue<Value>(_ value: Any?, as type: Value.Type) throws(RACBridgeError) -> Value {
    // Without a cast, which costs several times as much.
    if liesInline(type), isExactly(value, type) {
        return withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: Value.self) }
    }
    if let typed = value as? Value { return typed }
    if value is RACUnit, let typed = () as? Value { return typed }
    throw .unexpected(value, where: type)
}

/// The error that crosses from the typed face to the dynamic one for a failure.
///
/// Generic code boxes every failure that becomes `any Error`, even one that is `any Error` already; a failure that crosses
/// many bridges would be boxed at each.
func dynamicError<Failure: Error>(_ failure: Failure) -> any Error {
    Failure.self == (any Error).self ? unsafeBitCast(failure, to: (any Error).self) : failure
}
