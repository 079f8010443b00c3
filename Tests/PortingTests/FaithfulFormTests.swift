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
}
