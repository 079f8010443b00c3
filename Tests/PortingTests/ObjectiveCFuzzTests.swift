import Foundation
import GrowthSupport
import Porting
import Testing

/// Programs with faults, read and translated: none ends the process, and each has one translation.
@Suite struct ObjectiveCFuzzTests {
    /// The fixtures, and the programs that an Objective-C runtime has run.
    private static let corpus: [String] = {
        let folder = Fixture.folder.appending(path: "../../ObjectiveCPrograms/Programs").standardized
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let programs = (files?.compactMap { $0 as? URL } ?? []).filter { ["m", "h"].contains($0.pathExtension) }
        return Fixture.all.map(\.source)
            + programs.map(\.path).sorted().compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    }()

    /// Parts of the programs, so that a part without a fault takes little of the time.
    private static let parts = corpus.flatMap { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return stride(from: 0, to: lines.count, by: 15).map { lines[$0...].prefix(30).joined(separator: "\n") }
    }

    private static let pieces = [
        "[", "]", "(", ")", "{", "}", "@[", "@{", "@(", "^{", "^(id x) {", "<", ">", ";", ":", ",", "?", "*", "&", "^",
        "@", "\"", "'", "@\"",
        "\\", "/*", "*/", "//", "\n", "#if A\n", "#else\n", "#endif\n", "#define A(x) x\n", "#define A A\n",
        "@interface A : B\n", "@implementation A\n",
        "@end\n", "@property (copy) id a;\n", "- (void)a:(id)b {", "if (a) ", "else ", "for (id a in b) ", "while (1) ",
        "do ", "switch (a) {", "case 1:",
        "return ", "goto a;", "a: ", "typedef ", "struct A { int a; };", "enum ", "__block ", "NS_ENUM(",
        "RAC(self, a) = ", "@weakify(self)", "RACObserve(a, b)",
        "@selector(a:)", "[NSPredicate predicateWithFormat:@\"SELF MATCHES %@\", a]", "%@", "%1$", "%*d", "1e", "0x",
        "9999999999999999999999", "1.5f", "->", "...",
        "self", "nil", "unsigned ", "\u{FFFD}", "\r\n", "\0",
    ]

    @Test("The tokens of a program with faults are all of its bytes, and every token belongs to one item")
    func reading() {
        for input in Fuzz(Self.corpus + Self.parts, pieces: Self.pieces, count: 300) {
            let tree = SyntaxTree(SourceText(bytes: input.bytes))
            let tokens = tree.source.tokens
            var end = 0
            let isWhole = tokens.allSatisfy { token in
                defer { end = token.end }
                return token.outset == end && token.start >= token.outset && token.end >= token.start
            }
            var next = 0
            let isOrdered = tree.items.allSatisfy { item in
                defer { next = item.tokens.upperBound }
                return item.tokens.lowerBound >= next
            }
            if !isWhole || end != input.bytes.count || tokens.last?.kind != .end {
                Issue.record("lost bytes: \(input)")
            }
            if !isOrdered || next > tokens.count - 1 { Issue.record("lost tokens: \(input)") }
        }
    }

    @Test("A program with faults has one translation, whose diagnostics name lines of it", .timeLimit(.minutes(5)))
    func translating() {
        for input in Fuzz(Self.parts, pieces: Self.pieces, limit: 4_000, count: 40) {
            let translation = translate(input.text, name: "x")
            if translation.text != translate(input.text, name: "x").text { Issue.record("two translations: \(input)") }
            let lines = 1...input.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
            if !translation.diagnostics.allSatisfy({ lines.contains($0.line) }) {
                Issue.record("\(translation.diagnostics) outside of \(input)")
            }
            if translation.text.isEmpty { Issue.record("nothing was written for \(input)") }
        }
    }
}
