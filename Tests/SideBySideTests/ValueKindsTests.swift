import Recordings
import StreamTesting
import Testing

@Suite struct ValueKindsTests {
    @Test(
        "A scenario in which an operator would get a value of another kind is not invented",
        arguments: [
            (#"["not", ["hot", "a"]]"#, "[0, 1]", true), (#"["not", ["hot", "a"]]"#, #"[0, "x"]"#, false),
            (#"["not", ["map", "isEven", ["hot", "a"]]]"#, #"[0, "x", null]"#, true),
            (#"["not", ["map", "nilIfOdd", ["hot", "a"]]]"#, "[0]", false),
            (#"["reduceEach", "sumN", 2, ["map", "pair", ["hot", "a"]]]"#, "[1, null]", true),
            (#"["reduceEach", "sumN", 3, ["map", "pair", ["hot", "a"]]]"#, "[1]", false),
            (#"["and", ["combineLatest", [["hot", "a"], ["return", 1]]]]"#, "[1]", true),
            (#"["and", ["combineLatest", [["hot", "a"], ["return", null]]]]"#, "[1]", false),
            (#"["flatten", ["hot", "a"]]"#, #"[{"sig": ["return", 1]}, null]"#, true),
            (#"["flatten", ["hot", "a"]]"#, "[1]", false),
            (#"["not", ["flatten", ["groupBy", "mod3", ["hot", "a"]]]]"#, "[1]", true),
            (#"["not", ["flatten", ["groupBy", "mod3", ["hot", "a"]]]]"#, "[null]", false),
            (#"["not", ["dematerialize", ["materialize", ["hot", "a"]]]]"#, "[1]", true),
            (#"["dematerialize", ["mergeWith", ["hot", "a"], ["materialize", ["hot", "a"]]]]"#, "[1]", false),
            (#"["not", ["feed", "a", "toString", 1, ["hot", "a"]]]"#, "[1]", false),
            (#"["not", ["flattenMap", ["it"], ["hot", "a"]]]"#, "[1]", false),
            (#"["not", ["scanWithStart", 0, "sum2", ["hot", "a"]]]"#, #"["x"]"#, true),
            (#"["not", ["scanWithStart", null, "first2", ["hot", "a"]]]"#, "[1]", false),
        ])
    func checksKinds(expression: String, values: String, isSound: Bool) throws {
        let members = try json(#"{"hot": {"a": []}, "expr": \#(expression)}"#).object ?? [:]
        let sent = try json(values).array ?? []
        #expect(KindChecker.isSound(members, sending: ["a": sent]) == isSound)
    }

    private func json(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }
}
