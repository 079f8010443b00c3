import Foundation
import RACCompat
import Testing

/// What is read of values inside `Any` without a cast.
@Suite struct ExistentialLayoutTests {
    struct Value: Sendable, CustomTestStringConvertible {
        enum Kind { case plain, optional, object }

        let testDescription: String
        let kind: Kind
        let make: @Sendable () -> Any

        init(_ name: String, _ kind: Kind, _ make: @escaping @Sendable () -> Any) {
            testDescription = name
            self.kind = kind
            self.make = make
        }
    }

    private final class Object {}
    private class Base {}
    private final class Derived: Base {}
    private struct Resource: ~Copyable {
        let number: Int
    }
    private final class Owner {
        let resource = Resource(number: 1)
    }
    private final class Box<Content> {
        let content: Content
        init(_ content: Content) { self.content = content }
    }
    private struct Small { let byte: UInt8 }
    private struct Large { let words = (1, 2, 3, 4, 5) }
    private struct Empty {}
    private enum Choice { case one, two }
    private enum Payload { case number(Int), text(String) }
    private actor Actor {}

    private static func capturing(_ object: Object) -> () -> Object { { object } }

    /// In generic code an `Any` can be put into another one, and an optional into an `Any` as it is.
    private static func boxed<Content>(_ value: Content) -> Any { value }

    static let values = plain + objects + optionals

    private static let plain: [Value] = [
        Value("a number", .plain) { 5 },
        Value("a small number", .plain) { UInt8(5) },
        Value("a truth value", .plain) { true },
        Value("a fraction", .plain) { 5.5 },
        Value("a string", .plain) { "five" },
        Value("a long string", .plain) { String(repeating: "five", count: 20) },
        Value("a substring", .plain) { "five".dropFirst() },
        Value("a small struct", .plain) { Small(byte: 1) },
        Value("a large struct", .plain) { Large() },
        Value("an empty struct", .plain) { Empty() },
        Value("an enum", .plain) { Choice.two },
        Value("an enum with a payload", .plain) { Payload.text("five") },
        Value("a tuple", .plain) { (1, "two") },
        Value("a large tuple", .plain) { (1, 2, 3, 4, 5) },
        Value("nothing", .plain) { () },
        Value("a closure", .plain) { { 5 } },
        Value("a closure that captures", .plain) { capturing(Object()) },
        Value("a metatype", .plain) { Int.self },
        Value("the metatype of a class", .plain) { Object.self },
        Value("the metatype of a protocol", .plain) { (any Equatable).self },
        Value("an array", .plain) { [1, 2] },
        Value("an array of optionals", .plain) { [Int?.none] },
        Value("a dictionary", .plain) { ["a": 1] },
        Value("a set", .plain) { Set([1]) },
        Value("a range", .plain) { 0..<5 },
        Value("a result", .plain) { Result<Int, any Error>.success(5) },
        Value("an error of an enum", .plain) { TestFailure.first },
        Value("a date", .plain) { Date() },
        Value("data", .plain) { Data([1]) },
        Value("a key", .plain) { AnyHashable(5) },
    ]

    private static let objects: [Value] = [
        Value("an object", .object) { Object() },
        Value("an object of a subclass", .object) { Derived() },
        Value("an object as its superclass", .object) { Derived() as Base },
        Value("a generic object", .object) { Box(5) },
        Value("an object of a generic object", .object) { Box(Box("five")) },
        Value("an object with a resource", .object) { Owner() },
        Value("an actor", .object) { Actor() },
        Value("a number of Foundation", .object) { NSNumber(value: 5) },
        Value("a string of Foundation", .object) { NSString(string: "five") },
        Value("an error of Foundation", .object) { NSError(domain: "d", code: 1) },
        Value("a null", .object) { NSNull() },
        Value("a key path", .object) { \String.count },
        Value("a tuple of the dynamic face", .object) { RACTuplePack(1, 2) },
        Value("a subject", .object) { RACSubject() },
        Value("a unit", .object) { RACUnit.defaultUnit() },
    ]

    private static let optionals: [Value] = [
        Value("an optional", .optional) { Optional(5) as Any },
        Value("a nil", .optional) { Int?.none as Any },
        Value("a nil string", .optional) { String?.none as Any },
        Value("a nil object", .optional) { Object?.none as Any },
        Value("an optional object", .optional) { Optional(Object()) as Any },
        Value("a nested optional", .optional) { Optional(Optional(5)) as Any },
        Value("a nested nil", .optional) { Optional(Int?.none) as Any },
        Value("an optional large struct", .optional) { Optional(Large()) as Any },
        Value("a nil Any", .optional) { Any?.none as Any },
        Value("an optional closure", .optional) { Optional({ 5 }) as Any },
        Value("an optional metatype", .optional) { Optional(Int.self) as Any },
        Value("a boxed optional", .optional) { boxed(Int?.none) },
        Value("an Any inside an Any", .optional) { boxed(5 as Any) },
        Value("an Any inside two", .optional) { boxed(boxed("five" as Any) as Any) },
        Value("a protocol's existential", .optional) { boxed(5 as any Equatable) },
    ]

    @Test("Optionals, and values that are boxed twice, are told from everything else", arguments: values)
    func tellsOptionals(value: Value) {
        #expect(mayHideOptional(value.make()) == (value.kind == .optional))
    }

    @Test("Objects are told from everything else, and known by their address", arguments: values)
    func tellsObjects(value: Value) {
        let content = value.make()
        #expect(isObject(content) == (value.kind == .object))
        guard value.kind == .object else { return }
        let object = content as AnyObject
        #expect(objectAddress(of: content) == UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
    }

    @Test("Numbers and strings are read where they are, and nothing else is taken for them", arguments: values)
    func readsInlineValues(value: Value) {
        let content = value.make()
        let type = type(of: content)
        guard value.kind == .plain else { return }
        #expect((inlinePayload(of: content, as: Int.self) != nil) == (type == Int.self))
        #expect((inlinePayload(of: content, as: String.self) != nil) == (type == String.self))
        #expect((inlinePayload(of: content, as: Double.self) != nil) == (type == Double.self))
        if type == Int.self { #expect(inlinePayload(of: content, as: Int.self) == content as? Int) }
        if type == String.self { #expect(inlinePayload(of: content, as: String.self) == content as? String) }
        if type == Double.self { #expect(inlinePayload(of: content, as: Double.self) == content as? Double) }
    }

    @Test("A nil hides nothing")
    func nilHidesNothing() {
        #expect(!mayHideOptional(nil))
    }

    @Test("The layout of values in Any is the one that this toolchain uses")
    func isKnown() {
        #expect(ExistentialLayout().faults == [])
    }

    /// Layouts that no toolchain has, each with a word of what is wrong about it.
    static let wrongLayouts: [(fault: String, layout: @Sendable () -> ExistentialLayout)] = [
        ("the type of a number does not stand in word 2", { with { $0.typeWord = 2 } }),
        ("the type of an object does not stand in word 0", { with { $0.typeWord = 0 } }),
        ("an optional is taken for another kind", { with { $0.optionalKind = 0x203 } }),
        ("a struct that is boxed is taken for another kind", { with { $0.optionalKind = 0x301 } }),
        ("an Any inside an Any is taken for another kind", { with { $0.existentialKind = 0x302 } }),
        ("a closure is taken for another kind", { with { $0.existentialKind = 0x302 } }),
        ("a number is taken for another kind", { with { $0.greatestKind = 0x1FF } }),
    ]

    private static func with(_ change: (inout ExistentialLayout) -> Void) -> ExistentialLayout {
        var layout = ExistentialLayout()
        change(&layout)
        return layout
    }

    @Test("Every other layout is found out", arguments: wrongLayouts.indices)
    func findsFaults(index: Int) {
        let (fault, layout) = Self.wrongLayouts[index]
        #expect(layout().faults.contains { $0.hasPrefix(fault) }, "\(layout().faults)")
    }

    @Test("A layout that does not hold stops the program, with the toolchain and the file to change")
    func stops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var layout = ExistentialLayout()
            layout.optionalKind = 0x203
            layout.check()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Sources/RACCompat/Values/ExistentialLayout.swift"))
        #expect(message.contains("The toolchain"))
        #expect(message.contains("an optional is taken for another kind of type"))
    }
}
