import Porting
import Testing

/// Shapes whose Swift compiled and did something else: what it says now.
@Suite struct SilentDifferenceTests {
    private func text(_ source: String) -> String { translate(source, name: "Form").text }

    private static let base = """
        static NSInteger made = 0;
        @interface Base : NSObject
        @property (nonatomic, assign) NSInteger size;
        @end
        @implementation Base
        - (instancetype)init { if (self = [super init]) { made++; SIZE [self prepare]; } return self; }
        - (void)prepare { }
        @end
        @interface Leaf : Base
        @property (nonatomic, assign) NSInteger rows;
        @property (nonatomic, strong) NSMutableArray *cells;
        @end
        @implementation Leaf
        - (instancetype)init { if (self = [super init]) { SET } return self; }
        METHODS
        @end
        """

    private func leaf(size: String = "", set: String, methods: String) -> String {
        text(
            Self.base.replacing("SIZE", with: size).replacing("SET", with: set).replacing("METHODS", with: methods))
    }

    @Test("Properties that the superclass's initializer sees or changes are set after it")
    func order() {
        let swift = leaf(set: "_rows = 1;", methods: "- (void)prepare { _rows = 40; }")
        #expect(swift.contains("super.init()\n        self.rows = 1"))
        let counted = leaf(set: "_rows = made;", methods: "")
        #expect(counted.contains("super.init()\n        self.rows = made"))
        let first = leaf(set: "_rows = 1;", methods: "")
        #expect(first.contains("self.rows = 1\n        super.init()"))
        let adding = "- (void)prepare { [_cells addObject:@1]; }"
        let object = leaf(set: "_cells = [NSMutableArray array];", methods: adding)
        #expect(object.contains("RAC-3068"))
    }

    @Test("A setter that a subclass overrides is no part of an initializer")
    func overriddenSetter() {
        let setter = "- (void)setSize:(NSInteger)size { [super setSize:size * 2]; }"
        #expect(leaf(size: "self.size = 1;", set: "", methods: setter).contains("RAC-3068"))
        #expect(!leaf(size: "_size = 1;", set: "", methods: setter).contains("RAC-3068"))
    }

    @Test("Elements that a variable holds, too, and that change in place are shared")
    func elements() {
        let swift = text(
            """
            NSUInteger f(void) {
                NSMutableArray *row = [NSMutableArray array];
                NSMutableArray *rows = [NSMutableArray arrayWithObjects:row, row, nil];
                [rows[1] addObject:@1];
                return [rows[0] count];
            }
            NSUInteger g(void) {
                NSMutableArray *list = [NSMutableArray array], *alias = list;
                [list addObject:@1];
                return alias.count;
            }
            """)
        #expect(swift.contains("let row = MutableArray()"))
        #expect(swift.contains("let list = MutableArray()\n    let alias = list"))
    }

    @Test("A number that a failing method returns beside its error is by hand")
    func lostNumbers() {
        let swift = text(
            """
            @interface Reader : NSObject
            @end
            @implementation Reader
            - (NSArray *)words:(NSError **)error { if (error) *error = [NSError errorWithDomain:@"d" code:1 userInfo:nil]; return nil; }
            - (NSUInteger)count:(NSError **)error {
                NSArray *words = [self words:error];
                if (!words) return NSNotFound;
                return words.count;
            }
            @end
            """)
        #expect(swift.contains("RAC-3021: A method that throws returns no number beside its error."))
    }

    @Test("An unsigned property that key-value coding or a signal sets may hold a wrapped number")
    func wrapped() {
        let swift = text(
            """
            @interface Cart : NSObject
            @property (nonatomic, assign) NSUInteger count;
            @property (nonatomic, assign) NSUInteger size;
            @property (nonatomic, assign) NSUInteger total;
            @property (nonatomic, assign) NSInteger balance;
            @end
            @implementation Cart
            @end
            NSString *f(Cart *cart, NSNumber *n, RACSignal *signal) {
                [cart setValue:n forKey:@"count"];
                [cart setValue:@3 forKey:@"size"];
                RAC(cart, total) = RACObserve(cart, balance);
                return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)cart.count, (unsigned long)cart.size, (unsigned long)cart.total];
            }
            """)
        #expect(swift.contains("\\(UInt(bitPattern: cart.count)) \\(cart.size) \\(UInt(bitPattern: cart.total))"))
    }

    @Test("Names of notifications are texts, and unsigned numbers print by their bits")
    func printed() {
        let swift = text(
            """
            NSString *f(NSNotification *note, unsigned x) {
                return [NSString stringWithFormat:@"%@ %d %d %@", note.name, [note.name isEqualToString:@"n"], x, @(1e5)];
            }
            """)
        #expect(swift.contains("note.name.rawValue") && swift.contains("formattedText(\"%d\", x)"))
        #expect(swift.contains("objectText(1e5)"))
    }

    @Test("Texts of C fill arrays of characters, octal escapes are characters, and self is no case")
    func literals() {
        let swift = text(
            """
            typedef NS_ENUM(NSInteger, Part) { PartSelf, PartOther };
            static const struct { char name[8]; int size; } table[] = { { "small", 1 } };
            NSString *f(void) { return @"\\033[0m"; }
            Part g(void) { return PartSelf; }
            """)
        #expect(swift.contains("Array(\"small\".utf8CString) + [CChar](repeating: 0, count: 2)"))
        #expect(swift.contains("\"\\u{1B}[0m\"") && swift.contains("case selfValue"))
    }

    @Test("The class of an object of any class is asked as the class that has the method")
    func classes() {
        let swift = text(
            """
            @interface Money : NSObject
            + (NSString *)code;
            @end
            @implementation Money
            + (NSString *)code { return @"CHF"; }
            @end
            NSString *f(id object) { return [[object class] code]; }
            BOOL g(void) { return [Money conformsToProtocol:@protocol(NSCopying)]; }
            """)
        #expect(swift.contains("as! Money.Type?)?.code()") && swift.contains("Money.self is any NSCopying.Type"))
    }

    @Test("Cases without values count on from the case before, whatever it is written as")
    func countedCases() {
        let swift = text(
            """
            enum { first = 1 << 3, second };
            typedef NS_OPTIONS(NSUInteger, Side) {
                SideNone, SideLeft, SideRight, SideBoth = SideLeft | SideRight, SideFar = SideLeft | 1 << 5
            };
            """)
        #expect(swift.contains("let second = first + 1"))
        #expect(swift.contains("none: Side = []") && swift.contains("right = Side(rawValue: 2)"))
        #expect(swift.contains("both: Side = [.left, .right]") && swift.contains("Side(rawValue: 1 << 5)"))
    }

    @Test("A change is written back to an element only while the same variables lead to it")
    func movedElements() {
        func change(_ between: String) -> String {
            text(
                """
                NSUInteger f(NSString *name) {
                    NSString *key = name;
                    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
                    groups[key] = [NSMutableArray array];
                    NSMutableArray *group = groups[key];
                    \(between)
                    [group addObject:@1];
                    return groups.count;
                }
                """)
        }
        #expect(change("").contains("groups[key] = group"))
        #expect(!change("key = @\"other\";").contains("groups[key] = group"))
        #expect(!change("groups = [NSMutableDictionary new];").contains("groups[key] = group"))
    }

    @Test("Variables of classes, files and functions hold weakly what they do not retain")
    func heldWeakly() {
        let swift = text(
            """
            static __weak id current;
            @interface View : NSObject { __weak id _peer; __unsafe_unretained NSObject *_owner; __weak NSString *_name; }
            @end
            @implementation View
            - (void)show:(id)peer { static __weak View *last; last = self; _peer = peer; _owner = peer; }
            @end
            """)
        for line in [
            "weak var current: AnyObject?", "weak var _peer: AnyObject?", "weak var _owner: NSObject?",
            "weak var viewLast: View?", "private var _name: String?",
        ] {
            #expect(swift.contains(line), "\(line)")
        }
    }

    @Test("A class that is asked for a method answers for its own")
    func askedClasses() {
        let swift = text(
            """
            @interface Money : NSObject
            + (NSString *)code;
            - (void)spend;
            @end
            @implementation Money
            + (NSString *)code { return @"CHF"; }
            - (void)spend { }
            @end
            BOOL f(void) { return [Money instancesRespondToSelector:@selector(spend)]; }
            BOOL g(void) { return [Money instancesRespondToSelector:@selector(earn)]; }
            BOOL h(id object) { return [[object class] respondsToSelector:@selector(code)]; }
            """)
        #expect(swift.contains("return true") && swift.contains("return false") && swift.contains("object is Money"))
    }

    @Test("Fields after a named field are those behind it, and one call cannot change two elements of a list")
    func fields() {
        let swift = text(
            """
            typedef struct { int a, b, c; } Parts;
            Parts f(void) { return (Parts){ .b = 2, 3 }; }
            void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
            void g(void) { int list[] = { 1, 2 }; swap(&list[0], &list[1]); }
            """)
        #expect(swift.contains("Parts(b: 2, c: 3)") && swift.contains("RAC-3017"))
    }

    @Test("A variable with the name of a method has a name of its own")
    func hiddenVariables() {
        let swift = text(
            """
            @interface Shape : NSObject { int width; }
            @property (nonatomic) int depth;
            - (int)width;
            @end
            @implementation Shape
            @synthesize depth;
            - (int)width { return width; }
            - (void)setWidth:(int)w { int depth = w; self->width = depth; }
            - (int)depth { return depth + 1; }
            @end
            int f(Shape *shape) { return [shape width]; }
            """)
        for line in ["var _width", "return self._width", "self._width = depth", "self._depth + 1"] {
            #expect(swift.contains(line), "\(line)")
        }
    }

    @Test("Objects are made in one statement, and initialized where the second one stands")
    func splitAllocations() {
        let swift = text(
            """
            @interface Shape : NSObject
            - (id)init:(int)width;
            @end
            @implementation Shape
            - (id)init:(int)width { return [super init]; }
            @end
            void f(void) {
                Shape *shape = [Shape alloc];
                shape = [shape init:1];
                Shape *late = [Shape alloc];
                f();
                late = [late init:2];
                NSLog(@"%@ %@ %@", shape, late, [Shape alloc]);
            }
            int main(void) {
                @autoreleasepool { Shape *pooled = [Shape alloc]; pooled = [pooled init:3]; NSLog(@"%@", pooled); }
                return 0;
            }
            """)
        #expect(swift.contains("let shape = Shape(1)") && swift.contains("late = Shape(2)"))
        #expect(swift.contains("let pooled = Shape(3)"))
        #expect(swift.contains("RAC-3046"))
    }

    @Test("A class has the structures of its variables, and a loop needs no braces")
    func innerStructures() {
        let swift = text(
            """
            @interface Dial : NSObject { struct { int low, high; } _range; }
            @end
            @implementation Dial
            - (void)turn { do _range.low++; while (_range.low < _range.high); }
            @end
            """)
        #expect(swift.contains("struct DialRange {") && swift.contains("repeat {"))
        #expect(swift.contains("} while self._range.low < self._range.high"))
    }

    @Test("A list is read to its end by a loop with a counter's form")
    func lists() {
        let swift = text(
            """
            @interface Link : NSObject
            @property (nonatomic) Link *next;
            @end
            @implementation Link
            @end
            int f(Link *first) { int n = 0; for (Link *link = first; link; link = link.next) n++; return n; }
            int g(void) { Link *first = [Link new]; int n = 0; for (Link *link = first; link; link = link.next) n++; return n; }
            """)
        #expect(swift.contains("var link: Link? = first"))
    }

    @Test("A function of Swift is named with its module where a variable or a property has its name")
    func hiddenFunctions() {
        let swift = text(
            """
            NSInteger f(NSInteger x) { NSInteger max = x; return MAX(max, 1); }
            @interface Range : NSObject
            @property (nonatomic) NSInteger min;
            - (double)sin;
            @end
            @implementation Range
            - (void)add:(NSInteger)x { self.min = MIN(self.min, x); }
            - (double)sin { return sin(0.5); }
            @end
            """)
        for line in ["Swift.max(max, 1)", "Swift.min(self.min, x)", "Foundation.sin(0.5)"] {
            #expect(swift.contains(line), "\(line)")
        }
    }

    @Test("A message that many classes have from a protocol is for any object of the protocol")
    func commonProtocols() {
        let classes = ["On", "Off", "Dim"].map { name in
            "@interface \(name) : NSObject <Command>\n@end\n@implementation \(name)\n- (void)execute { }\n@end\n"
        }
        let swift = text(
            "@protocol Command\n- (void)execute;\n@end\n" + classes.joined()
                + "void f(NSArray *commands) { [[commands objectAtIndex:0] execute]; }")
        #expect(swift.contains("as? any Command)?.execute()"))
    }

    @Test("Numbers of a table that are not there stay nil where no method says what it takes")
    func missingNumbers() {
        let swift = text(
            """
            void f(BOOL flag, NSString *key, Ledger *ledger) {
                NSDictionary *prices = @{ @"tea": @3 };
                NSNumber *price = flag ? prices[key] : prices[@"tea"];
                [ledger note:prices[key] and:[prices objectForKey:key]];
                [ledger each:^(NSString *name) { return prices[name]; }];
                NSLog(@"%@ %d", price, prices[key] == prices[@"tea"]);
            }
            """)
        #expect(swift.contains("let price = flag ? prices[key] : prices[\"tea\"]"))
        #expect(swift.contains("ledger.note(prices[key], and: prices[key])"))
        #expect(swift.contains("in prices[name] }"))
        #expect(swift.contains("prices[key] == prices[\"tea\"] ? 1 : 0"))
    }

    @Test("Conditions know the macros that the program defines, and doubt those that other conditions define")
    func conditions() {
        let result = translate(
            """
            #define SHOP_FAST 1
            #define SHOP_LEVEL (2) // of three
            #ifndef SHOP_LOGS
            #define SHOP_LOGS 0
            #endif
            void f(Shop *shop) {
            #if SHOP_FAST && SHOP_LEVEL > 1
                [shop run];
            #elif defined(SHOP_LEVEL) && DEBUG
                [shop walk];
            #endif
            #if SHOP_LOGS
                [shop tell];
            #endif
            }
            @interface Shop : NSObject
            @end
            @implementation Shop
            - (void)run {}
            - (void)walk {}
            - (void)tell {}
            @end
            """, name: "Form")
        #expect(result.text.contains("#if true\n    shop.run()\n    #elseif true && DEBUG\n"))
        #expect(result.text.contains("// review RAC-3053: The program defines SHOP_LOGS itself"))
        #expect(result.diagnostics.map(\.id) == ["RAC-3053"])
    }

    @Test("An implementation's macros are its own, and a header's are those of all files")
    func conditionsOfOthers() {
        let texts = ["#define LOUD 1\n@implementation A\n@end", "#define CALM 1\n"]
        let source = "void f(void) {\n#if LOUD\n    a();\n#endif\n#ifdef CALM\n    b();\n#endif\n}"
        let swift = translate(source, name: "F", context: ProgramContext(texts)).text
        #expect(swift.contains("#if LOUD\n    a()") && swift.contains("#if true\n    b()"))
    }

    @Test("A file that is read as a dictionary is none that is read as an array")
    func dictionariesOfFiles() {
        let swift = text("NSUInteger f(NSString *p) { return [[NSDictionary dictionaryWithContentsOfFile:p] count]; }")
        #expect(swift.contains("[AnyHashable: Any](contentsOfFile: p)"))
    }

    @Test("A static variable of a header, which each file has for itself, is reviewed where the program sets it")
    func variablesOfHeaders() {
        let header = "static NSInteger total = 5;\nstatic NSInteger limit = 9;\nstatic NSString *const name = @\"n\";\n"
        let result = translate("NSInteger f(void) { total += 1; return total + limit; }", header: header, name: "F")
        #expect(
            result.text.contains("// review RAC-3069: Each file that includes the header had a variable of its own"))
        #expect(result.diagnostics.map(\.line) == [1])
    }

    @Test("A collection with declared elements that comes as an object of any class is reviewed")
    func declaredElements() {
        func ids(_ type: String, _ value: String) -> [String] {
            translate(
                """
                @interface Note : NSObject
                @property (nonatomic, copy) \(type) tags;
                @end
                @implementation Note
                - (void)read:(NSDictionary *)json raw:(NSDictionary *)raw { self.tags = \(value); }
                @end
                """, name: "Form"
            ).diagnostics.map(\.id)
        }
        for type in ["NSArray<NSString *> *", "NSSet<NSNumber *> *", "NSDictionary<NSString *, NSString *> *"] {
            #expect(ids(type, "json[@\"tags\"]") == ["RAC-3078"], "\(type)")
        }
        #expect(ids("NSDictionary<NSString *, NSString *> *", "raw") == ["RAC-3078"])
        for type in ["NSArray *", "NSArray<id> *", "NSDictionary<NSString *, id> *", "NSString *"] {
            #expect(ids(type, "json[@\"tags\"]").isEmpty, "\(type)")
        }
        #expect(ids("NSArray<NSString *> *", "@[@\"a\"]").isEmpty)
    }

    @Test("A dictionary with values of several classes is reviewed where it is returned as one of one class")
    func mixedValues() {
        let result = translate(
            """
            NSDictionary<NSString *, NSString *> *parts(NSString *path) {
                NSMutableDictionary *parts = [NSMutableDictionary dictionary];
                parts[@"path"] = path;
                parts[@"size"] = @(path.length);
                return [parts copy];
            }
            """, name: "Form")
        #expect(result.text.contains("return parts as! [String: String]"))
        #expect(result.diagnostics.map(\.id) == ["RAC-3078"])
    }
}
