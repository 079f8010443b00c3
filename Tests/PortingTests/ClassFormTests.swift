import Porting
import Testing

/// Classes, their methods and accessors, and blocks that stop enumerations: what the Swift says.
@Suite struct ClassFormTests {
    private func text(_ source: String) -> String { translate(source, name: "Form").text }

    @Test("A setter without a property is called, by dot, too, and description is a property")
    func accessors() {
        let swift = text(
            """
            @interface Theme : NSObject
            @end
            @implementation Theme
            + (Theme *)current { return nil; }
            + (void)setCurrent:(Theme *)theme { }
            - (void)setSize:(NSInteger)size { }
            - (NSString *)description { return @"theme"; }
            @end
            void f(Theme *theme) { Theme.current = theme; theme.size = 4; [theme setSize:theme.description.length]; }
            """)
        #expect(swift.contains("Theme.setCurrent(theme)") && swift.contains("theme.setSize(4)"))
        #expect(swift.contains("theme.description.utf16"))
    }

    @Test("A condition that calls the initializer of the superclass, alone or beside self, is the call")
    func initializers() {
        let swift = text(
            """
            @interface Item : NSObject
            @property (nonatomic, copy) NSString *name;
            @end
            @implementation Item
            - (instancetype)init { if (self == [super init]) { _name = @"a"; } return self; }
            - (instancetype)initWithName:(NSString *)name { if ([super init]) { _name = name; } return self; }
            - (instancetype)initWithCount:(int)count { if (self != [super init]) return nil; _name = @"c"; return self; }
            @end
            """)
        #expect(swift.matches(of: /self.name = ("a"|name|"c")\n        super.init\(\)\n    }/).count == 3)
        #expect(!swift.contains("if ") && !swift.contains("#error"))
    }

    @Test(
        "The variable that a property is synthesized with may be nil in its getter, and static variables of two methods differ"
    )
    func synthesized() {
        let swift = text(
            """
            @interface Item : NSObject
            @property (nonatomic, copy) NSString *name;
            @end
            @implementation Item
            @synthesize name = _label;
            - (NSString *)name { return _label ?: @"none"; }
            - (int)tick { static int ticks = 1; return ++ticks; }
            - (int)tickTwice:(int)x { static int ticks = 2; ticks += x; return ticks; }
            - (int)other { static int others; return ++others; }
            @end
            """)
        #expect(swift.contains("return self._label ?? \"none\""))
        for name in ["itemTickTicks: ", "itemTickTwiceTicks: ", "itemOthers: "] {
            #expect(swift.contains("private nonisolated(unsafe) var \(name)Int"), "\(name)")
        }
    }

    @Test(
        "Timers of Dispatch are written, other sources are by hand, and what manages memory is left out unless a class has it"
    )
    func timers() {
        let swift = text(
            """
            @interface Clock : NSObject
            @property (nonatomic, strong) dispatch_source_t timer;
            @property (nonatomic, assign) NSInteger left;
            @end
            @implementation Clock
            - (void)drain { self.left = 0; }
            - (void)start {
                self.timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
                dispatch_source_set_timer(self.timer, dispatch_walltime(NULL, 0), 1.5 * NSEC_PER_SEC, 0);
                dispatch_source_set_event_handler(self.timer, ^{ [self drain]; });
                dispatch_resume(self.timer);
                CFStringRef name = CFBridgingRetain(@"a");
                CFRelease(name);
            }
            - (void)watch { dispatch_source_t file = dispatch_source_create(DISPATCH_SOURCE_TYPE_VNODE, 3, 0, NULL); }
            @end
            """)
        for line in [
            "var timer: (any DispatchSourceTimer)!",
            "self.timer = DispatchSource.makeTimerSource(queue: DispatchQueue.main)",
            "DispatchWallTime.now() + .nanoseconds(0), interval: Int(1.5 * 1_000_000_000), leeway: 0)",
            "self.timer.setEventHandler { self.drain() }", "self.timer.resume()",
            "#error(\"RAC-4419: Write the source of this kind",
        ] {
            #expect(swift.contains(line), "\(line)")
        }
        #expect(!swift.contains("CFRelease"))
    }

    @Test("A method of a class below NSObject overrides only what the program or NSObject has")
    func overrides() {
        let swift = text("@interface A : NSObject\n@end\n@implementation A\n- (void)setUp { }\n@end")
        #expect(swift.contains("    func setUp()"))
    }

    @Test("An initializer that a header declares with id returns an object, and type parameters stand for any class")
    func generics() {
        let swift = text(
            """
            @interface Box<__covariant Content : id<NSCopying>, NSPlace : NSNumber *> : RACSubject<Content>
            - (id)initWithSize:(NSInteger)size;
            - (void)move:(NSNumber *)count to:(NSPlace)place;
            @end
            @interface RACSignal<Content> (Boxes)
            - (void)put:(nullable Content)content;
            @end
            @implementation RACSignal (Boxes)
            - (void)put:(id)content { }
            - (void)run { Box *box = [[Box alloc] initWithSize:2]; [box put:nil]; [box move:@1 to:@"a"]; }
            @end
            """)
        #expect(swift.contains("func put(_ content: Any?)") && swift.contains("box.put(nil)"))
        #expect(swift.contains("box.move(1, to: \"a\")"))
    }

    @Test("A method such as initialSetup is no initializer")
    func initialSetup() {
        let swift = text(
            """
            @interface Store : NSObject
            @end
            @implementation Store
            - (void)initialSetup { }
            - (Store *)other { return self; }
            - (void)run { [[self other] initialSetup]; }
            @end
            """)
        #expect(swift.contains("    self.other().initialSetup()") && !swift.contains("_ ="))
    }

    @Test("A property of the superclass is set when the object is there")
    func inheritedProperties() {
        let swift = text(
            """
            @interface Shape : NSObject
            @property NSInteger sides;
            @end
            @interface Square : Shape
            @property NSInteger length;
            @end
            @implementation Square
            - (instancetype)init { if ((self = [super init])) { self.sides = 4; self.length = 2; } return self; }
            @end
            """)
        let lines = swift.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(
            lines.drop { $0 != "override init() {" }.dropFirst().prefix(3)
                == ["self.length = 2", "super.init()", "self.sides = 4"])
    }

    @Test("A class that a variable holds makes objects of its declared class, or is by hand")
    func classValues() {
        let swift = text(
            """
            @interface Shape : NSObject
            @end
            @implementation Shape
            - (instancetype)init { return [super init]; }
            @end
            @interface Square : Shape
            @end
            @implementation Square
            @end
            void f(Class kind) { Shape *shape = [[kind alloc] init]; id other = [kind new]; }
            """)
        #expect(swift.contains("required override init()") && swift.contains("(kind as! Shape.Type).init()"))
        #expect(swift.contains("#error(\"RAC-3070"))
    }

    @Test("A block that goes on after it stopped an enumeration is no loop with break")
    func stops() {
        let call = "[a enumerateObjectsUsingBlock:^(NSNumber *n, NSUInteger i, BOOL *stop)"
        func loop(_ body: String) -> String { text("void f(NSArray *a) { \(call) { \(body) }]; }") }
        #expect(loop("if (i == 2) { *stop = YES; return; } NSLog(@\"%@\", n);").contains("for "))
        for body in [
            "if (i == 2) *stop = YES; NSLog(@\"%@\", n);", "*stop = i > 2; NSLog(@\"%@\", n);",
            "if (i > 1) { g(stop); }",
        ] {
            #expect(loop(body).contains("a.enumerateObjects {"), "\(body)")
        }
    }

    @Test("A category on NSNumber takes numbers of Swift, and a key that may be nil finds nothing")
    func numbersAndKeys() {
        let swift = text(
            """
            @implementation NSNumber (Half)
            - (double)half { return self.doubleValue / 2; }
            @end
            double f(void) { return [@4 half]; }
            NSInteger g(NSString * _Nullable key) {
                NSDictionary *sizes = @{@"a": @1, @"b": @2};
                return [sizes[key] integerValue];
            }
            """)
        #expect(swift.contains("NSNumber(value: 4).half()") && swift.contains("sizes[key]"))
    }

    @Test("The fields of a structure are set by name, and a pointer that is only followed is its variable")
    func structures() {
        let swift = text(
            """
            typedef struct { double width, height; } Box;
            double f(void) { Box box = { .height = 2, .width = 1 }; Box *p = &box; p->width = 7; return (*p).width; }
            """)
        #expect(swift.contains("Box(width: 1, height: 2)") && swift.contains("box.width = 7"))
        #expect(swift.contains("return box.width"))
    }

    @Test("A class whose name begins with a small letter makes objects, and is no variable")
    func smallNames() {
        let swift = text(
            """
            @interface row : NSObject
            @property (nonatomic, copy) NSString *title;
            + (instancetype)rowWithTitle:(NSString *)title;
            @end
            @implementation row
            + (instancetype)rowWithTitle:(NSString *)title { row *made = [[row alloc] init]; made.title = title; return made; }
            @end
            row *f(void) { return [row rowWithTitle:@"a"]; }
            """)
        #expect(swift.contains("let made = row()") && swift.contains("return row.rowWithTitle(\"a\")"), "\(swift)")
    }

    @Test("The function main starts the program, in a file of any name", arguments: ["main", "Tool"])
    func programStart(_ name: String) {
        let swift = translate(
            """
            int main(int argc, const char *argv[]) {
                if (argc < 2) return 1;
                NSLog(@"%@", [NSString stringWithUTF8String:argv[1]]);
                return 0;
            }
            """, name: name
        ).text
        let function = name == "main" ? "main" : "run"
        let call = "exit(Int32(truncatingIfNeeded: \(function)(CommandLine.arguments.count, CommandLine.arguments)))\n"
        #expect(swift.contains("func \(function)(_ argc: Int, _ argv: [String]) -> Int {"))
        #expect(swift.contains("NSLog(\"%@\", argv[1])"))
        #expect(
            swift.hasSuffix(name == "main" ? "}\n\n\(call)" : "    static func main() {\n        \(call)    }\n}\n"))
        #expect(swift.contains("@main\nenum Program {") == (name != "main"))
    }

    @Test("The function main of an application hands its arguments on")
    func applicationStart() {
        let translation = translate(
            """
            int main(int argc, char *argv[]) {
                @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([Delegate class])); }
            }
            """, name: "main")
        #expect(translation.confidence == .review)
        #expect(
            translation.text.contains("return UIApplicationMain(argc, argv, nil, String(describing: Delegate.self))"))
    }

    @Test("The loading of a class of a library is left out, and a method of that name is called")
    func superLoad() {
        let text = translate(
            """
            @interface Model : NSObject
            @end
            @implementation Model
            + (void)load { [super load]; register(self); }
            + (void)initialize { [super initialize]; }
            - (void)initialize { NSLog(@"model"); }
            @end
            @interface User : Model
            @end
            @implementation User
            + (void)load { [super load]; }
            - (void)initialize { [super initialize]; NSLog(@"user"); }
            @end
            """, name: "Model"
        ).text
        #expect(text.matches(of: /super\.load\(\)/).count == 1, "\(text)")
        #expect(text.contains("override class func load() {\n        super.load()\n    }"), "\(text)")
        #expect(
            text.contains("class func initialize() {}") && text.contains("super.initialize()\n        NSLog"), "\(text)"
        )
    }

    @Test(
        "A block that sets the error of its method, and nil without an error, are by hand",
        arguments: [
            "BOOL (^check)(void) = ^{ if (error != NULL) *error = other; return NO; };\nreturn check() ? self : self;",
            "if (data == nil) return nil;\nreturn self;",
            "[Store read:data error:error by:^{ [data length]; }];\nreturn self;",
        ])
    func errorsOfInitializers(body: String) {
        let translation = translate(
            """
            @implementation Store
            - (instancetype)initWithData:(NSData *)data error:(NSError **)error {
                self = [super init];
                \(body)
            }
            @end
            """, name: "Store")
        #expect(translation.confidence == .byHand, "\(translation.text)")
        #expect(translation.diagnostics.contains { $0.id == "RAC-3018" || $0.id == "RAC-3021" })
    }

    @Test(
        "A class method that returns an object of a class which it names has the type of that class, in all of its family"
    )
    func namedMakers() {
        let text = translate(
            """
            @interface Item : NSObject
            @property (nonatomic, strong) NSURL *url;
            @end
            @interface Folder : Item
            @end
            @implementation Item
            + (instancetype)itemAt:(NSURL *)url { return nil; }
            + (instancetype)itemOf:(NSURL *)url { Class kind = url.hasDirectoryPath ? [Folder class] : [Item class]; return [[kind alloc] initWithURL:url]; }
            + (instancetype)other { Item *other = [[self alloc] init]; return other; }
            - (instancetype)initWithURL:(NSURL *)url { self = [super init]; if (self) _url = url; return self; }
            @end
            @implementation Folder
            + (instancetype)itemAt:(NSURL *)url { Folder *folder = [[Folder alloc] initWithURL:url]; return folder; }
            @end
            """, name: "Item"
        ).text
        #expect(text.matches(of: /class func itemAt\(_ url: URL\) -> Item\??\s/).count == 2, "\(text)")
        #expect(text.contains("class func itemOf(_ url: URL) -> Item {"), "\(text)")
        #expect(text.contains("class func other() -> Self {"), "\(text)")
        #expect(text.contains("required init(url: URL) {"), "\(text)")
    }

    @Test("A category has no lock: what it guards asks for a review")
    func locksOfCategories() {
        let translation = translate(
            """
            @interface Store : NSObject
            @end
            @implementation Store
            @end
            @interface Store (Safe)
            - (void)save;
            @end
            @implementation Store (Safe)
            - (void)save { @synchronized(self) { NSLog(@"saved"); } }
            @end
            """, name: "Store+Safe")
        #expect(!translation.text.contains("NSRecursiveLock"), "\(translation.text)")
        #expect(translation.diagnostics.map(\.id) == ["RAC-3012"])
    }
}
