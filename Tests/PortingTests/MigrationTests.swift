import Foundation
import Testing

@testable import Porting

/// The page about Objective-C and the registry know the same selectors.
@Suite struct MigrationTests {
    private static let guide: String = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Documentation/ObjectiveCToRACCompat.md")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    private let registry = Registry.bundled

    @Test("Every section that an entry names is in the guide")
    func sections() {
        let anchors = Set(
            Self.guide.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
                "Documentation/ObjectiveCToRACCompat.md#"
                    + heading.drop { $0 == "#" || $0 == " " }.lowercased()
                    .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
                    .replacing(" ", with: "-")
            })
        let rows = Self.guide.components(separatedBy: "<a id=\"").dropFirst().map { row in
            "Documentation/ObjectiveCToRACCompat.md#\(row.prefix { $0 != "\"" })"
        }
        #expect(Set(rows).count == rows.count)
        let named = Set(registry.entries.compactMap(\.section))
        #expect(Set(rows.filter { $0.contains("#rac-") }).isSubset(of: named))
        #expect(
            named.subtracting(anchors).subtracting(rows).subtracting(["Documentation/ObjectiveCToRACCompat.md"]).isEmpty
        )
        #expect(!named.isEmpty)
    }

    @Test("An entry shows the row of the guide that it leads to")
    func rowsOfEntries() {
        let entries = registry.entries.filter { $0.row != nil }
        #expect(entries.count > 200)
        for entry in entries {
            let anchor = entry.section?.split(separator: "#").last ?? ""
            let row = Self.guide.split(separator: "\n").first { $0.hasPrefix("| <a id=\"\(anchor)\"></a>") } ?? ""
            let cells = row.replacing("\\|", with: "|").dropFirst("| <a id=\"\(anchor)\"></a>".count).dropLast(
                " |".count)
            #expect(cells == "\(entry.row?.objectiveC ?? "") | \(entry.row?.swift ?? "")", "\(entry.id)")
        }
    }

    @Test("An entry shows the rows of the table to StreamCore that it leads to")
    func typedRowsOfEntries() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Documentation/RACCompatToStreamCore.md")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let entries = registry.entries.filter { $0.typed != nil }
        #expect(entries.count > 150)
        for entry in entries {
            for row in entry.typed ?? [] {
                let anchor = row.section.split(separator: "#").last ?? ""
                let line = lines.first { $0.hasPrefix("| <a id=\"\(anchor)\"></a>") } ?? ""
                #expect(line.contains(" | \(row.swift.replacing("|", with: "\\|")) |"), "\(entry.id)")
                #expect(row.caveat.map { line.contains($0) } ?? true, "\(entry.id)")
            }
        }
    }

    /// The first columns of the tables about Objective-C.
    private static let rows: [String] = {
        let start = guide.range(of: "# Objective-C to RACCompat\n")?.upperBound ?? guide.endIndex
        let end = guide.range(of: "\n## The Objective-C API of ReactiveCocoa 3\n")?.lowerBound ?? start
        var (rows, isObjectiveC) = ([String](), false)
        for line in guide[start..<end].split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("| ") else {
                if !line.hasPrefix("|") { isObjectiveC = false }
                continue
            }
            if line.hasPrefix("| Objective-C |") || line.hasPrefix("| only on Apple |") {
                isObjectiveC = true
            } else if isObjectiveC {
                let cell = line.dropFirst(2).prefix { $0 != "|" }
                rows.append(cell.components(separatedBy: "</a>").last ?? "")
            }
        }
        return rows
    }()

    /// What is Objective-C itself, of other libraries, or of Foundation where no call is written.
    private static let others: Set<String> = [
        "equal", "will", "shouldEventually", "expect", "keyPathsForValuesAffectingTitle", "CocoaAction", "x:", "isSelf",
        "model",
    ]

    @Test("Every selector and macro in the tables of the guide is in the registry")
    func selectors() {
        #expect(Self.rows.count > 80)
        for row in Self.rows {
            let unknown = names(in: row).filter { !isKnown($0) && !Self.others.contains($0) }
            #expect(unknown.isEmpty, "\(row)")
        }
    }

    private func isKnown(_ name: String) -> Bool {
        !registry.methods(named: name).isEmpty || registry.macro(name) != nil || registry.function(name) != nil
            || registry.type(name) != nil || registry.constant(name) != nil
            || registry.property(setBy: name, on: "NSObject") != nil
    }

    /// The selectors, members and macros in the code of a row.
    private func names(in row: String) -> [String] {
        row.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .flatMap { names(inCode: String($0.element)) }
    }

    private func names(inCode code: String) -> [String] {
        if code.wholeMatch(of: /[+-]?[A-Za-z_]+:?([A-Za-z_]+:)*/) != nil {
            return [String(code.drop { "+-".contains($0) })]
        }
        if code.wholeMatch(of: /@[a-z]+/) != nil || code.hasPrefix("@interface") || code.hasPrefix("@property") {
            return []
        }
        let tree = SyntaxTree("void f(void) { \(code.replacing("…", with: "x")); }")
        var names: [String] = []
        for case .function(let function) in tree.items.map(\.kind) {
            for statement in function.body?.list ?? [] {
                walk(statement) { expression in
                    switch expression.kind {
                    case .message(let message): names.append(message.selector)
                    case .member(_, let name, _): names.append(name)
                    case .atCall(let name, _): names.append(String(name.trimmingPrefix("@")))
                    case .call(let callee, _):
                        if case .name(let name) = callee.kind { names.append(name) }
                    default: break
                    }
                }
            }
        }
        return names
    }
}
