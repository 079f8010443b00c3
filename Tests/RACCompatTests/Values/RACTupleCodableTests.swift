import Foundation
import RACCompat
import Testing

@Suite struct RACTupleCodableTests {
    struct Opaque {}

    /// Values that come back as they were.
    static let archivable: [RACTuple] = [
        RACTuple(), [nil], [NSNull()], [nil, 1, NSNull()], RACTuplePack("a", 2), RACTuplePack(1, nil, 3, 4, 5),
        [true, "text", "", 1.5, Float(2.5), Decimal(string: "3.25"), UInt64.max, Int64.min, Int8(-1), UInt16(7)],
        [Date(timeIntervalSinceReferenceDate: 5), Data([1, 2]), URL(filePath: "/a"), UUID()],
        [
            [1, "a"] as [Any], [1, nil] as [Any?], [String](), ["a": 1, "b": [2]] as [String: Any],
            ["a": nil, "b": 1] as [String: Int?],
        ],
        [RACTuplePack(1, nil), [RACTuplePack("x")], RACUnit.defaultUnit()],
    ]

    private func copy<Tuple: RACTuple>(_ tuple: Tuple) throws -> Tuple {
        try JSONDecoder().decode(type(of: tuple), from: JSONEncoder().encode(tuple))
    }

    @Test("A tuple comes out of an archive as it was, class and nils included", arguments: archivable)
    func roundTrips(tuple: RACTuple) throws {
        let copy = try copy(tuple)
        #expect(copy == tuple)
        #expect(type(of: copy) == type(of: tuple))
        for (copied, original) in zip(copy, tuple) where !(original is [Any?] || original is [String: Any?]) {
            #expect(type(of: copied) == type(of: original))
        }
    }

    @Test("Values of Foundation's classes come out as those of Swift")
    func convertsFoundationValues() throws {
        let tuple: RACTuple = [
            NSString(string: "a"), NSNumber(value: 3), NSNumber(value: 1.5), NSNumber(value: true),
            NSNumber(value: UInt64.max), NSNumber(value: Int8(5)), NSArray(array: [1, "b"]),
            NSDictionary(dictionary: ["k": 1]), NSURL(fileURLWithPath: "/a"), NSData(data: Data([1])),
        ]
        let copy = try copy(tuple)
        #expect(copy == tuple)
        #expect(copy.first is String && copy.second is Int && copy.third is Double)
    }

    @Test("The archive is an object with the values, each under its kind")
    func hasKinds() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(RACTuplePack(1, nil, [NSNull(), "a"] as [Any])), as: UTF8.self)
        #expect(text == #"{"backingArray":[{"int":1},null,{"list":[{"null":true},{"string":"a"}]}]}"#)
    }

    @Test("A value that cannot be archived is an error that names its place and type")
    func rejectsOtherValues() throws {
        let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(RACTuplePack(1, [Opaque()])) }
        guard case .invalidValue(let value, let context) = error else {
            Issue.record("It is another error: \(String(describing: error))")
            return
        }
        #expect(value is Opaque)
        #expect(context.codingPath.compactMap(\.intValue) == [1, 0])
        #expect(context.debugDescription.contains("Opaque"))
    }

    @Test("A dictionary whose keys are not strings cannot be archived")
    func rejectsOtherKeys() {
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(RACTuplePack([1: "a"])) }
    }

    static let malformed = [
        "{}", #"{"backingArray": 1}"#, #"{"backingArray": [1]}"#, #"{"backingArray": [{}]}"#,
        #"{"backingArray": [{"thing": 1}]}"#, #"{"backingArray": [{"int": 1, "bool": true}]}"#,
        #"{"backingArray": [{"int": "a"}]}"#,
    ]

    @Test("An archive that is malformed is an error", arguments: malformed)
    func rejectsMalformedArchives(archive: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(RACTuple.self, from: Data(archive.utf8)) }
    }

    @Test("A numbered class accepts no other number of values")
    func checksCount() throws {
        let archive = try JSONEncoder().encode(RACTuplePack(1, 2, 3))
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(RACTwoTuple.self, from: archive) }
        #expect(error.map { "\($0)".contains("RACTwoTuple holds 2 values, and the archive 3.") } == true)
        #expect(try JSONDecoder().decode(RACTuple.self, from: archive).count == 3)
    }
}
