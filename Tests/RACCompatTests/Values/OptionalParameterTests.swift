import Foundation
import RACCompat
import Testing

/// What becomes of a value, or of nil, that a block takes as a type and as its optional type.
private struct Verdict {
    let isTaken: Bool
    /// The value, wrapped; nil when the conversion fails.
    let optional: Any??
    let isTakenAsOptional: Bool
    let isTakenAsDoubleOptional: Bool

    init<Value>(_ value: Any?, as type: Value.Type) {
        isTaken = converted(value, to: Value.self) != nil
        let optional = converted(value, to: Value?.self)
        isTakenAsOptional = optional != nil
        self.optional = optional.map { $0.map { $0 as Any } }
        isTakenAsDoubleOptional = converted(value, to: Value??.self) != nil
    }
}

/// Each kind of value is sent to a block of each type, and of its optional type.
@Suite("Optional parameters take what their types take") struct OptionalParameterTests {
    final class Album: @unchecked Sendable {}
    struct Track: Equatable, Sendable { let title: String }
    enum Order { case up, down }
    enum Rank: Int { case first = 1, second }
    enum Word: String { case yes, no }
    struct Days: OptionSet { let rawValue: UInt8 }
    struct Offline: Error {}

    private static func kind<Value>(
        _ name: String, _ sample: Value
    ) -> (name: String, sample: Any, verdict: (Any?) -> Verdict) {
        (name, sample, { Verdict($0, as: Value.self) })
    }

    private static var kinds: [(name: String, sample: Any, verdict: (Any?) -> Verdict)] {
        [
            kind("Int", 1), kind("Int8", Int8(-1)), kind("Int16", Int16(2)), kind("Int32", Int32(3)),
            kind("Int64", Int64(4)),
            kind("UInt", UInt(5)), kind("UInt8", UInt8(6)), kind("UInt16", UInt16(7)), kind("UInt32", UInt32(8)),
            kind("UInt64", UInt64.max), kind("Double", 1.5), kind("Float", Float(2.5)), kind("CGFloat", CGFloat(3.5)),
            kind("Decimal", Decimal(4)), kind("Bool", true), kind("NSNumber", NSNumber(value: 9)),
            kind("String", "text"),
            kind("Substring", "text".prefix(2)), kind("Character", Character("c")),
            kind("NSString", NSString(string: "ns")),
            kind("object", Album()), kind("NSObject", NSObject()), kind("AnyObject", Album() as AnyObject),
            kind("NSNull", NSNull()), kind("RACUnit", RACUnit.defaultUnit()),
            kind("RACTupleNil", RACTupleNil.tupleNil()),
            kind("RACTuple", RACTuplePack(1, "a") as RACTuple), kind("RACSignal", RACSignal.empty()),
            kind("[Int]", [1, 2]), kind("[String]", ["a"]), kind("[Any?]", [1, nil] as [Any?]),
            kind("[Any]", [1] as [Any]),
            kind("NSArray", NSArray(array: ["a"])), kind("Set<Int>", Set([1])), kind("[String: Int]", ["a": 1]),
            kind("NSDictionary", NSDictionary(dictionary: ["a": 1])), kind("Date", Date(timeIntervalSince1970: 1)),
            kind("NSDate", NSDate(timeIntervalSince1970: 1)), kind("Data", Data([1])), kind("URL", URL(filePath: "/a")),
            kind("UUID", UUID()), kind("struct", Track(title: "t")), kind("enum", Order.up),
            kind("enum of Int", Rank.second), kind("enum of String", Word.no), kind("option set", Days(rawValue: 3)),
            kind("(Int, String)", (1, "b")), kind("() -> Int", { 1 } as () -> Int), kind("type", Int.self as Any.Type),
            kind("any Error", Offline() as any Error), kind("NSError", NSError(domain: "d", code: 1)),
            kind("any StringProtocol", "p" as any StringProtocol),
        ]
    }

    @Test("A value that is no value of a type is none of its optional type; any other arrives wrapped")
    func takesTheSame() {
        let kinds = Self.kinds
        for kind in kinds {
            for value in kinds {
                let verdict = kind.verdict(value.sample)
                let pair = "\(value.name) as \(kind.name)"
                #expect(verdict.isTakenAsOptional == verdict.isTaken, "\(pair)")
                #expect(verdict.isTakenAsDoubleOptional == verdict.isTaken, "\(pair)")
                if verdict.isTaken { #expect(verdict.optional.flatMap { $0 } != nil, "\(pair)") }
            }
            #expect(kind.verdict(kind.sample).isTaken, "\(kind.name)")
        }
    }

    @Test(
        "A number of any kind is one of every other kind of numbers", arguments: ["Int", "NSNumber", "Double", "UInt8"])
    func numbers(name: String) throws {
        let kinds = Self.kinds
        let number = try #require(kinds.first { $0.name == name })
        for other in ["Int", "Int16", "UInt64", "Double", "Float", "CGFloat", "Bool"] {
            let kind = try #require(kinds.first { $0.name == other })
            #expect(kind.verdict(number.sample).isTaken, "\(name) as \(other)")
        }
    }

    @Test("Nil is nil of every optional type")
    func takesNil() {
        for kind in Self.kinds {
            let verdict = kind.verdict(nil)
            #expect(!verdict.isTaken, "\(kind.name)")
            #expect(verdict.isTakenAsOptional && verdict.isTakenAsDoubleOptional, "\(kind.name)")
            #expect(verdict.optional.map { $0 == nil } == true, "\(kind.name)")
        }
    }

    private static func stop(_ body: @escaping @Sendable () -> RACSignal) {
        RACScheduler.scheduler().performAsCurrentScheduler { body().subscribeNext { _ in } }
    }

    private func check(_ result: ExitTest.Result?, _ words: String) {
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("OptionalParameterTests.swift:") && message.contains(words), "\(message)")
    }

    @Test("A number sent to a block of an optional string stops with the sentence that a string gives")
    func stopsInBlocks() async {
        let plain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.stop { RACSignal.return(1).map { (text: String) in text } }
        }
        check(plain, ": the block takes String, and the value is 1, which is of type Int.")
        let optional = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.stop { RACSignal.return(1).map { (text: String?) in text } }
        }
        check(optional, ": the block takes Optional<String>, and the value is 1, which is of type Int.")
        let reduced = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.stop { RACSignal.combineLatest([.return(1)]) { (text: String?) in text } }
        }
        check(reduced, ": parameter 0 of the block is Optional<String>, and the value is 1, which is of type Int.")
        let unpacked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = RACTuplePack(1).unpack(String?.self)
        }
        check(unpacked, "value 0 of the tuple is to be Optional<String>, and is 1, which is of type Int.")
    }
}
