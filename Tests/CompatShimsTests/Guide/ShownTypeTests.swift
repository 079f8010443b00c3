import Foundation
import Testing

/// Holds the pages to the types that they show: an example is run with these, and not with others of the same name.
@Suite struct ShownTypeTests {
    /// A source file and its folder, whose other files the compiler sees as well.
    private struct Source {
        let folder: String
        let types: ShownTypes
    }

    private static let folders = [
        "Tests/CompatShimsTests/Guide", "Tests/Swift6ClientTests", "Tests/RxProgramTests",
        "Tests/ReactiveCocoa4ClientTests", "Tests/ReactiveCocoa4StreamTestingTests", "Tests/PortedTests", "Snippets",
        "Tests/StreamCoreTests",
        "Tests/RACCompatTests", "Tests/StreamTestingTests", "Tests/RxCompatTests",
    ]

    private static let sources = Result {
        try folders.flatMap { folder in
            try Repository.files(under: folder).map {
                Source(folder: folder, types: ShownTypes(try String(contentsOf: $0, encoding: .utf8)))
            }
        }
    }

    @Test("A type that a page shows is the one that its later examples are run with")
    func runsShownTypes() throws {
        var count = 0
        for page in GuideTests.pages + Repository.catalogue {
            var shown: [String: ArraySlice<String>] = [:]
            for text in try Markdown(named: page).swiftBlocks {
                let block = ShownTypes(text.text)
                let own = Set(block.declarations.map(\.name))
                for (name, lines) in shown where !own.contains(name) && block.uses(name) {
                    count += 1
                    let isRun = try isRun(block, with: name, lines)
                    #expect(isRun, "\(page): what uses \(name) is run with another:\n\(text.text)")
                }
                for declaration in block.declarations { shown[declaration.name] = declaration.lines }
            }
        }
        #expect(count > 10)
    }

    /// Whether a source has the block, and means the shown declaration by the name.
    private func isRun(_ block: ShownTypes, with name: String, _ shown: ArraySlice<String>) throws -> Bool {
        let sources = try Self.sources.get()
        return sources.contains { source in
            source.types.positions(of: block).contains { position in
                if let meant = source.types.declaration(of: name, at: position) {
                    return meant.lines.elementsEqual(shown)
                }
                return sources.contains { other in
                    other.folder == source.folder
                        && other.types.declarations.contains { $0.name == name && $0.lines.elementsEqual(shown) }
                }
            }
        }
    }

    @Test("The type before an example is the one that it means, and a comment uses none")
    func finds() {
        let text = ShownTypes(
            """
            struct A {
                let a = 1
            }
            a()
            final class A { let b = 2 }  // A
            use(A())
            """)
        #expect(text.declarations.map(\.name) == ["A", "A"])
        #expect(text.declaration(of: "A", at: 3)?.lines.count == 3)
        #expect(text.declaration(of: "A", at: 5)?.lines.count == 1)
        #expect(text.positions(of: ShownTypes("use(A())")) == [5])
        #expect(ShownTypes("use(B)  // A").uses("B"))
        #expect(!ShownTypes("use(B)  // A").uses("A"))
    }
}
