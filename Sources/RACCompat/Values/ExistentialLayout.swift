// What the Swift ABI says of a value inside `Any`, read directly: a dynamic cast costs many times as much.

/// The kinds of type that the first word of their metadata tells.
enum MetadataKind {
    static let optional: UInt = 0x202
    static let existential: UInt = 0x303
}

/// The metadata that stands in the existential itself: that of `Any` when generic code has put an `Any` into another.
@inline(__always)
private func metadata(of value: Any) -> UnsafePointer<UInt> {
    withUnsafePointer(to: value) { (pointer: UnsafePointer<Any>) in
        UnsafeRawPointer(pointer).load(
            fromByteOffset: 3 * MemoryLayout<UInt>.size, as: UnsafePointer<UInt>.self)
    }
}

/// The first word of the metadata of the value's type, which tells the kind of type.
@inline(__always)
func metadataKind(of value: Any) -> UInt {
    metadata(of: value).pointee
}

/// Whether the value is an instance of a class; its metadata then starts with zero or, on Apple platforms, a pointer.
@inline(__always)
func isObject(_ value: Any) -> Bool {
    let kind = metadataKind(of: value)
    return kind == 0 || kind > 0x7FF
}

/// The value itself when it is exactly a `Payload`, which must be small enough to lie inside the existential.
@inline(__always)
func inlinePayload<Payload>(of value: Any, as type: Payload.Type) -> Payload? {
    guard metadata(of: value) == unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self) else { return nil }
    return withUnsafePointer(to: value) { (pointer: UnsafePointer<Any>) in
        UnsafeRawPointer(pointer).load(as: Payload.self)
    }
}

/// The address of the object that `value` must be.
@inline(__always)
func objectAddress(of value: Any) -> UInt {
    withUnsafePointer(to: value) { (pointer: UnsafePointer<Any>) in
        UnsafeRawPointer(pointer).load(as: UInt.self)
    }
}
