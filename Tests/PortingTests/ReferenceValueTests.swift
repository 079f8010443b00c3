import Porting
import Testing

/// Objects of Foundation that change in place and are values in Swift, where two places hold them.
@Suite struct ReferenceValueTests {
    private func text(_ source: String) -> String { translate(source, name: "Form").text }

    private static let holder = """
        @interface Holder : NSObject
        @property (nonatomic, strong) NSDateComponents *parts;
        @property (nonatomic, copy) NSDateComponents *copied;
        @end
        @implementation Holder
        - (void)nextDay { self.parts.day += 1; }
        @end

        """

    @Test(
        "An object that two places hold, and that changes, is by hand",
        arguments: [
            "NSInteger f(Holder *h) { NSDateComponents *parts = h.parts; parts.day = 3; return h.parts.day; }",
            "NSInteger f(Holder *h) { NSDateComponents *parts = h.parts; [h nextDay]; return parts.day; }",
            "void f(NSDateComponents *parts) { parts.day = 3; }",
            "void f(NSDateComponents *parts) { [parts setDay:3]; }",
            "void f(Holder *h, Holder *g) { g.parts = h.parts; }",
            "void f(Holder *h) { NSDateComponents *p = [NSDateComponents new]; h.parts = p; p.day = 1; }",
            "void f(NSMutableArray *a) { NSDateComponents *p = [NSDateComponents new]; [a addObject:p]; p.day = 1; }",
            """
            void f(NSMutableArray *a) {
                NSDateComponents *p = [NSDateComponents new];
                for (int i = 0; i < 3; i++) { p.day = i; [a addObject:p]; }
            }
            """,
            "void f(NSArray *list) { for (NSDateComponents *parts in list) { parts.day = 1; } }",
            """
            NSString *f(void) {
                NSMutableURLRequest *a = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"http://a.b"]], *b = a;
                [b setValue:@"x" forHTTPHeaderField:@"y"];
                return a.HTTPMethod;
            }
            """,
        ])
    func shared(source: String) {
        #expect(text(Self.holder + source).contains("RAC-3061"))
    }

    @Test(
        "An object of its own, a copy, and one that only its reader reads are exact",
        arguments: [
            "NSInteger f(void) { NSDateComponents *parts = [NSDateComponents new]; parts.day = 3; return parts.day; }",
            "NSInteger f(Holder *h) { NSDateComponents *p = [h.parts copy]; p.day = 3; return h.parts.day; }",
            "NSInteger f(Holder *h) { NSDateComponents *parts = h.parts; return parts.day + parts.month; }",
            "void f(Holder *h) { NSDateComponents *p = [NSDateComponents new]; p.day = 1; h.copied = p; p.day = 2; }",
            """
            void f(NSMutableArray *a) {
                for (int i = 0; i < 3; i++) {
                    NSDateComponents *p = [NSDateComponents new];
                    p.day = i;
                    [a addObject:p];
                }
            }
            """,
        ])
    func own(source: String) {
        #expect(!text(Self.holder + source).contains("RAC-3061"))
    }

    @Test("A component of a date that is not set is no zero")
    func unset() {
        let swift = text(
            """
            NSInteger f(NSCalendar *calendar, NSDate *date) {
                NSDateComponents *own = [NSDateComponents new];
                own.day++;
                NSInteger hour = own.hour;
                NSDateComponents *asked = [calendar components:NSCalendarUnitDay fromDate:date];
                NSInteger day = asked.day;
                return hour + day;
            }
            """)
        #expect(swift.contains("let hour = own.hour ?? NSDateComponentUndefined"))
        #expect(swift.contains("own.day = (own.day ?? NSDateComponentUndefined)"))
        #expect(swift.contains("let day = asked.day ?? 0"))
    }
}
