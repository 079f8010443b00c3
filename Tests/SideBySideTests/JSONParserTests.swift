import Recordings
import StreamTesting
import Testing

@Suite struct JSONParserTests {
    @Test(
        "Values are read as what they are",
        arguments: [
            ("1", 1), ("-3", -3), ("1.0", .double(1)), ("1e2", .double(100)), ("true", .bool(true)), ("null", nil),
            (#""a\n\"\\\/\u00e9\ud83d\ude00""#, "a\n\"\\/é😀"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
            ("[ ]", []), ("{ }", [:]),
            (#" { "a" : [ 1 , { "b" : null } ] } "#, ["a": [1, ["b": nil]]]),
        ] as [(String, JSONValue)])
    func reads(text: String, value: JSONValue) throws {
        #expect(try JSONParser.parse(text) == value)
    }

    @Test(
        "The JSON parser refuses text that is no JSON",
        arguments: [
            "", "[", "[1", "[1,]", "{\"a\"}", "{\"a\":1,}", "{\"a\":1,\"a\":2}", "\"a", "\"\\x\"", "\"\\u12\"",
            "\"\\u+12f\"", "tru",
            "nan", "1 2", "0x1", String(repeating: "[", count: 100_000),
        ])
    func refuses(text: String) {
        #expect(throws: Malformed.self) { try JSONParser.parse(text) }
    }

    @Test("A string that is not UTF-8 is refused at its first byte")
    func refusesOtherEncodings() {
        #expect(throws: Malformed("not JSON: a string is not UTF-8 at byte 3")) {
            try JSONParser.parse(Array("[\"".utf8) + [0xE9] + Array("\"]".utf8))
        }
    }

    @Test("Objects are equal whatever the order of their keys")
    func ignoresOrder() throws {
        #expect(try JSONParser.parse(#"{"a": 1, "b": 2}"#) == JSONParser.parse(#"{"b": 2, "a": 1}"#))
    }

    @Test("Written JSON can be read again", arguments: [8, 1000])
    func writes(width: Int) throws {
        let value: JSONValue = ["a": [1, "x\n\"\\\u{1}", nil, .bool(false)], "b": ["c": [:]]]
        #expect(try JSONParser.parse(value.indented(width: width)) == value)
    }
}
