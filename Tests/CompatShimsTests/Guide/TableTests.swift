import Foundation
import StreamTesting
import Testing

/// Holds the tables of the guide to what their heads promise.
@Suite struct TableTests {
    static let pages = [
        "ObjectiveCToRACCompat", "RACCompatToStreamCore", "FromRxSwift", "FromReactiveCocoa4",
    ].map { "Documentation/\($0).md" }

    @Test("Every row of a table of names has an identifier of its own", arguments: pages)
    func identifiesRows(page: String) throws {
        let rows = try Markdown(named: page).rows(under: "|")
        #expect(rows.count > 25)
        for row in rows { #expect(!row.id.isEmpty, "\(row.cells)") }
        #expect(Set(rows.map(\.id)).count == rows.count)
    }

    @Test("The example of a row has one of its calls, on both sides")
    func showsExamples() throws {
        let page = try Markdown(named: "Documentation/RACCompatToStreamCore.md")
        let rows = page.rows(under: "| RACCompat | StreamCore | caveat | example |")
        #expect(rows.count > 60)
        for row in rows {
            guard let link = row.cells[3].wholeMatch(of: /\[example\]\(#(example-[a-z-]+)\)/) else {
                #expect(!row.cells[3].isEmpty, "\(row.id) has no example")
                continue
            }
            let sides = page.code(ofExample: String(link.1))?.components(separatedBy: "</td><td>") ?? []
            #expect(sides.count == 2)
            for (cell, code) in zip(row.cells, sides) {
                let names = cell.matches(of: /`+[^`]*`+/).flatMap {
                    $0.0.matches(of: /[A-Za-z_]{3,}/).map { String($0.0) }
                }
                #expect(names.contains { code.contains($0) } || cell == "the same", "\(row.id): \(cell)")
            }
        }
    }
}
