import Porting
import Testing

@Suite struct ParserTests {
    @Test("A message is read with its words, arguments and what follows after commas")
    func message() throws {
        let statement = try #require(statements("[[a b] c:d e:^(id x) { return x; }, nil];").first)
        guard case .expression(let expression) = statement.kind, case .message(let message) = expression.kind else {
            Issue.record("no message: \(statement.kind)")
            return
        }
        #expect(message.selector == "c:e:")
        #expect(message.variadic.count == 1)
        guard case .message(let inner) = message.receiver.kind, case .block(let block) = message.arguments[1].kind
        else {
            Issue.record("no receiver, or no block")
            return
        }
        #expect(inner.selector == "b")
        #expect(block.parameters.map(\.name) == ["x"])
        #expect(block.body.count == 1)
    }

    @Test(
        "Statements of every kind are known",
        arguments: [
            "NSString *a = b;", "id<NSCopying> a;", "NSArray<NSString *> *a, *b;",
            "void (^done)(id x, NSError *e) = ^(id x, NSError *e) {};",
            "BOOL (^block)(void) = nil;", "if (a) b(); else { c(); }", "for (id x in y) [x z];",
            "for (int i = 0; i < 3; i++) { }",
            "while (a) b++;", "do { a(); } while (b);", "switch (a) { case 1: break; default: return; }",
            "return a ?: b;",
            "@try { a(); } @catch (NSException *e) { } @finally { }", "@synchronized (self) { a = 1; }",
            "@autoreleasepool { a(); }",
            "RAC(self, name) = [RACObserve(self.model, name) map:^(NSString *n) { return n; }];",
            "RACTupleUnpack(NSString *a, NSNumber *b) = t;", "@weakify(self);", "@strongify(self)",
            "a[0] = (NSString *)b;",
            "CGRect r = (CGRect){ .origin = a, 3 };", "x = (a > b) ? c : (NSInteger)d;", "@throw e;",
            "@onExit { a(); };",
            "__block NSUInteger count = 0;", "static dispatch_once_t once;", "dispatch_async(q, ^{ a(); });",
            "int a[3] = { 1, 2, 3 };",
            "unsigned long long a = x >> 3;", "NSString *s = @\"a\" @\"b\";", "self->_a = *b;", "goto_ = &a;",
            "NSDictionary *d = @{ @\"a\": @1, b: @[ c ] };", "SEL s = @selector(a:b:);",
            "__typeof(self) __weak weak = self;",
        ])
    func known(text: String) {
        let all = statements(text)
        #expect(all.count == 1, "\(all)")
        for statement in all {
            if case .unknown = statement.kind { Issue.record("unknown: \(text)") }
        }
        #expect(!"\(all)".contains(".unknown,"), "\(all)")
    }

    @Test("A directive in the middle of a statement makes it unknown, and the next one is read")
    func directive() throws {
        let all = statements("a(1,\n#if X\n2\n#endif\n);\nb();")
        #expect(all.count == 2)
        guard case .unknown = try #require(all.first).kind else {
            Issue.record("known: \(all)")
            return
        }
    }

    @Test("Classes are read with their members")
    func containers() throws {
        let tree = SyntaxTree(
            """
            #import "A.h"
            NS_ASSUME_NONNULL_BEGIN
            @class B;
            @interface A<__covariant T> : NSObject <C, D> { int _x; }
            @property (nonatomic, copy, getter=isOn) NSString *name, *other;
            - (instancetype)initWithName:(nullable NSString *)name done:(void (^)(BOOL))done NS_DESIGNATED_INITIALIZER;
            + (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
            @end
            @implementation A (More)
            @synthesize name = _name;
            static NSString *const Key = @"key";
            static BOOL check(int x) { return x > 0; }
            - (void)run { [self stop]; }
            @end
            typedef NS_ENUM(NSInteger, Kind) { KindA = 1, KindB };
            typedef void (^Done)(NSError *error);
            """)
        var names: [String] = []
        func visit(_ items: [Item]) {
            for item in items {
                switch item.kind {
                case .directive: names.append("directive")
                case .macro(let word): names.append(word)
                case .forward(let words): names.append("forward \(words.joined())")
                case .container(let container):
                    names.append(
                        "\(container.kind) \(container.name) \(container.category ?? "-") \(container.protocols)")
                    visit(container.members)
                case .property(let property):
                    names.append("\(property.attributes) \(property.variables.map(\.name))")
                case .method(let method):
                    names.append("\(method.selector) \(method.attributes.count) \(method.body != nil)")
                case .atWord(let word, let rest): names.append("\(word) \(rest)")
                case .variables(let variables): names.append("variables \(variables.map(\.name))")
                case .function(let function): names.append("function \(function.name) \(function.parameters.count)")
                case .alias(let type, let name): names.append("alias \(name) \(type.isBlock)")
                case .enumeration(let enumeration):
                    names.append("enum \(enumeration.name ?? "") \(enumeration.cases.map(\.name))")
                case .structure(let name, _): names.append("struct \(name)")
                case .statement, .unknown: names.append("unknown")
                }
            }
        }
        visit(tree.items)
        #expect(
            names == [
                "directive", "NS_ASSUME_NONNULL_BEGIN", "forward B", #"interface A - ["C", "D"]"#,
                #"["nonatomic", "copy", "getter=isOn"] ["name", "other"]"#, "initWithName:done: 1 false",
                "log: 1 false",
                "implementation A More []", "@synthesize name = _name", #"variables ["Key"]"#, "function check 1",
                "run 0 true",
                #"enum Kind ["KindA", "KindB"]"#, "alias Done true",
            ])
    }

    @Test("A brace that is missing costs one method, not those after it")
    func missingBrace() {
        let tree = SyntaxTree("@implementation A\n- (void)a {\n  if (x) {\n}\n- (void)b { c(); }\n@end\n")
        guard case .container(let container)? = tree.items.first?.kind else {
            Issue.record("no class")
            return
        }
        let selectors = container.members.compactMap { item in
            if case .method(let method) = item.kind { method.selector } else { nil }
        }
        #expect(selectors == ["a", "b"])
    }

    @Test(
        "Nesting without end is kept as text",
        arguments: ["(", "[", "{", "^{", "!", "a ? ", "if (a) ", "@[", "a(", "x = "])
    func deep(piece: String) {
        let text = "void f(void) {" + String(repeating: piece, count: 10_000) + "}\nint b;"
        #expect(SyntaxTree(text).items.isEmpty == false)
    }

    private func statements(_ text: String) -> [Statement] {
        let tree = SyntaxTree("void f(void) { \(text) }")
        guard case .function(let function)? = tree.items.first?.kind else { return [] }
        return function.body?.list ?? []
    }

    @Test(
        "A declaration that the file ends within covers no token behind the end",
        arguments: [
            "@interface P:", "@interface P", "@interface P : Q <", "@protocol P <", "@implementation P (", "@property",
            "typedef struct {", "typedef NS_ENUM(int, K) {", "- (void)a:", "static",
        ])
    func endsWithin(text: String) {
        let tree = SyntaxTree(SourceText(text))
        var next = 0
        for item in tree.items {
            #expect(item.tokens.lowerBound >= next, "\(tree.items)")
            next = item.tokens.upperBound
        }
        #expect(next <= tree.source.tokens.count - 1)
    }
}
