import Foundation
import Testing

/// Holds the comparison with other libraries to what is tested and measured here.
struct ComparisonTests {
    private let rows: [[String]]

    init() throws {
        rows = try Markdown(named: "Documentation/Comparison.md").table(under: "All lines")
            // A row of which only the first cell is filled is the heading of a group.
            .filter { $0.dropFirst() != ["", "", "", ""] }
    }

    @Test("The lines that stand first are lines of the table")
    func firstLines() throws {
        let page = try String(
            contentsOf: Repository.root.appendingPathComponent("Documentation/Comparison.md"), encoding: .utf8)
        let lines = page.components(separatedBy: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| what") }
        let first = lines.prefix(5)
        #expect(first.allSatisfy { line in lines.dropFirst(5).contains(line) })
    }

    @Test("Every line says something of every library")
    func isComplete() {
        #expect(rows.count > 25)
        for row in rows {
            #expect(row.count == 5 && !row.contains(""), "\(row)")
        }
    }

    @Test("Every line links to a test, which is in the file that the link leads to")
    func linksToTests() throws {
        for row in rows {
            let links = row[1].matches(of: /\[`(\w+)\.(\w+)`\]\(\.\.\/(Tests\/[^)]+\.swift)\)/)
            #expect(!links.isEmpty, "“\(row[0])” links to no test")
            for link in links {
                let (suite, function, path) = (link.1, link.2, String(link.3))
                let text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
                #expect(text.contains(" \(suite) {"), "\(path) has no \(suite)")
                // What stands between the function before and this one.
                let before = text.components(separatedBy: "func \(function)(").dropLast().last
                let isTest = before?.components(separatedBy: " func ").last?.contains("@Test") == true
                #expect(isTest, "\(path) has no test \(function)")
            }
        }
    }

    @Test("The figures for costs are those of the limits")
    func figuresAreLimits() throws {
        let limits = try BenchmarkLimits()
        var workloads: [String] = []
        for row in rows {
            guard let match = row[0].firstMatch(of: /\((w\d+)\)/) else { continue }
            let workload = String(match.1)
            workloads.append(workload)
            let ours = try #require(limits.typed[workload])
            let bound = try #require(figures(in: row[1]).first)
            #expect(ours.instructions <= bound, "\(workload) may take \(ours.instructions) instructions")
            #expect(ours.instructions * 1.25 > bound, "\(workload) takes far fewer instructions than \(bound)")
            // Limits are 5 % above what was measured.
            let theirs = try #require(limits.opencombine[workload])
            let measured = try #require(figures(in: row[4]).first)
            #expect(abs(theirs.instructions / 1.05 - measured) < measured / 100, "\(workload) of OpenCombine")
            if row[0].contains("allocations") {
                #expect(figures(in: row[1]).dropFirst().first == (ours.allocations / 1.05).rounded())
                #expect(figures(in: row[4]).dropFirst().first == (theirs.allocations / 1.05).rounded())
            }
        }
        #expect(workloads == ["w1", "w2", "w5"])
    }

    /// The numbers that a cell begins with: `≤ 3,300 and 6`.
    private func figures(in cell: String) -> [Double] {
        cell.prefix { $0 != ":" }.matches(of: /[\d,]+/).compactMap { Double($0.output.filter { $0 != "," }) }
    }
}

/// What the benchmarks may cost.
private struct BenchmarkLimits: Decodable {
    struct Limit: Decodable {
        let instructions: Double
        let allocations: Double
    }

    let typed: [String: Limit]
    let opencombine: [String: Limit]

    init() throws {
        let data = try Data(contentsOf: Repository.root.appendingPathComponent("Benchmarks/limits.json"))
        self = try JSONDecoder().decode(BenchmarkLimits.self, from: data)
    }
}
