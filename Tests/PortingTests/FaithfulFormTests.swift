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

    @Test("A loop visits elements of every class, unless each round sends what only the declared class answers")
    func loops() {
        func text(_ body: String) -> String {
            let loop = "for (NSString *x in json[@\"rows\"]) { \(body) }"
            return translated("void f(NSDictionary *json) { NSInteger n = 0; \(loop) }").text
        }
        #expect(text("n++;").contains(#"for _ in json["rows"].allElements"#) || text("n++;").contains("for x in json"))
        #expect(text("if (n > 3) continue; n += x.length;").contains(#"for x in json["rows"].allElements"#))
        let searches = text(#"n += [x intValue] + [x rangeOfString:@"a"].length;"#)
        #expect(searches.contains(#"for case let x as String in json["rows"].allElements"#))
    }

    @Test("Sizes are those of C, and texts of C keep the width that their format gives them")
    func sizesAndWidths() {
        func text(_ value: String) -> String { translated("void f(void) { NSLog(\(value)); }").text }
        #expect(text(#"@"%zu", sizeof(int)"#).contains("MemoryLayout<Int32>.size"))
        #expect(text(#"@"%zu", sizeof(NSString *)"#).contains("MemoryLayout<UnsafeRawPointer>.size"))
        #expect(text(#"@"%zu", sizeof(unsigned short)"#).contains("MemoryLayout<UInt16>.size"))
        #expect(text(#"@"%-6s|", "ab""#).contains(#"formattedText("%-6s", "ab")"#))
        let structure = "typedef struct { int a; } Pair; size_t f(void) { return sizeof(Pair); }"
        #expect(translated(structure).diagnostics.map(\.id).contains("RAC-3002"))
    }

    @Test("A change of a collection that may be nil keeps its question mark, and reads it before for an argument")
    func changesOfNil() {
        func text(_ argument: String) -> String {
            let source = "void f(BOOL c) { NSMutableArray *a = c ? [NSMutableArray array] : nil; [a addObject:"
            return translated(source + "\(argument)]; }").text
        }
        #expect(text(#"@"banana""#).contains(#"a?.append("banana")"#))
        #expect(text("@(a.count)").contains("let aArgument = a?.count ?? 0\n    a?.append(aArgument)"))
    }

    @Test("Items are copied where the program says so, and by hand where a variable says so")
    func copiedItems() {
        func translation(_ copies: String) -> Translation {
            translated(
                "NSArray *f(NSArray *x, BOOL c) { return [[NSArray alloc] initWithArray:x copyItems:\(copies)]; }")
        }
        #expect(translation("YES").text.contains("copiedItems(x"))
        #expect(!translation("NO").text.contains("copiedItems"))
        #expect(translation("c").diagnostics.map(\.id) == ["RAC-3002"])
    }

    @Test("Two holders of one collection that changes hold an object, unless one is a copy")
    func sharing() {
        func text(_ value: String) -> String {
            let source = "void f(void) { NSMutableArray *a = [NSMutableArray array]; NSMutableArray *b = \(value); "
            return translated(source + "[b addObject:@1]; }").text
        }
        #expect(text("a").contains("let a = MutableArray()") && text("a").contains("b.append(1)"))
        #expect(!text("[a mutableCopy]").contains("MutableArray"))
        let function = "static void g(NSMutableArray *list) { [list addObject:@1]; }"
        #expect(translated(function).text.contains("func g(_ list: MutableArray)"))
    }

    @Test("A collection that a property and a variable share becomes an object where it changes")
    func heldByObjects() {
        func text(_ body: String) -> String {
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
            return translated(source).text
        }
        #expect(text("note.held = text; [text appendString:@\"x\"];").contains("var held: MutableText?"))
        #expect(text("[note setHeld:text]; [text appendString:@\"x\"];").contains("note.held = text"))
        #expect(!text("note.copied = text; [text appendString:@\"x\"];").contains("MutableText"))
        #expect(!text("[text appendString:@\"x\"]; note.held = text;").contains("MutableText"))
        let tags = "var tags: MutableArray?"
        #expect(text("NSMutableArray *tags = note.tags; [tags addObject:@1];").contains(tags))
        #expect(text("NSMutableArray *tags = [note allTags]; [tags addObject:@1];").contains(tags))
        #expect(!text("NSMutableArray *tags = [note.tags mutableCopy]; [tags addObject:@1];").contains(tags))
    }

    @Test("A change that a signal's receiver, a literal or a second collection would see makes an object")
    func keepers() {
        func text(_ body: String) -> String {
            translated("void f(RACSubject *s) { NSMutableArray *a = [NSMutableArray array]; \(body) }").text
        }
        #expect(text("[s sendNext:a]; [a addObject:@1];").contains("MutableArray()"))
        #expect(text("NSArray *b = @[a]; [a addObject:@1]; NSLog(@\"%@\", b);").contains("MutableArray()"))
        #expect(text("NSArray *b = a; [a addObject:@1]; NSLog(@\"%@\", b);").contains("let b = a"))
        let twice = "NSMutableArray *b = [NSMutableArray array]; NSMutableArray *c = [NSMutableArray array]; "
        #expect(text(twice + "[b addObject:a]; [c addObject:a]; [a addObject:@1];").contains("let a = MutableArray()"))
        #expect(!text("[a addObject:@1]; [s sendNext:a];").contains("MutableArray()"))
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

    @Test("The copy of an object that may be nil may be nil, and is read as one")
    func copiesOfNil() {
        let text = translated(
            """
            @interface Page : NSObject <NSCopying>
            @property (nonatomic) NSInteger number;
            @end
            @implementation Page
            - (id)copyWithZone:(NSZone *)zone { return [Page new]; }
            - (Page *)next { return self.number > 1 ? nil : self; }
            - (NSInteger)numberOfCopy { Page *copy = [[self next] copy]; return copy.number; }
            @end
            """
        ).text
        #expect(text.contains("let copy = self.next()?.copy() as? Page"))
        #expect(text.contains("return copy?.number ?? 0"))
    }

    @Test("A number that is an object is the same key, and the same element of a set, as a number of Swift")
    func numbersAsKeys() {
        func text(_ body: String) -> String {
            translated("void f(NSNumber *n, NSArray *a, NSArray<NSNumber *> *b, NSMutableDictionary *d) { \(body) }")
                .text
        }
        #expect(text("d[n] = @1;").contains("[objectKey(n)] = 1"))
        #expect(text("d[@2] = @1;").contains("[2] = 1"))
        #expect(text("NSSet *s = [NSSet setWithObjects:n, @2, nil];").contains("Set<AnyHashable>([objectKey(n), 2])"))
        #expect(text("NSSet *s = [NSSet setWithArray:a];").contains("Set<AnyHashable>(a.map(objectKey))"))
        #expect(text("NSSet *s = [NSSet setWithArray:b];").contains("Set<AnyHashable>(b.map(objectKey))"))
    }

    @Test("Instance variables that a subclass or another object reads are not private")
    func variablesOfOthers() {
        func text(_ body: String) -> String {
            translated(
                """
                @interface Base : NSObject { @public NSInteger hits; NSMutableArray *_log; }
                @end
                @implementation Base
                - (instancetype)init { if ((self = [super init])) { _log = [NSMutableArray array]; } return self; }
                @end
                \(body)
                """
            ).text
        }
        let alone = text("")
        #expect(alone.contains("private var hits = 0") && alone.contains("private var _log: [Any]"))
        let other = text("NSInteger f(Base *base) { return base->hits; }")
        #expect(other.contains("    var hits = 0") && other.contains("private var _log"))
        let sub = text("@interface Sub : Base @end\n@implementation Sub\n- (NSUInteger)n { return _log.count; }\n@end")
        #expect(sub.contains("    var _log: [Any]") && sub.contains("self._log.count"))
    }

    @Test("A closure that is held weakly is held strongly, with a remark")
    func weakClosures() {
        let result = translated(
            """
            @interface Walker : NSObject
            @property (nonatomic, weak) void (^handler)(int);
            @end
            @implementation Walker
            - (void)walk {
                void (^visit)(int) = ^(int n) { NSLog(@"%d", n); };
                __weak typeof(visit) weakVisit = visit;
                if (weakVisit) weakVisit(1);
            }
            @end
            """)
        #expect(result.text.contains("    var handler: ((Int) -> Void)?\n"))
        #expect(result.text.contains("let weakVisit: ((Int) -> Void)? = visit\n"))
        #expect(result.diagnostics.map(\.id) == ["RAC-3064", "RAC-3064"])
    }

    @Test("A pointer walks over the array of an object where nothing that is called may change it")
    func pointersOverArrays() {
        func text(_ body: String) -> String {
            translated(
                """
                @interface Sum : NSObject { int _list[4]; }
                @end
                @implementation Sum
                - (void)clear { _list[3] = 0; }
                - (int)all { int sum = 0; for (int *p = _list; p < _list + 4; p++) { \(body) } return sum; }
                @end
                """
            ).text
        }
        #expect(text("sum += *p;").contains("for p in self._list.prefix(4) {"))
        for body in ["sum += *p; [self clear];", "*p = 1;", "(*p)++;", "sum += *p; _list[3] = 0;", "take(p);"] {
            #expect(text(body).contains("RAC-3017"), "\(body)")
        }
    }

    @Test("A macro of the program that releases does what its body says, and sets nothing to nil by its name")
    func releasingMacros() {
        func text(_ body: String) -> String {
            translated(
                """
                #define APP_RELEASE(x) \(body)
                @interface Holder : NSObject { NSString *_name; }
                @end
                @implementation Holder
                - (void)drop { _name = @"x"; APP_RELEASE(_name); }
                @end
                """
            ).text
        }
        #expect(!text("[x release]").contains("nil"))
        #expect(text("{ [x release]; x = nil; }").contains("self._name = \"x\"\n        self._name = nil\n    }"))
    }

    @Test("An error that may be nil is thrown with a remark, and one that is made without")
    func thrownErrors() {
        func translation(_ value: String) -> Translation {
            translated(
                """
                @interface Reader : NSObject
                @property (nonatomic, strong) NSError *failure;
                @end
                @implementation Reader
                - (NSString *)read:(NSError **)error { if (error) *error = \(value); return nil; }
                @end
                """)
        }
        let kept = translation("self.failure")
        #expect(kept.text.contains("throw self.failure ?? CocoaError(.featureUnsupported)"))
        #expect(kept.diagnostics.map(\.id) == ["RAC-3063"])
        let made = translation("[NSError errorWithDomain:@\"d\" code:1 userInfo:nil]")
        #expect(made.text.contains("throw NSError(") && made.diagnostics.isEmpty)
    }

    @Test("An element that changes is an object, and so is the object of a category")
    func changedElements() {
        let element = translated("void f(NSArray *a) { [a[0] appendString:@\"x\"]; }").text
        #expect(element.contains("(a[0] as Any?).appendString(\"x\")"))
        let loop = translated("void f(NSArray *a) { for (NSMutableArray *b in a) { [b addObject:@1]; } }").text
        #expect(loop.contains("for b in a.compactMap(sharedArray)"))
        let category = "- (void)twice { [self addObject:@1]; }"
        let twice = translated("@implementation NSMutableArray (Twice)\n\(category)\n@end")
        #expect(twice.text.contains("extension MutableArray {") && twice.diagnostics.isEmpty)
    }

    @Test("A text appended to a receiver that is nil gives nil")
    func nilReceivers() {
        let text = translated("NSArray *f(NSArray *a) { NSArray *b = nil; return [b arrayByAddingObject:@1]; }").text
        #expect(text.contains("b.map { $0 + [1] }"))
    }

    @Test("A list of arguments is an iterator, and what passes it on to other functions is by hand")
    func furtherArguments() {
        func translation(_ body: String) -> Translation {
            translated("void f(NSString *first, ...) { va_list list; va_start(list, first); \(body) va_end(list); }")
        }
        let text = translation("NSString *s = va_arg(list, NSString *); int i = va_arg(list, int); g(s, i);").text
        #expect(text.contains("func f(_ first: String, _ furtherArguments: Any?...)"))
        #expect(text.contains("let s = (list.next() ?? nil) as? String"))
        #expect(text.contains("(list.next() ?? nil).integerValue"))
        let format = translation("g([[NSString alloc] initWithFormat:first arguments:list]);").text
        #expect(format.contains("g(formattedText(first, arguments: Array(list)))"))
        #expect(translation("vprintf(\"%d\", list);").diagnostics.map(\.id) == ["RAC-3032"])
    }

    @Test(
        "Functions of C that print write the text of their format, and end the line that it ends",
        arguments: [
            (#"printf("%d %lu\n", flag, (unsigned long)count);"#, #"print("\(flag ? 1 : 0) \(count)")"#),
            (
                #"printf("%s: %5.1f", name.UTF8String, 2.5);"#,
                #"print("\(name): \(String(format: "%5.1f", 2.5))", terminator: "")"#
            ),
            (#"printf("%s\n", [maybe UTF8String]);"#, #"print("\(maybe ?? "(null)")")"#),
            (#"printf("100%% a\\n");"#, #"print("100% a\\n", terminator: "")"#),
            (#"printf("\n");"#, "print()"), (#"puts("x");"#, #"print("x")"#),
            (#"puts(maybe.UTF8String);"#, "print(maybe!)"),
            (#"fputs("x", stdout);"#, #"print("x", terminator: "")"#),
            (#"fprintf(stdout, "%d\n", 1);"#, #"print("\(1)")"#),
            (#"fprintf(stderr, "%s\n", name.UTF8String);"#, #"FileHandle.standardError.write(Data("\(name)\n".utf8))"#),
        ])
    func printing(call: String, swift: String) {
        let translation = translated(
            "void f(NSString *name, NSString *_Nullable maybe, BOOL flag, NSUInteger count) { \(call) }")
        #expect(translation.text.contains("    \(swift)\n"))
        #expect(translation.diagnostics.isEmpty)
    }

    @Test("fprintf to a file of the program is by hand, and the program's own puts is called by its name")
    func printingElsewhere() {
        #expect(translated("void f(FILE *file) { fprintf(file, \"x\"); }").diagnostics.first?.id == "RAC-4417")
        let own = translated("void puts(NSString *text) { NSLog(@\"%@\", text); } void f(void) { puts(@\"x\"); }")
        #expect(own.text.contains("    puts(\"x\")\n"))
    }

    @Test("A name of a type in parentheses before a message casts it, and before an index is a variable")
    func casts() {
        let kind = "typedef NS_ENUM(NSInteger, Kind) { KindA }; "
        #expect(
            translated(kind + "Kind f(NSDictionary *d) { return (Kind)[d[@\"k\"] integerValue]; }").text
                .contains("Kind(rawValue: d[\"k\"].integerValue)"))
        #expect(
            translated(kind + "Kind f(NSInteger i) { return (Kind)(i + 1); }").text.contains("Kind(rawValue: i + 1)"))
        #expect(translated("id f(NSArray *Names, NSUInteger i) { return (Names)[i + 1]; }").text.contains("[i + 1]"))
    }

    @Test(
        "An enumeration of Swift has a literal of its own for each case, and else it holds any number",
        arguments: [
            ("A, B = 0x10, C", "enum Kind: Int"), ("A, B = 'x'", "struct Kind"), ("A, B = A", "struct Kind"),
            ("A, B, Last = 1", "struct Kind"), ("A = 1 << 2, B = 0", "struct Kind"),
        ])
    func caseNumbers(cases: String, head: String) {
        #expect(translated("typedef NS_ENUM(NSInteger, Kind) { \(cases) };").text.contains(head))
    }

    @Test("Arrays of a computed size, variables of properties of other objects, and keys that may be nil are written")
    func variablesOfObjects() {
        let text = translated(
            """
            #define kRows 3
            @interface Board : NSObject
            @property (nonatomic, readonly) NSUInteger moves;
            @property (nonatomic, copy) NSString *name;
            @end
            @implementation Board { int _cells[kRows*2]; NSUInteger _moves; NSMutableDictionary<NSString *, Board *> *_boards; }
            - (NSUInteger)moves { return _moves; }
            - (void)take:(Board *)other { _moves = 1; other->_moves = _moves; _boards[other.name] = other; }
            @end
            """
        ).text
        #expect(text.contains("var _cells = [Int](repeating: 0, count: kRows * 2)"))
        #expect(text.contains("other._moves = self._moves"))
        #expect(text.contains("[other.name!] = other"))
    }

    @Test(
        "A loop that goes on has its step deferred, or before each continue where its variable is seen after the loop")
    func deferredSteps() {
        let loop = "for (int i = 9; i > 0; i -= 2) { if (i == 5) continue; if (i == 1) break; g(i); }"
        #expect(translated("void f(void) { \(loop) }").text.contains("defer {\n            i -= 2\n        }"))
        let outer = "int i; \(loop.replacing("int i = 9", with: "i = 9")) g(i);"
        let step = "if i == 5 {\n            i -= 2\n            continue\n        }"
        #expect(translated("void f(void) { \(outer) }").text.contains(step))
        let counted = loop.replacing("i -= 2", with: "i -= 2, seen++")
        #expect(
            translated("static int seen; void f(void) { \(counted) }").text.contains("seen += 1\n            continue"))
    }

    @Test("A variable that is used where it is of another class than its own is of any class")
    func doubtedVariables() {
        func text(_ statements: String) -> String {
            translated("NSString *f(NSDictionary *d) { NSString *name = d[@\"name\"]; \(statements) return name; }")
                .text
        }
        #expect(text("if (![name isKindOfClass:[NSString class]]) return nil;").contains("d[\"name\"] as? String"))
        #expect(text("if (![name isKindOfClass:[NSString class]]) g(name);").contains("let name = d[\"name\"]\n"))
        #expect(text("if ([name isKindOfClass:[NSNumber class]]) g(1);").contains("let name = d[\"name\"]\n"))
    }

    @Test("Observers of notifications are objects of the program; other classes keep their methods of the same names")
    func observers() {
        let swift = translated(
            """
            @interface Bus : NSObject
            - (void)removeObserver:(id)observer;
            @end
            @implementation Bus
            - (void)removeObserver:(id)observer { }
            @end
            @interface Screen : NSObject
            @property (nonatomic, weak) Screen *other;
            @end
            @implementation Screen
            - (void)listen:(Bus *)bus {
                NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
                [center addObserver:self selector:@selector(change:) name:@"Change" object:nil];
                [center addObserver:self selector:@selector(end) name:nil object:bus];
                [center removeObserver:self.other];
                [bus removeObserver:self];
            }
            - (void)change:(NSNotification *)notification { }
            - (void)end { }
            @end
            """)
        #expect(swift.diagnostics.isEmpty)
        for line in [
            #"center.addObserver(self, name: Notification.Name("Change"), object: nil) { $0.change($1) }"#,
            "center.addObserver(self, name: nil, object: bus) { object, _ in object.end() }",
            "center.removeObserver(of: self.other)", "bus.removeObserver(self)",
        ] {
            #expect(swift.text.contains(line), "\(swift.text)")
        }
    }

    @Test("A call that throws in the middle of an expression is nil or NO after a failure")
    func attempts() {
        let swift = translated(
            """
            @interface Disk : NSObject
            - (BOOL)save:(NSError **)error;
            @end
            @implementation Disk
            - (BOOL)save:(NSError **)error { return YES; }
            - (NSArray *)run:(BOOL)isOn {
                NSError *error = nil;
                if (isOn && [self save:&error]) return @[ @([self save:&error]) ];
                BOOL isSaved = [self save:&error];
                NSLog(@"%@", error);
                return isSaved ? @[] : nil;
            }
            @end
            """
        ).text
        #expect(swift.contains("if (isOn && attempt(&error) { try self.save() } != nil) {"))
        #expect(swift.contains("return [attempt(&error) { try self.save() } != nil]"))
        #expect(swift.contains("do {\n            try self.save()"))
    }
}
