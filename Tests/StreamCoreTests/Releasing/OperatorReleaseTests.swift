import Foundation
import StreamCore
import Testing

@Suite struct OperatorReleaseTests {
    static let cases: [OperatorCase] = {
        var cases = CaseList()
        filteringCases(&cases)
        transformingCases(&cases)
        combiningCases(&cases)
        failuresCases(&cases)
        flatteningCases(&cases)
        observingCases(&cases)
        sharingCases(&cases)
        splittingCases(&cases)
        timingCases(&cases)
        return cases.cases
    }()

    /// Files without a case of their own, and why.
    private static let excused: [String: [String]] = [
        "the cases of what it is a part of reach it": [
            "Broadcast", "BufferingPolicy", "FailureStage", "Flattening", "FollowerList", "Grouping", "IdleTimer",
            "IntervalInput", "LatestArray", "LatestSlot", "ScheduledInput", "Sectioning", "SharedInput", "SharedStart",
            "Splitting", "Substream", "SubstreamFollower", "ValueSlot", "ZipQueue",
        ],
        "it has no state": ["DropCounter", "FlattenStrategy", "GroupedProducer", "LoggingEvent"],
    ]

    @Test("Every file of operators has a case here, or says why it needs none")
    func isComplete() throws {
        let files = try sourceFiles(under: "Operators").map { $0.deletingPathExtension().lastPathComponent }
        let covered = Set(Self.cases.map(\.file))
        let excused = Set(Self.excused.values.joined())
        #expect(files.filter { !covered.contains($0) && !excused.contains($0) } == [])
        #expect(covered.union(excused).subtracting(files) == [])
        #expect(covered.intersection(excused) == [])
    }

    @Test(
        "Events that the deinit of a kept object sends come in their turn, and the operator continues",
        arguments: cases)
    func comesBack(operator: OperatorCase) async {
        let faults = await returns(`operator`.testDescription) {
            var faults: [String] = []
            for way in ReleaseWorld.Way.allCases {
                for ending in ReleaseWorld.Ending.allCases {
                    if let fault = `operator`.check(way, ending) { faults.append("\(way), \(ending): \(fault)") }
                }
            }
            return faults
        }
        #expect(faults == [])
    }
}

/// The Swift files of the core, or of a folder in it.
func sourceFiles(under folder: String = "", path: String = #filePath) throws -> [URL] {
    let core = URL(filePath: path).appending(path: "../../../../Sources/StreamCore").standardized
        .resolvingSymlinksInPath()
    let root = core.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    #expect(!paths.isEmpty)
    return paths.map { root.appending(path: $0) }
}
