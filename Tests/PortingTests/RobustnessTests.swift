import Foundation
import GrowthSupport
import Porting
import Testing

/// Files that are no Objective-C, or no longer: read to their end, and written as far as they can be.
@Suite struct RobustnessTests {
    @Test("A file that is cut off anywhere is read to its end", arguments: Fixture.all)
    func cutOff(fixture: Fixture) {
        let bytes = Array(fixture.source.utf8)
        for end in stride(from: 0, to: bytes.count, by: 211 * Self.thinning) {
            expectWhole(SyntaxTree(SourceText(bytes: Array(bytes[..<end]))))
        }
    }

    @Test(
        "A file that ends before the body of a statement is read to its end, and no further",
        arguments: ["for (", "for (;;)", "while (a)", "if (a)", "if (a) b(); else", "do", "switch (a)"])
    func withoutBody(text: String) {
        expectWhole(SyntaxTree(text))
    }

    @Test(
        "A known function with too few arguments is translated",
        arguments: [
            "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects",
            "NSStringFromSelector",
            "NSStringFromClass", "RACObserve", "MAX", "NSLog", "va_arg", "dispatch_async",
        ])
    func missingArguments(name: String) {
        let calls = ["", "a", "a, @selector(b)", "a, b, c"].map { "    x = \(name)(\($0));\n" }.joined()
        let translation = translate("void f(id a) {\n\(calls)}\n", name: "x")
        #expect(translation.diagnostics.allSatisfy { (1...6).contains($0.line) })
    }

    @Test("A file with a token removed or doubled is read to its end", arguments: Fixture.all)
    func changedTokens(fixture: Fixture) {
        let source = SourceText(fixture.source)
        for token in source.tokens.dropLast().enumerated().filter({ $0.offset % (89 * Self.thinning) == 0 }).map(
            \.element)
        {
            var removed = source.bytes
            removed.removeSubrange(token.start..<token.end)
            expectWhole(SyntaxTree(SourceText(bytes: removed)))
            var doubled = source.bytes
            doubled.insert(contentsOf: source.bytes[token.start..<token.end], at: token.end)
            expectWhole(SyntaxTree(SourceText(bytes: doubled)))
        }
    }

    @Test("Whatever happened to a file, something is written that is the same each time")
    func mutated() throws {
        var numbers = Numbers(seed: 7)
        let sources = Fixture.all.map { Array($0.source.utf8) }
        for _ in 0..<max(100 / Self.thinning, 10) {
            var bytes = try #require(sources.randomElement(using: &numbers))
            for _ in 0..<Int.random(in: 1...8, using: &numbers) {
                let place = Int.random(in: 0..<bytes.count, using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
                case 1: bytes.insert(contentsOf: Array("{[(\"@^".utf8).shuffled(using: &numbers).prefix(2), at: place)
                case 2: bytes.removeSubrange(place..<min(place + 20, bytes.count))
                default: bytes.insert(contentsOf: bytes[place..<min(place + 30, bytes.count)], at: place)
                }
                if bytes.isEmpty { bytes = [0x7B] }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let translation = translate(text, name: "x")
            #expect(!translation.text.isEmpty)
            #expect(translation.text == translate(text, name: "x").text)
        }
    }

    #if DEBUG
        /// Debug builds try every fifth place only, and every fiftieth under the thread sanitizer; optimized tests try all.
        private static let thinning = isSanitized ? 50 : 5
    #else
        private static let thinning = 1
    #endif

    @Test("A hundred thousand mutations are read to their end; optimized, in seconds")
    func manyMutations() throws {
        var numbers = Numbers(seed: 11)
        // Parts of files, so that most of what is read stands near a mutation.
        let parts = Fixture.all.flatMap { fixture -> [[UInt8]] in
            let bytes = Array(fixture.source.utf8)
            return stride(from: 0, to: bytes.count, by: 400).map { Array(bytes[$0..<min($0 + 400, bytes.count)]) }
        }
        for _ in 0..<many(100_000) {
            var bytes = try #require(parts.randomElement(using: &numbers))
            let place = Int.random(in: 0..<bytes.count, using: &numbers)
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
            case 1: bytes.insert(try #require("{}[]()@^\"';:,*#/\\".utf8.randomElement(using: &numbers)), at: place)
            default: bytes.removeSubrange(place..<min(place + 5, bytes.count))
            }
            let source = SourceText(bytes: bytes)
            let tree = SyntaxTree(source)
            guard let last = tree.items.last else { continue }
            // Cheaper than an expectation each time.
            if last.tokens.upperBound > source.tokens.count {
                Issue.record("\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }

    @Test("Lines may end as on Windows", arguments: Fixture.all)
    func lineEnds(fixture: Fixture) {
        let source = fixture.source.replacing("\n", with: "\r\n")
        let header = fixture.header?.replacing("\n", with: "\r\n")
        #expect(translate(source, header: header, name: fixture.name).text == fixture.translate().text)
    }

    @Test(
        "Nesting without end takes no more than its length",
        arguments: [
            "(", "[", "{", "@[", "^{", "if (a) ", "a ? ", "- (void)a {", "@interface A ", "x(", "\"", "/*", "#if a\n",
        ])
    func deep(piece: String) {
        let text = "void f(void) { " + String(repeating: piece, count: many(300_000) / piece.utf8.count)
        expectWhole(SyntaxTree(text))
        #expect(!translate(text, name: "x").text.isEmpty)
    }

    private static func chain(_ operand: String, _ link: String, begin: String = "") -> String {
        let count = many(10_000)
        return String(repeating: begin, count: count) + operand + String(repeating: link, count: count)
    }

    private static let chains = [
        chain("1", " + 1"), chain("x", " && x"), chain("x", "()"), chain("x", ".b"), chain("x", "[0]"),
        chain("x", " next]", begin: "["), chain("s", " skip:1]", begin: "["), chain("@\"a\"", " @\"b\""),
    ]

    @Test("A chain of ten thousand operands, calls, members, elements, messages or texts is written", arguments: chains)
    func longChain(text: String) {
        let source = "@implementation A\n- (id)go:(RACSignal *)s {\n    x = \(text);\n    return nil;\n}\n@end\n"
        let translation = translate(source, name: "x")
        #expect(translation.text.utf8.count > text.utf8.count / 8)
        #expect(translation.diagnostics == [])
    }

    @Test("A chain that is longer than any stack is by hand", arguments: ["1 + ", "[", "x"])
    func endlessChain(piece: String) {
        let begin = String(repeating: piece == "x" ? "" : piece, count: 300_000)
        let end = String(repeating: piece == "[" ? " copy]" : piece == "x" ? ".b" : "", count: 300_000)
        let translation = translate("void f(id x) { y = \(begin)x\(end); }\n", name: "x")
        #expect(translation.diagnostics.map(\.id) == ["RAC-3002"])
        #expect(translation.confidence == .byHand)
    }

    @Test(
        "A file that ends too early is by hand, at the line where the part begins",
        arguments: [
            ("void f(void) {\n    NSLog(@\"a);\n}\n", "A text has no closing quote.", 2),
            ("void f(void) {\n    char c = 'a;\n}\n", "A text has no closing quote.", 2),
            ("#if DEBUG\nvoid f(void) {\n    g();\n}\n", "#if has no #endif.", 1),
            ("void f(void) {\n    g();\n}\n#endif\n", "#endif has no #if.", 4),
            ("void f(void) {\n    g();\n}\n/* and", "A comment has no end.", 3),
        ])
    func unfinished(text: String, message: String, line: Int) {
        let translation = translate(text, name: "x")
        #expect(translation.confidence == .byHand)
        #expect(translation.diagnostics.contains { $0.message == message && $0.line == line })
        #expect(translation.text.contains("#error(\"RAC-3000: Line \(line): \(message)\")"))
        #expect(translate("void f(void) {\n    NSLog(@\"\\\\\");\n}\n", name: "x").confidence == .exact)
    }

    @Test("A form with a place that nothing fills is by hand, and is not written")
    func unfilledForm() {
        let translation = translate(
            "void f(id x, Class type) {\n    BOOL is = [x conformsToProtocol:y()];\n    g(is);\n}\n", name: "x")
        let lines = translation.text.split(separator: "\n").filter { !$0.contains("#error") && !$0.contains("//") }
        #expect(!lines.contains { $0.contains("$1") })
        #expect(translation.confidence == .byHand)
        #expect(translation.diagnostics.contains { $0.message.hasPrefix("Internal error: ") && $0.line == 2 })
    }

    /// Every token belongs to exactly one item.
    private func expectWhole(_ tree: SyntaxTree, sourceLocation: SourceLocation = #_sourceLocation) {
        var next = 0
        for item in tree.items {
            #expect(item.tokens.lowerBound >= next, sourceLocation: sourceLocation)
            next = item.tokens.upperBound
        }
        #expect(next <= tree.source.tokens.count - 1, sourceLocation: sourceLocation)
    }

    /// A sequence of numbers that is the same each time.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }
}
