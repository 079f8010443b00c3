import Porting
import Testing

/// Shapes that real programs have: what their Swift says.
@Suite struct ProgramShapeTests {
    private func translated(_ source: String) -> Translation { translate(source, name: "Form") }

    private func implementation(_ methods: String, declared: String = "") -> Translation {
        translated(
            """
            @interface Parcel : NSObject
            @property (nonatomic, copy) NSString *label;
            \(declared)
            @end
            @implementation Parcel
            \(methods)
            @end
            """)
    }

    @Test(
        "An initializer that returns itself ends there",
        arguments: [
            "if (self = [super init]) { _label = @\"a\"; return self; } return nil;",
            "self = [super init]; if (nil == self) return nil; _label = @\"a\"; return self;",
            "self = [super init]; if (nil != self) { _label = @\"a\"; } return self;",
            "self = [super init]; if (self) { _label = @\"a\"; return self; } else { return nil; }",
            "if ((self = [super init])) { _label = @\"a\"; return self; } NSLog(@\"none\"); return nil;",
            "if (!(self = [super init])) { NSLog(@\"none\"); return nil; } _label = @\"a\"; return self;",
            "self = [super init]; if (!self) return nil; else { _label = @\"a\"; } return self;",
        ])
    func initializerEnds(_ body: String) {
        let result = implementation("- (id)initWithCount:(int)count { \(body) }")
        #expect(
            result.text.contains("    init(count: Int) {\n        self.label = \"a\"\n        super.init()\n    }\n"))
        #expect(result.diagnostics.isEmpty)
    }

    @Test("A property that a class inherits is observed by its name")
    func inheritedProperty() {
        let result = translated(
            """
            @interface Shape : NSObject
            @property (nonatomic, copy) NSString *label;
            @end
            @implementation Shape
            @end
            @interface Square : Shape
            @end
            @implementation Square
            - (void)watch:(NSObject *)observer {
                [self addObserver:observer forKeyPath:@"label" options:0 context:NULL];
            }
            @end
            """)
        #expect(result.text.contains("(observer as! any KeyValueObserver, forKeyPath: \\.label, named: \"label\")"))
        #expect(result.diagnostics.isEmpty)
    }

    @Test("An initializer that returns itself in a branch leaves what follows out")
    func initializerLeaves() {
        let body =
            "if ((self = [super init])) { if (kind == 0) { _label = @\"a\"; return self; } _label = @\"b\"; } return self;"
        let result = implementation("- (id)initWithKind:(int)kind { \(body) }")
        #expect(
            result.text.contains(
                "            self.label = \"a\"\n            return\n        }\n        self.label = \"b\"\n"))
    }

    @Test("Statements for an object that [super init] did not make are left out, with a review where it may fail")
    func failedInitializer() {
        let result = translated(
            """
            @interface Reader : Foreign
            @end
            @implementation Reader
            - (id)initWithPath:(NSString *)path {
                if (!(self = [super initWithPath:path])) { NSLog(@"none"); return nil; }
                return self;
            }
            @end
            """)
        #expect(result.diagnostics.contains { $0.id == "RAC-3056" })
        #expect(!result.text.contains("NSLog"))
    }

    @Test("A variable of the object hides the one of a file that has its name")
    func hiddenVariable() {
        let result = translated(
            """
            static NSString *mark = @"outside";
            @interface Office : NSObject { NSString *mark; }
            @end
            @implementation Office
            - (NSString *)inside { return mark; }
            + (NSString *)common { return mark; }
            @end
            """)
        #expect(result.text.contains("return self.mark\n"))
        #expect(result.text.contains("return markValue\n"))
    }

    @Test("A macro between methods stands before the class, and has the type of its number")
    func macros() {
        let result = implementation("#define FACTOR 1.5f\n+ (float)scaled:(float)x { return x * FACTOR; }")
        #expect(result.text.contains("private let FACTOR: Float = 1.5\nclass Parcel"))
        let chosen = implementation("#if DEBUG\n#define TAG @\"d\"\n#else\n#define TAG @\"r\"\n#endif")
        #expect(chosen.text.contains("    #if DEBUG\n"))
    }

    @Test("A condition that chooses headers is nothing in Swift")
    func choicesOfHeaders() {
        let result = translated(
            """
            #if __has_include("Shop.h")
            #import "Shop.h"
            #elif __has_include(<ReactiveObjC/ReactiveObjC.h>)
            #  import <ReactiveObjC/ReactiveObjC.h>
            #endif
            #ifdef DEBUG
            #import "Debug.h"
            static int level = 2;
            #endif
            """)
        #expect(!result.text.contains("has_include") && !result.text.contains("canImport"))
        #expect(result.text.contains("import RACCompat\n") && result.text.contains("#if DEBUG\n"))
        #expect(result.diagnostics.isEmpty)
    }

    @Test(
        "The order of addresses is by hand",
        arguments: ["id a, id b", "NSString *a, NSString *b", "NSDate *a, NSDate *b", "NSArray *a, NSArray *b"])
    func addresses(_ parameters: String) {
        let result = translated("BOOL f(\(parameters)) { return a < b; }")
        #expect(result.diagnostics.map(\.id) == ["RAC-3060"])
    }

    @Test(
        "Numbers of types that no file declares are ordered",
        arguments: ["dispatch_time_t", "clock_t", "CLLocationDistance", "UILayoutPriority", "ThingKind"])
    func foreignNumbers(_ type: String) {
        let result = translated("BOOL f(\(type) a, \(type) b) { return a < b; }")
        #expect(result.text.contains("return a < b\n") && !result.diagnostics.contains { $0.id == "RAC-3060" })
    }

    @Test("A key path through a method is by hand")
    func methodKeys() {
        let result = implementation(
            "- (NSString *)title { return @\"t\"; }\n- (void)watch { [RACObserve(self, title) subscribeNext:^(id x) {}]; }"
        )
        #expect(result.diagnostics.contains { $0.id == "RAC-3055" })
    }

    @Test("A property of an extension is not private where its getter is declared, or a subclass declares it")
    func declaredAgain() {
        let header = "@interface Shelf : NSObject\n- (NSArray *)books;\n@end"
        let body = """
            #import "Shelf.h"
            @interface Shelf ()
            @property (nonatomic, copy) NSArray *books;
            @property (nonatomic, copy) NSString *room;
            @property (nonatomic, copy) NSString *note;
            @end
            @implementation Shelf
            @end
            @interface Rack : Shelf
            @property (nonatomic, copy) NSString *room;
            @end
            @implementation Rack
            @end
            """
        let text = translate(body, header: header, name: "Shelf").text
        #expect(text.contains("    var books: ") && text.contains("    var room: "))
        #expect(text.contains("    private var note: "))
    }

    @Test("Objects of classes that no file declares are compared by identity")
    func foreignObjects() {
        let result = translated("BOOL f(id a, Widget *b) { return a == b; }")
        #expect(result.text.contains("return a as AnyObject? === b\n"))
    }

    @Test("An assertion takes nil on either side, and finds two objects that are nil equal")
    func assertions() {
        let result = translated(
            """
            @interface ParcelTests : XCTestCase
            @end
            @implementation ParcelTests
            - (void)testNil {
                NSString *a = [self name], *b = [self name];
                XCTAssertEqualObjects(nil, a);
                XCTAssertEqualObjects(a, b);
            }
            - (NSString *)name { return nil; }
            @end
            """)
        #expect(result.text.contains("#expect(a == nil)\n") && result.text.contains("#expect(a == b)\n"))
    }

    @Test("Parameters and results that may be nil are found through twelve calls")
    func manyCalls() {
        let functions = (0..<12).map { index in
            let next =
                index == 11 ? "return [text stringByAppendingString:@\"!\"];" : "return [self step\(index + 1):text];"
            return "- (NSString *)step\(index):(NSString *)text { \(next) }"
        }
        let result = implementation(
            functions.reversed().joined(separator: "\n") + "\n- (NSString *)begin { return [self step0:nil]; }")
        #expect((0..<12).allSatisfy { result.text.contains("func step\($0)(_ text: String?) -> String?") })
    }

    @Test("A setter that only a header declares is the property's")
    func declaredSetter() {
        let header = """
            extern NSString *const StateKey DEPRECATED_MSG_ATTRIBUTE("Use it no more.");
            @interface State : NSObject
            - (void)setEnterBlock:(void (^)(State *state))block;
            @end
            """
        let body = """
            #import "State.h"
            NSString *const StateKey = @"state";
            @interface State ()
            @property (nonatomic, copy) void (^enterBlock)(State *state);
            @end
            @implementation State
            - (void)enter { if (self.enterBlock) self.enterBlock(self); }
            @end
            void prepare(State *state) { [state setEnterBlock:^(State *entered) { NSLog(@"%@", StateKey); }]; }
            """
        let result = translate(body, header: header, name: "State")
        #expect(result.text.contains("    var enterBlock: ") && result.text.contains("state.enterBlock = { "))
        #expect(result.diagnostics.isEmpty)
    }

    @Test("Macros for attributes stand before declarations and behind names")
    func attributeMacros() {
        let result = translated(
            """
            SHOP_EXPORT NSString *const ShopName;
            SHOP_EXPORT void ShopOpen(void);
            SHOP_INLINE static inline int twice(int x) { return x * 2; }
            NSString *const ShopName NS_AVAILABLE = @"s";
            static SHOP_COUNT total = 3;
            """)
        #expect(
            result.text.contains("let ShopName = \"s\"\n")
                && result.text.contains("private func twice(_ x: Int) -> Int"))
        #expect(result.text.contains("total") && !result.text.contains("ShopOpen"))
        #expect(!result.diagnostics.contains { $0.id == "RAC-3000" })
    }

    @Test("An enumeration inside of a function declares its constants and variables")
    func localEnumerations() {
        let result = translated(
            """
            NSInteger f(intptr_t x) {
                enum { first, second = 4, third } state = first, other = third;
                if (x == (intptr_t)1) state = second;
                return state + other;
            }
            """)
        #expect(result.text.contains("    let third = second + 1\n    var state = first\n    let other = third\n"))
        #expect(result.diagnostics.isEmpty)
    }

    @Test("Macros stand for words of nullability, and for questions to the compiler")
    func nullabilityMacros() {
        let result = translated(
            """
            #if __has_feature(nullability)
                #define SHOP_NULLABLE nullable
            #else
                #define SHOP_NULLABLE
            #endif
            #define SHOP_CLOSED __attribute__((objc_subclassing_restricted))
            @interface Shop : NSObject
            @property (nonatomic, copy, SHOP_NULLABLE) NSString *name;
            @end
            @implementation Shop
            @end
            """)
        #expect(result.text.contains("var name: String?") && !result.text.contains("SHOP_CLOSED"))
        #expect(result.diagnostics.isEmpty)
    }

    @Test("A dictionary takes the keys of another, whose keys may be of any class")
    func mergedDictionaries() {
        let result = translated(
            """
            NSDictionary *f(NSDictionary *other, NSError *error, NSDictionary<id, Class> *kinds) {
                NSMutableDictionary *all = [NSMutableDictionary dictionary];
                all[@"a"] = kinds[@1];
                [all addEntriesFromDictionary:other];
                NSMutableDictionary *info = [NSMutableDictionary dictionary];
                info[@"b"] = @2;
                [info addEntriesFromDictionary:error.userInfo];
                return all.count ? all : info;
            }
            """)
        #expect(result.text.contains("var all: [AnyHashable: Any] = [:]"))
        #expect(result.text.contains("var info: [String: Any] = [:]"))
        #expect(result.text.contains("_ kinds: [AnyHashable: AnyClass]"))
    }

    @Test("A parameter has the class that its method declares, also in a program of several files")
    func narrowedParameters() {
        let source = """
            @protocol Showing
            - (void)show:(id)model;
            @end
            @interface Tea : NSObject
            @property (copy) NSString *name;
            @end
            @implementation Tea
            @end
            @interface Milk : NSObject
            @property (copy) NSString *name;
            @end
            @implementation Milk
            @end
            @interface TeaView : NSObject <Showing>
            @property (copy) NSString *text;
            @end
            @implementation TeaView
            - (void)show:(Tea *)model { self.text = model.name; }
            @end
            """
        let written = "        let model = model as? Tea\n        self.text = model?.name\n"
        #expect(translated(source).text.contains(written))
        #expect(translate(source, name: "F", context: ProgramContext([source])).text.contains(written))
    }

    @Test("A class method overrides one whose result may be nil, with the types of that one")
    func looserResults() {
        let result = translated(
            """
            @interface Base : NSObject
            + (NSDictionary<NSString *, id> *)kinds;
            @end
            @implementation Base
            + (NSDictionary *)kinds { return nil; }
            @end
            @interface Leaf : Base
            @end
            @implementation Leaf
            + (NSDictionary *)kinds { return @{ @"a": @1 }; }
            @end
            """)
        #expect(result.text.contains("override class func kinds() -> [String: Any]?"))
    }

    @Test("@strongify without a semicolon is read before a statement of the same line")
    func strongifyInLine() {
        let result = implementation(
            """
            - (void)run:(RACSignal *)signal {
                @weakify(self)
                [signal subscribeNext:^(id x) { @strongify(self) self.label = x; }];
                [signal map:^id(id x) { @strongify(self) return self.label; }];
            }
            """)
        #expect(result.text.contains("self.label = x as? String") && !result.text.contains("#error"))
    }

    @Test("Attributes of a text are enumerated with their ranges")
    func attributes() {
        let result = implementation(
            """
            - (void)mark:(NSAttributedString *)text {
                [text enumerateAttribute:@"k" inRange:NSMakeRange(0, 2) options:0 usingBlock:^(id value, NSRange range, BOOL *stop) {
                    if (range.length > 1) *stop = YES;
                }];
            }
            """)
        #expect(result.text.contains("options: []) { _, range, stop in\n            if range.length > 1 {"))
    }

    @Test("A whole number that is written with an exponent is one, however large, and a long double is a number")
    func exponents() {
        let result = implementation(
            """
            - (void)run {
                int best = 1e9;
                NSInteger far = (NSInteger)1e12;
                long double share = 1.5L;
                use(best, far, share);
            }
            """)
        #expect(
            result.text.contains("let best = 1000000000\n        let far = 1000000000000\n        let share = 1.5\n"))
    }

    @Test(
        "A variable that is declared first, and set later, is declared where it is set, if that is sure to come first")
    func lateDeclarations() {
        func text(_ body: String) -> String { implementation("- (void)run:(BOOL)loud {\n    \(body)\n}").text }
        #expect(text("NSString *a;\n    [self go];\n    a = [self label];\n    use(a);").contains("let a = self.label"))
        #expect(text("id list; list = [NSMutableArray array]; [list addObject:@1];").contains("var list: [Any] = []"))
        for body in [
            "NSString *a; use(a); a = [self label];", "NSString *a;\n#if LOUD\n    a = @\"b\";\n#endif\n    use(a);",
            "NSString *a; if (loud) { a = @\"b\"; } use(a);",
            "NSString *a; void (^f)(void) = ^{ use(a); }; a = @\"b\";",
            "NSString *a; a = [a copy];",
        ] { #expect(text(body).contains("a: String?"), "\(body)") }
    }

    @Test(
        "A variable of any class that holds one object is declared with its class, unless it is set again or asked for it"
    )
    func knownClasses() {
        func text(_ body: String) -> String { implementation("- (void)run {\n    \(body)\n}").text }
        #expect(
            text("id f = [[NSNumberFormatter alloc] init]; [f setLocale:nil];").contains("let f = NumberFormatter()"))
        #expect(text("id p = [Parcel new]; [p setLabel:@\"a\"];").contains("let p = Parcel()"))
        for body in ["p = nil;", "use(&p);", "if ([p isKindOfClass:[NSString class]]) use(p);"] {
            #expect(
                text("id p = [Parcel new]; \(body)").contains("var p: Any?")
                    || text("id p = [Parcel new]; \(body)").contains("let p: Any?"), "\(body)")
        }
    }
}
