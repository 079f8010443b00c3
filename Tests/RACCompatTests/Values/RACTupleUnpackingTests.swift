import Foundation
import RACCompat
import Testing

@Suite struct RACTupleUnpackingTests {
    @Test("Values that are missing, and nils, unpack as nil; surplus ones are ignored")
    func unpacks() {
        let tuple = RACTuplePack("a", nil, 3)
        let (name, nothing) = tuple.unpack(String.self, Int.self)
        #expect(name == "a" && nothing == nil)
        let (_, _, third, fourth) = tuple.unpack(String.self, Int.self, Int.self, Double.self)
        #expect(third == 3 && fourth == nil)
        let one: String? = tuple.unpack(String.self)
        #expect(one == "a")
        let (first, last) = RACTuple().unpack(Any.self, Any.self)
        #expect(first == nil && last == nil)
    }

    @Test("Unpacking a value of another type stops the program, and says which")
    func stopsAtOtherTypes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = RACTuplePack("a", "b").unpack(String.self, Int.self)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("unpack: value 1 of the tuple is to be Int, and is b, which is of type String."))
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
