// What the Swift ABI says of a value inside `Any`, read directly: a dynamic cast costs many times as much.

import StreamCore
import Synchronization

/// The kinds of type that the first word of their metadata tells.
enum MetadataKind {
    static let optional: UInt = 0x202
    static let existential: UInt = 0x303
    /// The kinds above are pointers, and belong to classes.
    static let greatest: UInt = 0x7FF
}

/// Where the metadata stands in an existential, in words.
private let typeWord = 3

/// The metadata that stands in the existential itself: that of `Any` when generic code has put an `Any` into another.
@inline(__always)
private func metadata(of value: Any) -> UnsafePointer<UInt> {
    ExistentialLayout.expectKnown()
    return withUnsafePointer(to: value) { (pointer: UnsafePointer<Any>) in
        UnsafeRawPointer(pointer).load(
            fromByteOffset: typeWord * MemoryLayout<UInt>.size, as: UnsafePointer<UInt>.self)
    }
}

/// The first word of the metadata of the value's type, which tells the kind of type; nil where there is no value.
@inline(__always)
func metadataKind(of value: Any?) -> UInt? {
    ExistentialLayout.expectKnown()
    return withUnsafeBytes(of: value) { bytes in
        // An `Any?` is an `Any` whose type is missing where it is nil.
        bytes.load(fromByteOffset: typeWord * MemoryLayout<UInt>.size, as: UnsafePointer<UInt>?.self)?.pointee
    }
}

/// The first word of the metadata of the value's type, which tells the kind of type.
@inline(__always)
func metadataKind(of value: Any) -> UInt {
    metadata(of: value).pointee
}

/// Whether the value is an instance of a class; its metadata then starts with zero or, on Apple platforms, a pointer.
@inline(__always)
package func isObject(_ value: Any) -> Bool {
    let kind = metadataKind(of: value)
    return kind == 0 || kind > MetadataKind.greatest
}

/// The value itself when it is exactly a `Payload`, which must be small enough to lie inside the existential.
@inline(__always)
package func inlinePayload<Payload>(of value: Any, as type: Payload.Type) -> Payload? {
    guard metadata(of: value) == unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self) else { return nil }
    return withUnsafePointer(to: value) { (pointer: UnsafePointer<Any>) in
        UnsafeRawPointer(pointer).load(as: Payload.self)
    }
}

/// Whether the values of a type lie inside an existential, and not in a box.
@inlinable @inline(__always)
func liesInline<Payload>(_ type: Payload.Type) -> Bool {
    MemoryLayout<Payload>.size <= 3 * MemoryLayout<UInt>.size
        && MemoryLayout<Payload>.alignment <= MemoryLayout<UInt>.alignment && _isBitwiseTakable(type)
}

/// Whether the value is of this type, and of no subclass.
@usableFromInline
func isExactly(_ value: Any?, _ type: Any.Type) -> Bool {
    ExistentialLayout.expectKnown()
    return withUnsafeBytes(of: value) { bytes in
        bytes.load(fromByteOffset: typeWord * MemoryLayout<UInt>.size, as: UInt.self)
    } == UInt(bitPattern: unsafeBitCast(type, to: Int.self))
}

/// The address of the object that `value` must be.
@inline(__always)
package func objectAddress(of value: Any) -> UInt {
    withUnsafePointer(to: value) { (pointer: UnsafePointer<Any>) in
        UnsafeRawPointer(pointer).load(as: UInt.self)
    }
}

/// What this file takes for granted; a toolchain for which it does not hold stops the program at the first use.
package struct ExistentialLayout {
    /// Where the metadata stands in an existential, in words.
    package var typeWord = RACCompat.typeWord
    package var optionalKind = MetadataKind.optional
    package var existentialKind = MetadataKind.existential
    package var greatestKind = MetadataKind.greatest

    package init() {}

    /// Whether the layout has been checked; a constant to begin with, so that reading it takes no call.
    private static let isKnown = Atomic<Bool>(false)

    /// Checks the layout when the first value is looked at.
    @inline(__always)
    fileprivate static func expectKnown() {
        if !isKnown.load(ordering: .relaxed) { checkOnce() }
    }

    @inline(never)
    private static func checkOnce() {
        ExistentialLayout().check()
        isKnown.store(true, ordering: .relaxed)
    }

    /// Stops the program unless values are laid out as the receiver says.
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

    /// How values differ from what the receiver says; empty where they do not.
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
        // The type before the kind: where it does not stand there, there is no pointer to follow.
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

    // Not folded by the optimizer, so that there is something to see.
    @inline(never)
    private static func boxed<Content>(_ value: Content) -> Any { value }

    @inline(never)
    private static var nothing: Any? { nil }
}
