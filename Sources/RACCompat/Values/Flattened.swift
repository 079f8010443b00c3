/// Returns `value` without the optionals that hide inside `Any`: a boxed `Optional.none` becomes nil.
///
/// Values of the dynamic layer go through this function once, where they enter. The common case costs a few
/// instructions: the first word of a type's metadata identifies an optional type (see `ExistentialLayout`), so that
/// only optionals are searched for a conformance.
@inline(__always)
package func flattened(_ value: Any?) -> Any? {
    if let value, mayHideOptional(value) { return unwrapped(value) }
    return value
}

/// Returns whether `flattened` has to look closer; asking before calling `flattened` saves a copy of the value.
@inline(__always)
package func mayHideOptional(_ value: Any?) -> Bool {
    let kind: UInt? = metadataKind(of: value)
    return kind == MetadataKind.optional || kind == MetadataKind.existential
}

@inline(never)
private func unwrapped(_ value: Any) -> Any? {
    if metadataKind(of: value) == MetadataKind.existential {
        let content = contentOfAny(value)
        // Other existentials inside an `Any` stay: dynamic casts look through them.
        return metadataKind(of: content) == MetadataKind.existential ? content : flattened(content)
    }
    guard let optional = value as? any FlattenableOptional else { return value }
    return optional.flattenedValue
}

/// Returns the value inside `value` when generic code has put an `Any` into another.
private func contentOfAny<Content>(_ value: Content) -> Any {
    Content.self == Any.self ? unsafeBitCast(value, to: Any.self) : value
}

/// Finds the value inside an optional of unknown type.
private protocol FlattenableOptional {
    var flattenedValue: Any? { get }
}

extension Optional: FlattenableOptional {
    fileprivate var flattenedValue: Any? {
        guard let content = self else { return nil }
        return flattened(content)
    }
}
