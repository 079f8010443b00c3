import Foundation
import StreamTesting
import Testing

/// Holds the page of the contract to the tests that it names, and everything that cites a rule to the page.
struct ContractTests {
    private static let page = "Sources/StreamCore/StreamCore.docc/Contracts.md"
    /// The rules below this heading have no tests.
    private static let untested = "What no test can show"

    private static let rules = Result { try Markdown(named: page).sections }
    private static let headings = Result { try rules.get().map(\.heading) }

    /// Splits a heading into its number and its sentence.
    private func parts(_ heading: String) throws -> (number: String, sentence: String) {
        let match = try #require(heading.wholeMatch(of: /(C-\d\d) (.+)/), "“\(heading)” has no number")
        return (String(match.1), String(match.2))
    }

    @Test("The rules of the contract are numbered without gaps, in order")
    func areNumbered() throws {
        let numbers = try Self.headings.get().map { try parts($0).number }
        #expect(numbers.count >= 58)
        #expect(numbers == numbers.indices.map { "C-" + ($0 < 9 ? "0" : "") + "\($0 + 1)" })
    }

    @Test("Every rule of the contract is the name of the first test below it, or is listed as beyond all tests")
    func areTests() throws {
        let url = Repository.root.appendingPathComponent(Self.page)
        let text = try String(contentsOf: url, encoding: .utf8)
        let beyond = try #require(text.components(separatedBy: "## \(Self.untested)\n").dropFirst().first)
        for (heading, body) in try Self.rules.get() {
            let sentence = try parts(heading).sentence
            if beyond.contains("### \(heading)\n") {
                #expect(body.testNames.isEmpty, "“\(heading)” names a test")
                continue
            }
            let name = try #require(body.testNames.first, "“\(heading)” names no test")
            // The function that follows the name.
            let functions = try Repository.testTexts(of: name.type).flatMap {
                $0.components(separatedBy: "\"\(sentence)\"").dropFirst()
            }
            .map { $0.components(separatedBy: "func ").dropFirst().first ?? "" }
            let isItsName = functions.contains { $0.hasPrefix("\(name.function)(") }
            #expect(isItsName, "\(name.type).\(name.function) is not named “\(sentence)”")
        }
    }

    @Test("Every rule that conform checks has the sentence of its number", arguments: ContractRule.allCases)
    func isChecked(rule: ContractRule) throws {
        #expect(try Self.headings.get().contains("\(rule.rawValue) \(rule.sentence)"))
    }

    @Test("Every number of a rule that a source, a test or a page cites is on the page")
    func citesRules() throws {
        let numbers = Set(try Self.headings.get().map { try parts($0).number })
        var citations = 0
        for folder in ["Sources", "Tests", "Documentation", "Snippets", "Examples"] {
            let start = Repository.root.appendingPathComponent(folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: start.path)
            where path.hasSuffix(".swift") || path.hasSuffix(".md") {
                let text = try String(contentsOf: start.appendingPathComponent(path), encoding: .utf8)
                guard text.contains("C-") else { continue }
                for citation in text.matches(of: /\bC-\d\d\b/) {
                    citations += 1
                    #expect(numbers.contains(String(citation.0)), "\(folder)/\(path) cites \(citation.0)")
                }
            }
        }
        #expect(citations > numbers.count)
    }
}
