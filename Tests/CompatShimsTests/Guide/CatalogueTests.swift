import Foundation
import Testing

/// Holds the pages of the documentation to what is compiled, run and tested.
///
/// Their links are checked by `.ci/documentation`.
struct CatalogueTests {
    @Test("There is a catalogue") func isThere() {
        #expect(Repository.catalogue.contains { $0.hasSuffix("/Contracts.md") })
    }

    @Test("Every example is part of a source file that is compiled and run", arguments: Repository.catalogue)
    func containsOnlyCompiledCode(page: String) throws {
        let sources = try Repository.exampleSources()
        for block in try Markdown(named: page).swiftBlocks {
            let isCompiled = sources.contains { $0.contains(block) }
            #expect(isCompiled, "\(page) has code that no source file has:\n\(block.text)")
        }
    }

    @Test("Every test that a page names is there", arguments: Repository.catalogue)
    func namesExistingTests(page: String) throws {
        for name in try Markdown(named: page).testNames {
            let isThere = try Repository.testTexts(of: name.type).contains { $0.contains("func \(name.function)(") }
            #expect(isThere, "\(page) names \(name.type).\(name.function)")
        }
    }
}
