import Foundation
import RACCompat
import Testing

/// Archives of sequences.
@Suite struct SequenceArchiveTests {
    struct Person: Codable, Equatable {
        let name: String
    }

    final class Opaque {}

    private func coded(_ sequence: RACSequence, types: RACArchivedTypes = RACArchivedTypes()) throws -> RACSequence {
        let decoder = JSONDecoder()
        decoder.userInfo[.racArchivedTypes] = types
        return try decoder.decode(RACSequence.self, from: JSONEncoder().encode(sequence))
    }

    @Test("Values keep their types")
    func keepsTypes() throws {
        let values: [Any] = [
            1, 2.5, true, "x", Date(timeIntervalSince1970: 5), NSNull(), ["a", "b"], ["k": 1], UInt8(3),
        ]
        let decoded = try coded(values.rac_sequence).array
        let scalars = [0, 1, 2, 3, 4, 5, 8]
        #expect(scalars.map { "\(type(of: decoded[$0]))" } == scalars.map { "\(type(of: values[$0]))" })
        #expect(areEqual(decoded, values))
    }

    @Test("A sequence inside a sequence is archived with it")
    func nests() throws {
        let nested: [Any] = [[1].rac_sequence, RACSequence.empty()]
        #expect(try coded(nested.rac_sequence) == nested.rac_sequence)
    }

    @Test("Own types are read when the decoder is told of them")
    func readsOwnTypes() throws {
        let people = [Person(name: "Ann")].rac_sequence
        #expect(try coded(people, types: RACArchivedTypes(Person.self)).head as? Person == Person(name: "Ann"))
        let error = #expect(throws: DecodingError.self) { try coded(people) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("It is another error: \(String(describing: error))")
            return
        }
        #expect(context.debugDescription.contains("Person; name that in userInfo[.racArchivedTypes]"))
    }

    @Test("A value that is not Encodable is an error that names its type")
    func namesType() throws {
        let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode([Opaque()].rac_sequence) }
        guard case .invalidValue(_, let context) = error else {
            Issue.record("It is another error: \(String(describing: error))")
            return
        }
        #expect(context.debugDescription.contains("Opaque is not Encodable"))
    }

    @Test("An empty lazy sequence is read as a sequence of no values")
    func readsEmpty() throws {
        let decoded = try coded([1].rac_sequence.filter { _ in false })
        #expect(decoded.head == nil)
        #expect(decoded.array.isEmpty)
    }

    @Test("A sequence is a member of other archives")
    func isMember() throws {
        struct Page: Codable, Equatable {
            let lines: RACSequence
        }
        let page = Page(lines: "ab".rac_sequence.map { $0 })
        let data = try PropertyListEncoder().encode(page)
        #expect(try PropertyListDecoder().decode(Page.self, from: data) == page)
    }
}
