import Porting
import Testing

/// Macros of programs, which are expanded where they are used.
@Suite struct MacroFormTests {
    private func written(_ macro: String, _ use: String) -> (text: String, translation: Translation) {
        let source = "\(macro)\n@implementation Form\n- (void)run {\n    \(use)\n}\n@end\n"
        let translation = translate(source, name: "Form")
        let lines = translation.text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let start = lines.firstIndex { $0.hasPrefix("func run()") } ?? 0
        return (lines.dropFirst(start + 1).prefix { $0 != "}" }.joined(separator: "\n"), translation)
    }

    @Test(
        "A macro with words, texts or a variable number of arguments is expanded as the preprocessor does",
        arguments: [
            ("#define KEY(x) @#x", "run(KEY(name));", "run(\"name\")"),
            ("#define KEY(object, path) @(((void)object.path, #path))", "run(KEY(self, title));", "run(\"title\")"),
            ("#define GET(x) get ## x()", "run(GET(Name));", "run(getName())"),
            ("#define NUMBER(x) value_ ## x ## _1", "run(NUMBER(big));", "run(value_big_1)"),
            ("#define RUN(first, ...) run(first, __VA_ARGS__)", "RUN(1, 2, 3);", "run(1, 2, 3)"),
            ("#define RUN(first, ...) run(first, ##__VA_ARGS__)", "RUN(1);", "run(1)"),
            ("#define RUN(first, rest...) run(first, ##rest)", "RUN(1, [a b:2, 3]);", "run(1, a.b(2, 3))"),
            ("#define NOW() now(0)", "run(NOW());", "run(now(0))"),
            ("#define TWICE(x) ((x) * 2)\n#define FOUR(x) TWICE(TWICE(x))", "run(TWICE(a));", "run(a * 2)"),
            // The format is not the macro's argument.
            ("#define FAIL(x) NSLog(@\"%d: %@\", 1, x)", "FAIL(@\"a\");", "NSLog(\"%@\", \"\\(1): \\(\"a\")\")"),
            (
                "#define Log(fmt, ...) NSLog((@\"[%d] \" fmt), 1, ##__VA_ARGS__)", "Log(@\"%d of %d\", 4, 2);",
                "NSLog(\"%@\", formattedText(\"[%d] %d of %d\", 1, 4, 2))"
            ),
            ("#define QUOTED(x) #x", "run(@(QUOTED(\"a\")));", "run(\"\\\"a\\\"\")"),
        ])
    func expanded(macro: String, use: String, expected: String) {
        let (text, translation) = written(macro, use)
        #expect(text == expected)
        #expect(translation.confidence != .byHand)
    }

    @Test("The macros of the library for macros are left out, and parts of statements stay by hand")
    func library() {
        let (_, translation) = written(
            "#define metamacro_head(...) metamacro_head_(__VA_ARGS__, 0)\n#define strongify(...) try {} @finally {}",
            "run();")
        #expect(translation.confidence == .exact && !translation.text.contains("metamacro"))
        let byHand = written("#define WHEN(x) if (x) {", "WHEN(1) run(); }").translation
        #expect(byHand.diagnostics.map(\.id).contains("RAC-3022"))
        let unused = written("#define WHEN(x) if (x) {", "run();").translation
        #expect(unused.text.contains("// Used nowhere:\n// #define WHEN(x)") && unused.confidence == .exact)
    }

    @Test(
        "Statements, declarations and members are expanded where they are used",
        arguments: [
            ("#define RUN(x) do { if (x) break; run(x); } while (0)", "RUN(self.a);", "break"),
            (
                "#define WEAK __weak typeof(self) weakSelf = self;", "WEAK run(^{ [weakSelf go]; });",
                "weak let weakSelf = self"
            ),
            ("#define CALL(block, ...) if (block) { block(__VA_ARGS__); }", "CALL(self.done, 1)", "if self.done"),
            ("#define EACH(item, list) for (NSString *item in list)", "EACH(word, self.words) run(word);", "for "),
            ("#define PAIR(a, b) @{ @\"a\" : (a), @\"b\" : (b) }", "run(PAIR(@1, @2));", "[\"a\": 1, \"b\": 2]"),
        ])
    func code(macro: String, use: String, expected: String) {
        let (_, translation) = written(macro, use)
        #expect(translation.text.contains(expected))
        #expect(!translation.diagnostics.map(\.id).contains("RAC-3022"))
    }

    @Test("A log that does nothing without DEBUG stays a log, and text with a semicolon a constant")
    func nothing() {
        for other in ["{}", "do {} while (0)", "((void)0)"] {
            let log = written(
                "#ifdef DEBUG\n#define Log(...) NSLog(__VA_ARGS__)\n#else\n#define Log(...) \(other)\n#endif",
                "Log(@\"%@\", self.a);"
            ).translation
            #expect(log.text.contains("NSLog("))
            let onlyNothing = written("#define Trace(...) \(other)", "Trace(@\"a\"); run(1);").translation
            #expect(!onlyNothing.text.contains("Trace(\"a\")") && onlyNothing.text.contains("run(1)"))
        }
        let constant = written("#define SQL @\"SELECT 1;\"", "run(SQL);").translation
        #expect(constant.text.contains("let SQL = \"SELECT 1;\"") && constant.text.contains("run(SQL)"))
    }

    @Test("A macro of one statement, do … while (0), is expanded where it is used, with types and returns in it")
    func statement() {
        let swap = written(
            "#define SWAP(type, a, b) do { type t = a; a = b; b = t; } while (0)",
            "int a = 1, b = 2; SWAP(int, a, b); run(a);"
        ).translation
        #expect(swap.confidence == .exact)
        #expect(
            swap.text.contains("        do {\n            let t = a\n            a = b\n            b = t\n        }"))
        let leave = written(
            "#define LEAVE_IF(x) do { if (x) return; } while(0)", "LEAVE_IF(a > 1); run(a);"
        ).translation
        #expect(leave.confidence == .exact && leave.text.contains("        do {\n            if a > 1 {"))
    }

    @Test(
        "A constant that another file defines is read",
        arguments: ["extern", "FOUNDATION_EXTERN", "FOUNDATION_EXPORT", "UIKIT_EXTERN", "OBJC_EXTERN"])
    func external(word: String) {
        let translation = translate("\(word) NSString *const Name;\nNSString *const Name = @\"a\";\n", name: "Form")
        #expect(translation.text.contains("let Name = \"a\"") && translation.confidence == .exact)
    }
}
