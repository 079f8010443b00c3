/// Returns a value of the typed core for the dynamic layer: a nil inside an optional as nil, `()` as `RACUnit`.
@inline(__always)
func dynamicValue<Value>(_ value: Value) -> Any? {
    // An `Any?` is not boxed again: a search for an optional inside the box would cost three times as much.
    if Value.self == Any?.self { return flattened(unsafeBitCast(value, to: Any?.self)) }
    return Value.self == Void.self ? RACUnit.defaultUnit() : flattened(value)
}

/// Returns a value of the dynamic layer for the typed core, as a `Value`.
///
/// Throws ``RACBridgeError`` when the value is of another type; nil is a value of every optional type, and `RACUnit` is
/// `()`.
func typedValue<Value>(_ value: Any?, as type: Value.Type) throws(RACBridgeError) -> Value {
    // Without a cast, which costs several times as much.
    if liesInline(type), isExactly(value, type) {
        return withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: Value.self) }
    }
    if let typed = value as? Value { return typed }
    if value is RACUnit, let typed = () as? Value { return typed }
    throw .unexpected(value, where: type)
}

/// Returns the error for the dynamic layer of a failure of the typed core.
///
/// Generic code boxes every failure that becomes `any Error`, even a failure that is `any Error` already; a failure
/// that crosses many bridges would be boxed at each.
func dynamicError<Failure: Error>(_ failure: Failure) -> any Error {
    Failure.self == (any Error).self ? unsafeBitCast(failure, to: (any Error).self) : failure
}
