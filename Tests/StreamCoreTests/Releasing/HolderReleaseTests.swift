import Foundation
import StreamCore
import Testing

@Suite struct HolderReleaseTests {
    static let cases =
        propertyCases + actionCases + disposableCases + schedulerCases + faceCases + inboxCases

    /// Files with a lock and without a case, and why.
    private static let excused: [String: [String]] = [
        "it keeps names, numbers and places": [
            "BindingRing", "IsolationReport", "LiveSubscriptionList", "SignalLabels",
        ]
    ]

    @Test("The deinit of an object that was kept comes back, and finds no lock", arguments: cases)
    func comesBack(holder: HolderCase) async {
        let fault = await returns(holder.name) { holder.check(HolderLog()) }
        #expect(fault == "")
    }

    @Test("Every file with a lock has a case here or among the operators, or says why it needs none")
    func isComplete() throws {
        let locking = try sourceFiles().filter { file in
            guard !["/Engine/", "/Operators/", "/Platform/"].contains(where: file.path.contains) else { return false }
            let text = try String(contentsOf: file, encoding: .utf8)
            return ["Guarded", "WordLock()", "StripedLock.withLock"].contains(where: text.contains)
        }
        let files = Set(locking.map { $0.deletingPathExtension().lastPathComponent })
        let excused = Set(Self.excused.values.joined())
        #expect(files.subtracting(Self.cases.map(\.file)).subtracting(excused).sorted() == [])
        #expect(excused.subtracting(files) == [])
    }

    @Test("No bare lock is taken: what is released inside of one could come back to it")
    func hasNoBareLocks() throws {
        let bare = try sourceFiles().filter { file in
            let text = try String(contentsOf: file, encoding: .utf8)
            return [".lock(", ".unlock("].contains(where: text.contains)
        }
        #expect(bare.map(\.lastPathComponent).sorted() == ["Guarded.swift", "StripedLock.swift"])
    }
}
