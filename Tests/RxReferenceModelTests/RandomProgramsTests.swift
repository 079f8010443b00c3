import Foundation
import RxRecordings
import Testing

/// Random programs on the model and on RxCompat.
///
/// The environment variables `MODEL_COUNT` and `MODEL_SEED` say how many, and which is the first, so that
/// `MODEL_SEED=4711 MODEL_COUNT=1` runs program 4711 alone.
@Suite struct RandomProgramsTests {
    private static let partCount = 8

    private static func setting(_ name: String, _ standard: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
    }

    /// Returns the reports of the programs of a part that differ.
    private static func reports(_ part: Int, _ program: (UInt64) -> RxProgram) -> [String] {
        let (first, count) = (setting("MODEL_SEED", 1), setting("MODEL_COUNT", 2_000))
        var reports: [String] = []
        for seed in stride(from: first + part, to: first + count, by: partCount) where reports.count < 3 {
            let report = ProgramComparison().report(program(UInt64(seed)), called: "\(seed)")
            if let report { reports.append(report) }
        }
        return reports
    }

    @Test("RxCompat does what the model does in programs like those of the recordings", arguments: 0..<partCount)
    func recorded(_ part: Int) {
        let reports = Self.reports(part) { ProgramGenerator.recorded(8_000 + $0) }
        #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
    }

    @Test("RxCompat does what the model does in deep programs of several subscribers", arguments: 0..<partCount)
    func deep(_ part: Int) {
        let reports = Self.reports(part) { ProgramGenerator.wide($0, depth: 8) }
        #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
    }
}
