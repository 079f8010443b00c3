import Foundation
import RACCompat
import StreamTesting
import Testing

@Suite struct RACTupleUnpackingTests {
    private final class Client {}

    @Test("Values have the types that are named; optional ones may be nil or missing, surplus ones are ignored")
    func unpacks() {
        let client = Client()
        let tuple = RACTuplePack(client, nil, NSNumber(value: 3), NSString(string: "b"))
        let (first, nothing, number) = tuple.unpack(Client.self, Int?.self, Double.self)
        #expect(first === client && nothing == nil && number == 3)
        let (_, _, _, text, missing) = tuple.unpack(Any.self, Any?.self, Int.self, String.self, Double?.self)
        #expect(text == "b" && missing == nil)
        let one: Client = tuple.unpack(Client.self)
        #expect(one === client)
        let (none, last) = RACTuple().unpack(Any?.self, Any?.self)
        #expect(none == nil && last == nil)
    }

    @Test("RACTupleUnpack takes the types of the variables")
    func takesTypesOfVariables() {
        let (name, age): (String, Int?) = RACTupleUnpack(RACTuplePack("Ann", nil))
        #expect(name == "Ann" && age == nil)
        let first: String = RACTupleUnpack(RACTuplePack("Ann", 30))
        #expect(first == "Ann")
        let log = Recorder()
        inVirtualTime { _ in
            RACSignal.combineLatest([.return("Ann"), .return(30)])
                .map { tuple in
                    let (name, age): (String, Double) = RACTupleUnpack(tuple)
                    return "\(name) \(age)"
                }
                .subscribeNext { (line: String) in log.note(line) }
        }
        #expect(log.entries == ["Ann 30.0"])
    }

    @Test("A value of another type, or a nil where none can be, stops the program with the place, and says which")
    func stopsAtOtherTypes() async {
        let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = RACTuplePack("a", "b").unpack(String.self, Int.self)
        }
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let _: (String, String) = RACTupleUnpack(RACTuplePack("a", nil))
        }
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let _: (String, Any) = RACTupleUnpack(RACTuplePack("a"))
        }
        let noTuple = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let _: (String, Int) = RACTupleUnpack("a")
        }
        func message(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }
        #expect(
            message(other).contains("unpack: value 1 of the tuple is to be Int, and is b, which is of type String."))
        #expect(message(none).contains("RACTupleUnpack: value 1 of the tuple is to be String, and is nil."))
        #expect(message(missing).contains("RACTupleUnpack: value 1 of the tuple is to be Any, and is missing."))
        #expect(message(noTuple).contains("RACTupleUnpack needs a tuple, and got a, which is of type String."))
        #expect(message(noTuple).contains("RACTupleUnpackingTests.swift:"))
    }

    @Test("A tuple becomes a Swift tuple of any length")
    func becomesSwiftTuple() throws {
        let tuple = RACTuplePack("a", 2, nil, 4.5, true, "f", nil)
        let values = try tuple.values(
            as: String.self, Int.self, Int?.self, Double.self, Bool.self, String?.self, Any?.self, Int?.self)
        #expect(values.0 == "a" && values.1 == 2 && values.2 == nil && values.3 == 4.5)
        #expect(values.4 && values.5 == "f" && values.6 == nil && values.7 == nil)
        #expect(try tuple.values(as: String.self) == "a")
        let () = try tuple.values()
    }

    @Test("NSNull is a value, and not nil")
    func keepsNulls() throws {
        let tuple: RACTuple = [NSNull()]
        #expect(try tuple.values(as: Any?.self) is NSNull)
        #expect(throws: RACTupleMismatch.self) { try tuple.values(as: Int?.self) }
    }

    @Test("Mismatches are equal where their index, count and types are")
    func comparesMismatches() {
        func mismatch<Value>(_ tuple: RACTuple, as type: Value.Type) -> RACTupleMismatch? {
            do {
                _ = try tuple.values(as: Value.self)
                return nil
            } catch { return error }
        }
        let text = mismatch(["a"], as: Int.self)
        #expect(text != nil && text == mismatch(["b"], as: Int.self))
        for other in [
            mismatch([nil], as: Int.self), mismatch(["a"], as: Double.self), mismatch(["a", 1], as: Int.self),
        ] {
            #expect(other != nil && other != text)
        }
    }

    /// A request that fails, and what is said about it.
    struct Failing: Sendable, CustomTestStringConvertible {
        let request: @Sendable (RACTuple) throws(RACTupleMismatch) -> Void
        let message: String
        var testDescription: String { message }
    }

    static let failing = [
        Failing(
            request: { (tuple) throws(RACTupleMismatch) in _ = try tuple.values(as: Int.self) },
            message: "Value 0 of the tuple is expected to be Int, and is of type String."),
        Failing(
            request: { (tuple) throws(RACTupleMismatch) in _ = try tuple.values(as: String.self, Int.self) },
            message: "Value 1 of the tuple is expected to be Int, and is nil."),
        Failing(
            request: { (tuple) throws(RACTupleMismatch) in _ = try tuple.values(as: String.self, Int?.self, Int.self) },
            message: "Value 2 of the tuple is expected to be Int, and is missing: the tuple has 2."),
    ]

    @Test("A value of another type is an error that says which, and of what types", arguments: failing)
    func throwsAtOtherTypes(failing: Failing) {
        let error = #expect(throws: RACTupleMismatch.self) { try failing.request(RACTuplePack("a", nil)) }
        #expect(error?.description == failing.message)
    }

    @Test("The error tells place and types to programs, too")
    func tellsPlace() {
        let error = #expect(throws: RACTupleMismatch.self) { try RACTuplePack(1, "b").values(as: Int.self, Int.self) }
        #expect(error?.index == 1 && error?.count == 2)
        #expect(error?.expected == Int.self && error?.actual == String.self)
    }
}
