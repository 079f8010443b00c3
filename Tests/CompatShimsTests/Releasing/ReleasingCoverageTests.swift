import Foundation
import Testing

/// Every source file has its cases, so that a new one without is noticed.
struct ReleasingCoverageTests {
    private let covered = Set(ReleasingCase.all.flatMap(\.files))
    private let exempt = Set(HoldingNothing.files.values.joined())

    @Test("Every source file has a case, or a reason why it needs none")
    func isComplete() throws {
        let sources = Set(try Self.sources().map(\.name))
        #expect(sources.subtracting(covered).subtracting(exempt).sorted() == [], "These have no case.")
        #expect(covered.union(exempt).subtracting(sources).sorted() == [], "These do not exist.")
        #expect(covered.intersection(exempt).sorted() == [], "These have a case.")
    }

    @Test("State is guarded together with its lock, never by a lock beside it")
    func hasNoBareLock() throws {
        let locked = try Self.sources().filter { source in
            try String(contentsOf: source.url, encoding: .utf8).contains("NSLock()")
        }
        #expect(locked.map(\.name) == [])
    }

    private static func sources() throws -> [(name: String, url: URL)] {
        let folder = "Sources/CompatShims/"
        return try Repository.files(under: folder).map { url in
            let name = url.path.dropFirst(Repository.root.appendingPathComponent(folder).path.count)
            return (String(name.drop { $0 == "/" }.dropLast(6)), url)
        }
    }
}
