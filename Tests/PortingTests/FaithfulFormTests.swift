import Porting
import Testing

/// Forms that mean the same in every program, where nothing shows that a prettier one does.
@Suite struct FaithfulFormTests {
    private func translated(_ source: String) -> Translation { translate(source, name: "Form") }

    @Test("A block captures by value what is assigned after it was made, and shares what is declared so")
    func captures() {
        let text = translated(
            """
            void f(void) {
                NSInteger plain = 4;
                __block NSInteger shared = 1;
                NSInteger (^read)(void) = ^{ return plain + shared; };
                plain = 100;
                shared = read();
            }
            """
        ).text
        #expect(text.contains("[plain] in") && !text.contains("shared] in"))
    }

    @Test("A value of any class is asked at run time, and a class that is asked for is not assumed")
    func anyValues() {
        let text = translated(
            """
            NSInteger f(NSDictionary *json) { return [json[@"rate"] integerValue] + [json[@"items"] count]; }
            BOOL g(id x) { return [x isKindOfClass:[NSString class]]; }
            """
        ).text
        #expect(text.contains(#"json["rate"].integerValue"#) && text.contains(#"json["items"].count"#))
        #expect(text.contains("x is String"))
    }

    @Test("Two holders of one collection that changes are by hand, unless one is a copy")
    func sharing() {
        func ids(_ value: String) -> [String] {
            let source = "void f(void) { NSMutableArray *a = [NSMutableArray array]; NSMutableArray *b = \(value); "
            return translated(source + "[b addObject:@1]; }").diagnostics.map(\.id)
        }
        #expect(ids("a").contains("RAC-3061") && !ids("[a mutableCopy]").contains("RAC-3061"))
        #expect(
            translated("static void g(NSMutableArray *list) { [list addObject:@1]; }").diagnostics.map(\.id)
                == ["RAC-3061"])
    }

    @Test("An object's value that a variable holds, too, is by hand where it changes, and copies are not")
    func heldByObjects() {
        func ids(_ body: String) -> [String] {
            let source = """
                @interface Note : NSObject
                @property (nonatomic, copy) NSString *copied;
                @property (nonatomic, strong) NSString *held;
                @property (nonatomic, strong) NSMutableArray *tags;
                @end
                @implementation Note
                - (NSMutableArray *)allTags { return self.tags; }
                @end
                void f(Note *note) { NSMutableString *text = [NSMutableString string]; \(body) }
                """
            return translated(source).diagnostics.map(\.id).filter { $0.hasPrefix("RAC-306") }
        }
        #expect(ids("note.held = text; [text appendString:@\"x\"];") == ["RAC-3061"])
        #expect(ids("[note setHeld:text]; [text appendString:@\"x\"];") == ["RAC-3061"])
        #expect(ids("note.copied = text; [text appendString:@\"x\"];").isEmpty)
        #expect(ids("[text appendString:@\"x\"]; note.held = text;").isEmpty)
        #expect(ids("NSMutableArray *tags = note.tags; [tags addObject:@1];") == ["RAC-3061"])
        #expect(ids("NSMutableArray *tags = [note allTags]; [tags addObject:@1];") == ["RAC-3061"])
        #expect(ids("NSMutableArray *tags = [note.tags mutableCopy]; [tags addObject:@1];").isEmpty)
    }

    @Test("Texts are not compared by identity, unless the comparison only saves the test of their equality")
    func identityOfTexts() {
        func ids(_ test: String) -> [String] {
            translated("BOOL f(NSString *a, NSString *b) { return \(test); }").diagnostics.map(\.id)
        }
        #expect(ids("a == b") == ["RAC-3060"])
        #expect(ids("a == b || [a isEqualToString:b]").isEmpty && ids("a != b && ![b isEqual:a]").isEmpty)
        #expect(ids("a == nil").isEmpty)
    }

    @Test("The class and the copy of nil are nil")
    func resultsOfNil() {
        let text = translated("BOOL f(id x, NSString *y) { return [x class] == nil && [y copy] == nil; }").text
        #expect(text.contains("x == nil && y == nil"))
    }

    @Test("A text or collection that is changed where Swift has no variable is by hand")
    func changedElements() {
        func ids(_ source: String) -> [String] { translated(source).diagnostics.map(\.id) }
        #expect(ids("void f(NSArray *a) { [a[0] appendString:@\"x\"]; }") == ["RAC-3061"])
        #expect(
            ids("void f(NSArray *a) { for (NSMutableArray *b in a) { [b addObject:@1]; } }").contains("RAC-3061"))
        let category = "- (void)twice { [self addObject:@1]; }"
        #expect(
            ids("@implementation NSMutableArray (Twice)\n\(category)\n@end").contains("RAC-3061"))
    }

    @Test("A text appended to a receiver that is nil gives nil")
    func nilReceivers() {
        let text = translated("NSArray *f(NSArray *a) { NSArray *b = nil; return [b arrayByAddingObject:@1]; }").text
        #expect(text.contains("b.map { $0 + [1] }"))
    }
}
