import Foundation
import RxCompat
import Testing

extension RxTests {
    @Suite struct RecordedProgramTests {
        @Test("Invented programs do what they did with RxSwift, in the same order")
        func programsDoWhatTheyDid() throws {
            let file = try #require(Bundle.module.url(forResource: "programs", withExtension: "txt"))
            let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            #expect(recorded.count == 8000)
            var differences: [String] = []
            for (seed, line) in recorded.enumerated() {
                let program = InventedProgram(seed: UInt64(seed))
                let events = program.run()
                let result = "\(seed) | \(program.description) | \(events)"
                if result != line { differences.append("expected \(line)\nbut got  \(result)") }
            }
            #expect(
                differences.isEmpty,
                "\(differences.count) programs differ:\n\(differences.prefix(10).joined(separator: "\n"))")
        }
    }
}
