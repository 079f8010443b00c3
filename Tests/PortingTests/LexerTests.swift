import Porting
import Testing

@Suite struct LexerTests {
    private func words(_ text: String) -> [String] {
        let source = SourceText(text)
        return source.tokens.dropLast().map(source.text(of:))
    }

    @Test("Words, literals and operators are tokens; comments and spaces stand between them")
    func splits() {
        #expect(
            words(#"[a b:@"c" d:@[ @1 ]];"#) == [
                "[", "a", "b", ":", #"@"c""#, "d", ":", "@", "[", "@", "1", "]", "]", ";",
            ])
        #expect(
            words("x->y // comment\n+= 1.5e-3f /* more */ >= 'a'") == ["x", "->", "y", "+=", "1.5e-3f", ">=", "'a'"])
        #expect(words("@weakify(self) @YES") == ["@weakify", "(", "self", ")", "@YES"])
    }

    @Test("A directive is a token with the lines that it continues on")
    func directives() {
        #expect(words("#define A \\\n  1 // one\nb # c") == ["#define A \\\n  1", "b", "#", "c"])
        #expect(words("#define URL @\"http://x\"\n#endif") == ["#define URL @\"http://x\"", "#endif"])
    }

    @Test("A literal that does not end ends with its line")
    func openLiteral() {
        #expect(words("@\"a\nb") == ["@\"a", "b"])
        #expect(words("/* a") == [])
    }

    @Test(
        "Every byte belongs to a token, or stands before one",
        arguments: ["a\r\n\tb", "é \u{1} `\\", "@", "#", "", "\"\\", "/*/"])
    func lossless(text: String) {
        let source = SourceText(text)
        let pieces = source.tokens.map { source.text($0.outset..<$0.end) }
        #expect(pieces.joined() == text)
    }

    @Test("Comments, newlines and spaces before a token are its trivia")
    func trivia() throws {
        let source = SourceText("a  // b\n\n/* c */ d")
        let last = try #require(source.tokens.dropLast().last)
        #expect(
            source.trivia(before: last) == [.space, .comment("// b"), .newline, .newline, .comment("/* c */"), .space])
        #expect(source.line(of: last.start) == 3)
        #expect(LineTable(source.bytes).line(of: last.start) == 3)
    }
}
