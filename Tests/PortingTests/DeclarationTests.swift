import Testing

@testable import Porting

/// What is declared decides what is written: methods that no class has, properties that are declared again, conditions.
@Suite struct DeclarationTests {
    private static let pages = """
        @interface Model : NSObject
        @property (nonatomic, strong) NSString *title;
        @end
        @interface ListModel : Model
        @property (nonatomic) NSInteger page;
        @end
        @interface Screen : NSObject
        @property (nonatomic, strong, readonly) Model *model;
        @end
        @interface ListScreen : Screen
        @property (nonatomic, strong, readonly) ListModel *model;
        @end
        @implementation Model
        @end
        @implementation ListModel
        @end
        @implementation Screen
        - (instancetype)initWithModel:(Model *)model { self = [super init]; if (self) _model = model; return self; }
        @end

        """

    private func body(_ statements: String) -> (text: String, hands: [String]) {
        let source =
            Self.pages + "@implementation ListScreen\n@dynamic model;\n- (void)show {\n\(statements)\n}\n@end\n"
        let translation = translate(source, name: "Screens")
        return (translation.text, translation.diagnostics.filter { $0.confidence == .byHand }.map(\.id))
    }

    @Test("The getters of the library's properties are declared, by dot and by message")
    func getters() {
        let source = "BOOL f(RACDisposable *d, RACEvent *e) { return d.isDisposed || [d isDisposed] || e.isFinished; }"
        let translation = translate("#import <ReactiveObjC/ReactiveObjC.h>\n" + source, name: "Getters")
        #expect(translation.text.contains("d.isDisposed || d.disposed || e.isFinished"))
        #expect(translation.diagnostics.isEmpty)
    }

    @Test("The first value of a variable of __auto_type gives it its type, also under the names that programs give it")
    func inferredTypes() {
        let swift = translate(
            """
            @interface Names : NSObject
            @property (nonatomic, copy) NSArray<NSString *> *names;
            @end
            @implementation Names
            - (NSString *)text {
                __auto_type parts = [NSMutableArray array];
                const __auto_type first = self.names.firstObject;
                let count = self.names.count;
                var text = [@[ @"a" ] mutableCopy];
                [parts addObject:@"b"];
                [text addObject:@"c"];
                return [NSString stringWithFormat:@"%@ %lu %@", first, count, [parts arrayByAddingObjectsFromArray:text]];
            }
            @end
            """, name: "Names"
        ).text
        for line in [
            "var parts: [Any] = []", "let first = self.names?.first", "let count = self.names?.count",
            "parts.append(\"b\")", "text.append(\"c\")", "\\(first ?? \"(null)\") \\(count ?? 0)",
        ] {
            #expect(swift.contains(line), "\(line)")
        }
    }

    @Test("A property that a subclass declares again as one of a subclass is cast where it is read")
    func narrowed() {
        let (text, hands) = body("self.model.page += 1; [self.model setPage:[self model].page];")
        #expect(text.contains("(self.model as! ListModel).page += 1"))
        #expect(text.contains("(self.model as! ListModel).page = (self.model as! ListModel).page"))
        #expect(text.contains("let model: Model\n"))
        #expect(hands.isEmpty)
    }

    @Test("A key path cannot cast a property that is declared again")
    func path() {
        #expect(body("[RACObserve(self, model.page) subscribeNext:^(id x) {}];").hands == ["RAC-3054"])
        let (text, hands) = body("[RACObserve(self.model, page) subscribeNext:^(id x) {}];")
        #expect(text.contains("RACObserve((self.model as! ListModel), \\.page)"))
        #expect(hands.isEmpty)
    }

    @Test(
        "A message that neither the files nor a module declare is by hand",
        arguments: [
            ("[self reload];", "reload of ListScreen"), ("self.model.count;", "count of ListModel"),
            ("[ListModel create];", "+create of ListModel"),
            ("[[RACSignal empty] sendNext:nil];", "sendNext: of RACSignal"),
        ])
    func undeclared(statement: String, message: String) {
        let (text, hands) = body(statement)
        #expect(hands == ["RAC-3052"])
        #expect(text.contains("#error(\"RAC-3052: None of the files declares \(message), and no module here.\")"))
    }

    @Test("The calls of a method that the class itself does not send are by hand")
    func signalForSelector() {
        #expect(body("[self rac_signalForSelector:@selector(viewDidLoad)];").hands == ["RAC-0277"])
    }

    @Test("A message may be declared by a class that no file declares, or by a protocol")
    func declaredElsewhere() {
        let source = """
            @protocol Reloading <NSObject>
            @optional
            - (void)reload;
            @end
            @interface Screen : UIViewController
            @end
            @interface Page : NSObject <Reloading>
            @end
            @implementation Screen
            - (void)show:(Page *)page { [self dismiss]; [page reload]; [page isEqual:self]; }
            @end
            @implementation Page
            @end
            """
        let translation = translate(source, name: "Screen")
        #expect(!translation.diagnostics.contains { $0.confidence == .byHand })
        #expect(translation.text.contains("self.dismiss()") && translation.text.contains("page.reload()"))
    }

    @Test(
        "A condition of #if is written in the words of Swift",
        arguments: [
            ("TARGET_OS_IPHONE", "os(iOS)"), ("defined(DEBUG) && !defined (FAST)", "DEBUG && !FAST"),
            ("__has_include(<Mantle/Mantle.h>)", "canImport(Mantle)"), ("!__has_feature(objc_arc)", "!true"),
            ("__IPHONE_OS_VERSION_MIN_REQUIRED >= 80000", "os(iOS)"),
            ("__IPHONE_OS_VERSION_MIN_REQUIRED < 80000", "false"),
            ("__IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_7_0 || TARGET_OS_TV", "os(iOS) || os(tvOS)"),
            ("!(TARGET_OS_MAC)", "!(os(macOS))"), ("0", "false"), ("__IPHONE_11_0", "canImport(Darwin)"),
        ])
    func conditions(original: String, swift: String) {
        let translation = translate("#if \(original)\nint x = 1;\n#endif\n", name: "A")
        #expect(translation.text.contains("#if \(swift)\n"))
        #expect(translation.diagnostics.isEmpty)
    }

    @Test(
        "A condition that Swift cannot ask is by hand, and its branches stay apart",
        arguments: ["LIMIT > 3", "__has_include(\"A.h\")", "__IPHONE_OS_VERSION_MIN_REQUIRED < 990000", "A(1)"])
    func unknownConditions(original: String) {
        let translation = translate("#if \(original)\nint x = 1;\n#endif\n", name: "A")
        #expect(translation.text.contains("#if true\n"))
        #expect(translation.diagnostics.map(\.id) == ["RAC-3053"])
    }

    @Test(
        "A condition in the middle of a statement is resolved as on Linux and reviewed, or the statement is by hand",
        arguments: [
            ("TARGET_OS_IPHONE", "if a {", Diagnostic.Confidence.review), ("!TARGET_OS_IPHONE", "if a && b {", .review),
            ("TARGET_OS_IPHONE || TARGET_OS_TV", "if a {", .review), ("SHOP_FLAG", "#error(\"RAC-3000", .byHand),
        ])
    func conditionInside(_ condition: String, _ line: String, _ confidence: Diagnostic.Confidence) {
        let translation = translate(
            """
            BOOL isOpen(BOOL a, BOOL b) {
                if (a
            #if \(condition)
                    && b
            #endif
                    ) return YES;
                return NO;
            }
            """, name: "Open.m")
        #expect(translation.text.contains(line), "\(translation.text)")
        #expect(translation.diagnostics.map(\.confidence) == [confidence])
    }
}
