// The code reads the layout that the Swift ABI gives a value inside `Any`: a dynamic cast costs many times as much.

import StreamCore
import Synchronization

/// The kinds of types, as the first word of their metadata encodes them.
enum MetadataKind {
    static let optional: UInt = 0x202
    static let existential: UInt = 0x303
    /// The greatest number of a kind; a first word above it is a pointer, and the type is a class.
    static let greatest: UInt = 0x7FF
}

/// The index of the word of an existential that points to the metadata.
private let typeWord = 3

/// Returns the metadata stored in the existential itself; `Any`'s own when generic code has put an `Any` into another.
@inline(__always)
private func metadata(of value: Any) -> UnsafePointer<UInt> {
    ExistentialLayout.expectKnown()
    return withUnsafePointer(to: value) { (pointer: UnsafePointer<Any>) in
        UnsafeRawPointer(pointer).load(
            fromByteOffset: typeWord * MemoryLayout<UInt>.size, as: UnsafePointer<UInt>.self)
    }
}

/// Returns the first word of the metadata of the value's type, which encodes the kind of type; nil for no value.
@inline(__always)
func metadataKind(of value: Any?) -> UInt? {
    ExistentialLayout.expectKnown()
    return withUnsafeBytes(of: value) { bytes in
        // An `Any?` that is nil is an `Any` whose type is zero.
        bytes.load(fromByteOffset: typeWord * MemoryLayout<UInt>.size, as: UnsafePointer<UInt>?.self)?.pointee
    }
}

/// Returns the first word of the metadata of the value's type, which encodes the kind of type.
@inline(__always)
func metadataKind(of value: Any) -> UInt {
    metadata(of: value).pointee
}

/// Returns whether the value is an instance of a class.
///
/// The metadata of a class starts with zero or, on Apple platforms, with a pointer.
@inline(__always)
package func isObject(_ value: Any) -> Bool {
    let kind = metadataKind(of: value)
    return kind == 0 || kind > MetadataKind.greatest
}

/// Returns the value itself when it is exactly a `Payload`, which must be small enough to lie inside the existential.
@inline(__always)
package func inlinePayload<Payload>(of value: Any, as type: Payload.Type) -> Payload? {
    guard metadata(of: value) == unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self) else { return nil }
    return withUnsafePointer(to: value) { (pointer: UnsafePointer<Any>) in
        UnsafeRawPointer(pointer).load(as: Payload.self)
    }
}

/// Returns whether the values of a type lie inside an existential, and not in a box.
@inlinable @inline(__always)
func liesInline<Payload>(_ type: Payload.Type) -> Bool {
    MemoryLayout<Payload>.size <= 3 * MemoryLayout<UInt>.size
        && MemoryLayout<Payload>.alignment <= MemoryLayout<UInt>.alignment && _isBitwiseTakable(type)
}

/// Returns whether the value is of exactly this type, and of no subclass.
@usableFromInline
func isExactly(_ value: Any?, _ type: Any.Type) -> Bool {
    ExistentialLayout.expectKnown()
    return withUnsafeBytes(of: value) { bytes in
        bytes.load(fromByteOffset: typeWord * MemoryLayout<UInt>.size, as: UInt.self)
    } == UInt(bitPattern: unsafeBitCast(type, to: Int.self))
}

/// Returns the address of `value`, which must be an object.
@inline(__always)
package func objectAddress(of value: Any) -> UInt {
    withUnsafePointer(to: value) { (pointer: UnsafePointer<Any>) in
        UnsafeRawPointer(pointer).load(as: UInt.self)
    }
}

/// Returns `value`, which must be an object, as one.
@inline(__always)
func object(in value: Any) -> AnyObject {
    withUnsafePointer(to: value) { (pointer: UnsafePointer<Any>) in
        UnsafeRawPointer(pointer).load(as: AnyObject.self)
    }
}

/// The layout that this file relies on; a toolchain with another layout stops the program at the first use.
package struct ExistentialLayout {
    /// The index of the word of an existential that points to the metadata.
    package var typeWord = RACCompat.typeWord
    package var optionalKind = MetadataKind.optional
    package var existentialKind = MetadataKind.existential
    package var greatestKind = MetadataKind.greatest

    package init() {}

    /// Whether the layout has been checked; a constant to begin with, so that reading it takes no call.
    private static let isKnown = Atomic<Bool>(false)

    /// Checks the layout before the first value is read.
    @inline(__always)
    fileprivate static func expectKnown() {
        if !isKnown.load(ordering: .relaxed) { checkOnce() }
    }

    @inline(never)
    private static func checkOnce() {
        ExistentialLayout().check()
        isKnown.store(true, ordering: .relaxed)
    }

    /// Stops the program unless values have the layout that the receiver describes.
    package func check() {
        let faults = faults
        require(
            faults.isEmpty,
            """
            \(Self.toolchain) lays out `Any` otherwise than Sources/RACCompat/Values/ExistentialLayout.swift reads it: \
            \(faults.joined(separator: "; ")). That file must be adapted to this toolchain.
            """)
    }

    private static var toolchain: String {
        #if compiler(>=6.4)
            "The toolchain, newer than Swift 6.3,"
        #elseif compiler(>=6.3)
            "The toolchain, Swift 6.3,"
        #else
            "The toolchain, older than Swift 6.3,"
        #endif
    }

    /// The ways in which values differ from the layout that the receiver describes; empty when they do not.
    @inline(never)
    package var faults: [String] {
        let word = MemoryLayout<UInt>.size
        guard MemoryLayout<Any>.size == 4 * word, MemoryLayout<Any?>.size == 4 * word else {
            return ["an Any takes \(MemoryLayout<Any>.size) bytes, an Any? \(MemoryLayout<Any?>.size)"]
        }
        let object = Sample()
        let samples: [(name: String, value: Any, type: Any.Type, kind: Kind)] = [
            ("a number", 5, Int.self, .other),
            ("a fraction", 5.5, Double.self, .other),
            ("a string", "five", String.self, .other),
            ("a struct that is boxed", (5, 6, 7, 8), (Int, Int, Int, Int).self, .other),
            ("a closure", { 5 } as () -> Int, (() -> Int).self, .other),
            ("a metatype", Int.self, Int.Type.self, .other),
            ("an optional", Optional(5) as Any, Int?.self, .optional),
            ("a nil", Optional<String>.none as Any, String?.self, .optional),
            ("an optional inside an optional", Optional(Optional(5)) as Any, Int??.self, .optional),
            ("an Any inside an Any", Self.boxed(5 as Any), Any.self, .existential),
            ("an object", object, Sample.self, .object),
        ]
        // The type is checked before the kind: without a type in that word, there is no pointer to follow.
        var faults = samples.filter { self.word(typeWord, of: $0.value) != Self.address(of: $0.type) }
            .map { "the type of \($0.name) does not stand in word \(typeWord)" }
        guard faults.isEmpty else { return faults }
        faults = samples.filter { kind(of: $0.type) != $0.kind }.map { "\($0.name) is taken for another kind of type" }
        if self.word(typeWord, of: Self.nothing) != 0 { faults.append("a nil has a type") }
        if inlinePayload(5) != 5 || inlinePayload(5.5) != 5.5 || inlinePayload("five") != "five" {
            faults.append("small values do not lie inside the existential")
        }
        if self.word(0, of: object) != UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) {
            faults.append("an object is not its address")
        }
        return faults
    }

    private enum Kind { case optional, existential, object, other }

    private func kind(of type: Any.Type) -> Kind {
        switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
        case optionalKind: .optional
        case existentialKind: .existential
        case 0: .object
        case let kind where kind > greatestKind: .object
        default: .other
        }
    }

    private static func address(of type: Any.Type) -> UInt { UInt(bitPattern: unsafeBitCast(type, to: Int.self)) }

    private func word(_ index: Int, of value: Any?) -> UInt {
        withUnsafeBytes(of: value) { $0.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self) }
    }

    private func inlinePayload<Payload>(_ value: Payload) -> Payload {
        withUnsafePointer(to: value as Any) { UnsafeRawPointer($0).load(as: Payload.self) }
    }

    private final class Sample {}

    // The optimizer must not fold the box away: the check reads it.
    @inline(never)
    private static func boxed<Content>(_ value: Content) -> Any { value }

    @inline(never)
    private static var nothing: Any? { nil }
}
