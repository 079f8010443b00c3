import Foundation
import Porting
import Testing

/// Forms that depend on what is around them: each is written where it means the same, and is by hand elsewhere.
@Suite struct FormTests {
    private func translated(_ source: String) -> Translation { translate(source, name: "Form") }

    @Test("A value that is made once becomes a constant; if its block needs an object or an argument, a token runs it")
    func once() {
        func method(_ value: String, mark: String = "-") -> Translation {
            translated(
                """
                @interface Clock : NSObject { NSString *_zone; }
                @end
                @implementation Clock
                \(mark) (NSString *)text:(NSString *)text {
                    static NSString *made;
                    static dispatch_once_t token;
                    // It is made once.
                    dispatch_once(&token, ^{ made = \(value); });
                    return made;
                }
                @end
                """)
        }
        let constant = method(#"[@"a" uppercaseString]"#)
        #expect(constant.text.contains(#"private let clockMade = "a".uppercased()"#))
        #expect(constant.text.contains("// It is made once.") && constant.confidence == .exact)
        for (value, written) in [
            ("text", "text"), ("_zone", "self._zone"), ("self.description", "String(describing: self)"),
        ] {
            let token = method(value)
            #expect(token.text.contains("private let clockToken = DispatchOnce()"), "\(value)")
            #expect(token.text.contains("clockToken.run { clockMade = \(written) }"), "\(value)")
            #expect(token.confidence == .exact, "\(value)")
        }
        #expect(method(#"[@"a" uppercaseString]"#, mark: "+").text.contains("private let clockMade"))
    }

    @Test("A message to a class that a variable holds is by hand, unless every class has the method")
    func classInVariable() {
        func message(_ text: String) -> Translation {
            translated("@implementation A\n- (id)make:(Class)kind {\n    return \(text);\n}\n@end\n")
        }
        #expect(message("[kind empty]").diagnostics.map(\.id) == ["RAC-3070"])
        #expect(message("[kind return:@1]").diagnostics.map(\.id) == ["RAC-3070"])
        #expect(message("[self.class empty]").confidence == .exact)
        #expect(message("[RACSignal empty]").confidence == .exact)
        #expect(message("NSStringFromClass(kind)").confidence == .exact)
    }

    @Test("A copy of an object of any type is the value where a value is asked for, and its own copy elsewhere")
    func copies() {
        let text = translated(
            """
            @interface Box : NSObject
            @property (nonatomic, copy) NSDictionary *values;
            @property (nonatomic, strong) id object;
            @end
            @implementation Box
            - (void)take:(id)object {
                self.values = [object copy];
                self.object = [object copy];
                self.object = [[self next] copy];
            }
            - (id)next { return nil; }
            @end
            """
        ).text
        #expect(text.contains("self.values = object as? [AnyHashable: Any]"))
        #expect(text.contains("self.object = ((object as? any NSCopying)?.copy(with: nil) ?? object)"))
        // A message is sent once.
        #expect(text.contains("self.object = { ($0 as? any NSCopying)?.copy(with: nil) ?? $0 }(self.next())"))
    }

    @Test("A lifted selector is a method of its class, and one that the program does not declare is by hand")
    func lifts() {
        func lift(_ call: String) -> Translation {
            translated(
                """
                @interface Screen : NSObject
                @property (nonatomic) RACSignal *names;
                @property (nonatomic) RACSignal *ages;
                - (void)show:(NSString *)name age:(NSNumber *)age;
                @end
                @implementation Screen
                - (void)show:(NSString *)name age:(NSNumber *)age { NSLog(@"%@ %@", name, age); }
                - (void)begin:(id)other { \(call); }
                @end
                """)
        }
        let values = lift("[self rac_liftSelector:@selector(show:age:) withSignals:self.names, self.ages, nil]")
        let (names, ages) = ("self.names ?? .empty()", "self.ages ?? .empty()")
        #expect(values.text.contains("rac_lift(self, Screen.show(_:age:), withSignals: \(names), \(ages))"))
        let array = lift("[self rac_liftSelector:@selector(show:age:) withSignalsFromArray:@[ self.names, self.ages ]]")
        #expect(array.text.contains("rac_lift(self, Screen.show(_:age:), withSignalsFromArray: [\(names), \(ages)])"))
        let tuples = lift("[self rac_liftSelector:@selector(show:age:) withSignalOfArguments:self.names]")
        #expect(tuples.text.contains("rac_lift(self, Screen.show(_:age:), withSignalOfArguments: \(names))"))
        for translation in [values, array, tuples] { #expect(translation.confidence == .exact) }
        for unknown in ["[self rac_liftSelector:@selector(hide:)", "[other rac_liftSelector:@selector(show:age:)"] {
            let translation = lift(unknown + " withSignals:self.names, nil]")
            #expect(translation.confidence == .byHand && translation.diagnostics.map(\.id).contains("RAC-0272"))
        }
    }

    @Test("A reduce block of one parameter of any type receives the one value, or the first of as many as there are")
    func reducesOneValue() {
        func reduce(_ call: String) -> String {
            translated(
                """
                @interface Model : NSObject
                @end
                @implementation Model
                - (RACSignal *)from:(RACSignal *)a and:(RACSignal *)b { return \(call); }
                @end
                """
            ).text
        }
        #expect(reduce("[RACSignal combineLatest:@[a] reduce:^(id x) { return x; }]").contains("{ (x: Any?) in x }"))
        #expect(reduce("[RACSignal zip:@[a] reduce:^(id x) { return x; }]").contains("{ (x: Any?) in x }"))
        let first = "{ (x: [Any?]) in x[0] }"
        #expect(reduce("[RACSignal combineLatest:@[a, b] reduce:^(id x) { return x; }]").contains(first))
        #expect(reduce("[a reduceEach:^(id x) { return x; }]").contains(first))
    }

    @Test("A predicate matches the whole of a text; another format, and a pattern that changes, are read at run time")
    func predicates() {
        func predicate(_ call: String, before: String = "") -> Translation {
            translated("void f(NSString *pattern) { \(before) NSPredicate *p = [NSPredicate \(call)]; use(p); }")
        }
        let literal = predicate(#"predicateWithFormat:@"SELF MATCHES %@", @"[a-z]+""#)
        #expect(
            literal.text.contains(#"(value as? String)?.range(of: "\\A(?:[a-z]+)\\z", options: .regularExpression)"#))
        let variable = predicate(#"predicateWithFormat:@"self matches %@", pattern"#)
        #expect(variable.text.contains(#"range(of: "\\A(?:\(pattern))\\z""#))
        for call in ["name MATCHES %@", "SELF == %@"] {
            let other = predicate("predicateWithFormat:@\"\(call)\", pattern")
            #expect(other.text.contains("NSPredicate(format: \"\(call)\", pattern)"))
        }
        let changing = predicate(#"predicateWithFormat:@"SELF MATCHES %@", pattern"#, before: #"pattern = @"x";"#)
        #expect(changing.text.contains(#"NSPredicate(format: "SELF MATCHES %@", pattern)"#))
    }

    @Test("A pointer into a variable is the variable where it is only followed or indexed; else it is by hand")
    func pointers() {
        func body(_ statements: String) -> Translation {
            translated("void f(int i) { int values[3] = { 1, 2, 3 }; \(statements) }")
        }
        let element = body("int *p = &values[i]; *p = 5; use(*p);")
        #expect(element.text.contains("let pIndex = i") && element.text.contains("values[pIndex] = 5"))
        #expect(body("int *p = values; p[1] = 5; use(p[i]);").text.contains("values[1] = 5"))
        #expect(body("int n = 1; int *p = &n; *p += 1; use(n);").text.contains("n += 1"))
        for mixed in ["int *p = values; *p = 5; p[1] = 2;", "int *p = &values[0]; p++;", "int *p = values; use(p);"] {
            #expect(body(mixed).diagnostics.map(\.id).contains("RAC-3017"), "\(mixed)")
        }
    }

    @Test("A negated result of a method that throws is true after a failure")
    func negatedResult() {
        let text = translated(
            """
            @interface S : NSObject
            - (BOOL)save:(NSError **)error;
            @end
            @implementation S
            - (BOOL)save:(NSError **)error { return YES; }
            - (void)run {
                NSError *error = nil;
                BOOL failed = ![self save:&error];
                if (![self save:&error]) use(error, failed);
            }
            @end
            """
        ).text
        #expect(text.contains("let failed = attempt(&error) { try self.save() } == nil"))
        #expect(text.contains("try self.save()\n        } catch let thrown {"))
    }

    @Test("Changes by hand are kept where the function does not set the property")
    func announcements() {
        func list(_ getter: String, key: String = #"@"items""#) -> String {
            translated(
                """
                @interface List : NSObject
                @property (nonatomic, copy, readonly) NSArray *items;
                @end
                @implementation List { NSMutableArray *_all; NSArray *_items; }
                - (NSArray *)items { return \(getter); }
                - (void)add:(id)item {
                    [self willChangeValueForKey:\(key)];
                    [_all addObject:item];
                    [self didChangeValueForKey:\(key)];
                }
                - (RACSignal *)changes { return RACObserve(self, items); }
                @end
                """
            ).text
        }
        for key in [
            #"@"items""#, "@keypath(self.items)", "@keypath(self, items)", "NSStringFromSelector(@selector(items))",
        ] {
            let text = list("[_all copy]", key: key)
            #expect(text.contains(#"self.willChangeValue(for: \.items)"#), "\(key)")
            #expect(text.contains(#"self.didChangeValue(for: \.items)"#), "\(key)")
            #expect(text.components(separatedBy: #"willAccessValue(for: \.items)"#).count == 2, "\(key)")
        }
        // What changes is elsewhere, and the observers are told all the same.
        #expect(list("_items").contains("willChangeValue") && !list("_items").contains("willAccessValue"))
        #expect(!list("[_all copy]", key: #"@"others""#).contains("ChangeValue"))
    }

    @Test("Types that nothing declares are listed once, where the file names them first")
    func missingTypes() {
        let translation = translated(
            """
            @interface Note : MTLModel <MTLJSONSerializing>
            @property (nonatomic, strong) UILabel *label;
            @property (nonatomic, strong) NSArray<Tag *> *tags;
            @end
            @implementation Note
            - (void)load:(Tag *)tag { [Store save:(Draft *)tag]; NSString *text = nil; NSUInteger n = 0; use(text, n); }
            @end
            """)
        let missing = translation.diagnostics.filter { $0.id == "RAC-3051" }
        #expect(
            missing.map { $0.message.prefix { $0 != ":" } } == [
                "MTLModel", "MTLJSONSerializing", "Tag", "Store", "Draft",
            ])
        #expect(missing.map(\.line) == [1, 1, 3, 6, 6])
        #expect(translation.diagnostics.contains { $0.id == "RAC-2008" && $0.line == 2 })
        #expect(
            translation.text.hasPrefix(
                """
                // review RAC-3051: declared in none of the files, and in no module here: Draft, MTLJSONSerializing, MTLModel, Store, Tag


                """))
        let context = ProgramContext(["@interface Tag : NSObject\n@end\n@implementation Tag\n@end"])
        let known = translate("@implementation A\n- (void)f:(Tag *)tag {}\n@end", name: "A", context: context)
        #expect(!known.diagnostics.contains { $0.id == "RAC-3051" })
    }

    @Test("A class with other initializers gets init where the program makes it plainly, and not otherwise")
    func plainInitializers() {
        let item = """
            @interface Item : NSObject
            - (instancetype)initWithName:(NSString *)name;
            @end
            @implementation Item
            - (instancetype)initWithName:(NSString *)name { self = [super init]; return self; }
            \("+ (instancetype)empty { return [[self alloc] init]; }")
            @end
            """
        #expect(translated(item).text.contains("override init() {"))
        let plain = item.replacing("+ (instancetype)empty { return [[self alloc] init]; }", with: "")
        #expect(!translated(plain).text.contains("override init() {"))
        let user = "@implementation User\n- (Item *)make { return [Item new]; }\n@end"
        let context = ProgramContext([plain, user])
        #expect(translate(plain, name: "Item", context: context).text.contains("override init() {"))
    }

    @Test("A binding of a signal that may be nil sets nothing where there is none")
    func optionalSignal() {
        let text = translated(
            """
            @interface Form : NSObject
            @property (nonatomic, copy) NSString *name;
            @property (nonatomic, weak) UITextField *field;
            @end
            @implementation Form
            - (void)bind {
                RAC(self, name) = self.field.rac_textSignal;
                RAC(self, name) = [RACSignal empty];
            }
            @end
            """
        ).text
        #expect(text.contains("RAC(self, \\.name) <~ self.field?.rac_textSignal() ?? .never()\n"))
        #expect(text.contains("RAC(self, \\.name) <~ .empty()\n") || text.contains("<~ RACSignal.empty()\n"))
    }

    @Test("A class method of the superclass that is asked like a property is called")
    func classMethodOfSuper() {
        let text = translated(
            """
            @interface Base : NSObject
            @end
            @implementation Base
            + (NSArray *)keys { return @[ @"id" ]; }
            @end
            @interface Note : Base
            @end
            @implementation Note
            + (NSArray *)keys { return [super.keys arrayByAddingObject:@"text"]; }
            @end
            """
        ).text
        #expect(text.contains("super.keys()"))
    }

    @Test("A method that returns an object of the asked class returns Self where a subclass can ask it")
    func instancetype() {
        let text = translated(
            """
            @interface Base : NSObject
            @end
            @implementation Base
            @end
            @interface Leaf : Base
            @end
            @implementation Leaf
            - (instancetype)initWithName:(NSString *)name { return [super init]; }
            + (instancetype)leafWithName:(NSString *)name { return [[self alloc] initWithName:name]; }
            @end
            """
        ).text
        #expect(text.contains("class func leafWithName(_ name: String) -> Leaf {"))
    }

    @Test("A property that the program asks objects of any class for is not private")
    func askedOfAny() {
        let text = translated(
            """
            @interface Page : NSObject
            @end
            @interface Page ()
            @property (nonatomic, copy) NSString *title;
            @property (nonatomic, copy) NSString *secret;
            @end
            @implementation Page
            - (void)open { self.secret = self.title; }
            @end
            @interface Reader : NSObject
            @end
            @implementation Reader
            - (NSString *)titleOf:(id)object { return [object title]; }
            @end
            """
        ).text
        #expect(text.contains("    var title: String?\n"))
        #expect(text.contains("    private var secret: String?\n"))
    }

    @Test("A macro of a literal is a constant, and one that asks an object is computed at each use")
    func constantOfMacro() {
        #expect(translated("#define Limit 3\n").text.contains("\nlet Limit = 3\n"))
        let text = translated("#define Tint [UIColor blackColor]\n").text
        #expect(text.contains("var Tint: UIColor {\n    UIColor.black\n}"), "\(text)")
        let total = translated("static NSInteger total = 0;\n#define Total (total)\n").text
        #expect(total.contains("var Total: Int {\n    total\n}"), "\(total)")
    }

    @Test("A file with a superclass of CompatShims imports it, and a variable in capitals is no type")
    func modulesOfTypes() {
        let source = "@interface Model : RVMViewModel\n@end\n@implementation Model\n@end\n"
        #expect(translated(source).text.contains("import CompatShims\n"))
        let method = "- (NSString *)host:(NSURL *)URL { return [URL host]; }"
        #expect(translated("@implementation A\n\(method)\n@end\n").diagnostics.isEmpty)
    }

    @Test("An assignment to an element is a value, and a collection that is made where it is missing is written back")
    func assignedElements() {
        func method(_ body: String) -> String {
            translated("@implementation A\n- (id)f:(NSMutableDictionary *)d key:(NSString *)k { \(body) }\n@end").text
        }
        #expect(
            method("NSMutableArray *g = d[k] ?: (d[k] = [NSMutableArray array]); [g addObject:k]; return g.lastObject;")
                .contains("if d[k] == nil {"))
        #expect(method("return d[k] ?: (d[k] = @1);").contains("?? { d[k] = $0; return $0 }(1)"))
    }

    @Test(
        "A block that another thread may call is unchecked where it captures an object or a variable that changes",
        arguments: [
            ("self.n += 1;", true), ("n += 1;", true), ("[log addObject:@1];", true), ("run(k);", false),
            ("run(1);", false),
        ])
    func unchecked(body: String, isUnchecked: Bool) {
        let text = translated(
            """
            @interface A : NSObject
            @property (nonatomic) NSInteger n;
            @end
            @implementation A
            - (void)f:(NSInteger)k {
                __block NSInteger n = 0;
                NSMutableArray *log = [NSMutableArray array];
                [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) { \(body) }];
                NSLog(@"%ld %@", (long)n, log);
            }
            @end
            """
        ).text
        #expect(text.contains("block: unchecked { _ in") == isUnchecked)
    }

    @Test("A category of arrays, dictionaries and sets takes those with elements of one type")
    func categories() {
        let text = translated(
            """
            @implementation NSArray (Safe)
            - (id)safeAt:(NSUInteger)i { return i < self.count ? self[i] : nil; }
            @end
            NSString *f(NSArray<NSString *> *names) { return [names safeAt:0]; }
            """
        ).text
        #expect(text.contains("(names as [Any]).safeAt(0) as? String"))
    }

    @Test("A method of the program whose name begins as performSelector: does is called")
    func performingNames() {
        let text = translated(
            "@implementation A\n- (void)performSelectors {}\n- (void)f { [self performSelectors]; }\n@end"
        ).text
        #expect(text.contains("self.performSelectors()"))
    }

    @Test("Differences of variables of a plain enumeration wrap as unsigned numbers, and those of its cases do not")
    func plainEnumerations() {
        func text(_ value: String) -> String {
            translated(
                "typedef enum { Low, High } Level;\nNSInteger f(Level a, Level b) { return \(value); }"
            ).text
        }
        #expect(text("a - b").contains("&-") && text("Low - High").contains("Level.low.rawValue - Level.high.rawValue"))
        #expect(text("a + b").contains("a.rawValue + b.rawValue"))
        #expect(text("(NSInteger)a - (NSInteger)b").contains("a.rawValue - b.rawValue"))
    }

    @Test("Blocks in a collection have written types, and one result where the program has several")
    func boxedBlocks() {
        func text(_ others: String) -> String {
            translated(
                """
                void f(NSMutableArray *list) {
                    [list addObject:^NSString *(id x) { return @"a"; }];
                    \(others)
                    for (NSString *(^block)(id) in list) block(nil);
                }
                """
            ).text
        }
        #expect(text("").contains("-> String in"))
        #expect(text("[list addObject:^NSArray *(id x) { return nil; }];").contains("as (Any?) -> Any?"))
    }
}
