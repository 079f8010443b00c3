import Foundation
import Testing

@testable import Porting

/// Messages to objects of classes that no file declares: nil answers them with nothing and zero, and their stubs take
/// what the program passes.
@Suite struct UnknownClassTests {
    struct Program: Sendable, CustomTestStringConvertible {
        let name: String
        let source: String
        let lines: [String]
        var testDescription: String { name }
    }

    static let programs = [
        Program(
            name: "Meter",
            source: """
                @interface MTRPanel : MTRBase
                @property (nonatomic, strong, nullable) MTRClient *client;
                @property (nonatomic, weak) UIView *content;
                @property (nonatomic) CGFloat height;
                @property (nonatomic, copy) NSString *note;
                @end
                @implementation MTRPanel
                - (RACSignal *)fetch { return [self.client fetchAll]; }
                - (NSString *)clientName { return self.client.name; }
                - (void)layOut {
                    self.height = self.content.frame.size.width * 0.5 + self.client.margin;
                    CGFloat widest = MAX(self.height, self.client.margin);
                    NSInteger next = self.client.count + 1;
                    if (self.client.count > 3 || !self.client.isReady) NSLog(@"%f %ld", widest, (long)next);
                    [self.client zoomToRect:self.content.bounds];
                    NSAttributedString *text = [[NSAttributedString alloc] initWithString:self.client.text];
                    NSString *title = self.client.title;
                    [MTRStore shared].title = title;
                    self.note = title;
                    NSLog(@"%@", text);
                }
                @end
                """,
            lines: [
                "func fetch() -> RACSignal? {", "return self.client?.fetchAll()", "func clientName() -> String? {",
                "self.height = (self.content?.frame.size.width ?? 0) * 0.5 + (self.client?.margin ?? 0)",
                "let widest = max(self.height, self.client?.margin ?? 0)", "let next = (self.client?.count ?? 0) + 1",
                "if (self.client?.count ?? 0) > 3 || self.client?.isReady != true {",
                "self.client?.zoomToRect(self.content?.bounds ?? .zero)",
                "NSAttributedString(string: self.client!.text)",
            ]),
        Program(
            name: "Reader",
            source: """
                @interface RDRList : NSObject
                @property (nonatomic, strong) RDRClient *client;
                @property (nonatomic, strong) UIScrollView *scroll;
                @property (nonatomic) NSUInteger page;
                @property (nonatomic) CGFloat inset;
                @end
                @implementation RDRList
                - (RACSignal *)all { return [[[self.client fetch:@"x" page:self.page] take:3] collect]; }
                - (CGRect)fit:(CGSize)size {
                    CGRect rect = CGRectZero;
                    rect.size.height = size.height;
                    rect.origin.x = ceilf((size.width - rect.size.width) * 0.5);
                    UIEdgeInsets insets = self.scroll.contentInset;
                    insets.top = self.inset + 3;
                    self.scroll.contentInset = insets;
                    return rect;
                }
                - (void)load {
                    NSMutableDictionary *copy = [self.client.values mutableCopy];
                    copy[@"a"] = @1;
                    RDRList *other = [self.client find:RDRList.class error:NULL];
                    other.page = 3;
                    [self.client authorize:RDRScopeUser | RDRScopeStore];
                    [[NSNotificationCenter defaultCenter] postNotificationName:RDRDidLoadNotification object:nil];
                    [[NSUserDefaults standardUserDefaults] setValue:@"1.0" forKey:@"version"];
                    [[RDRCache sharedCache] setObject:copy forKey:@"copy" withBlock:NULL];
                }
                @end
                """,
            lines: [
                "self.client?.fetch(\"x\", page: self.page).take(3).collect()", "var rect = CGRect.zero",
                "rect.origin.x = CGFloat(ceilf(Float((size.width - rect.size.width) * 0.5)))",
                "var insets = self.scroll?.contentInset ?? .zero", "var copy = self.client?.values",
                "let other = try? self.client?.find(RDRList.self)", "other?.page = 3",
                "UserDefaults.standard.set(\"1.0\", forKey: \"version\")",
                "RDRCache.sharedCache().setObject(copy, forKey: \"copy\", withBlock: nil)",
            ]),
        Program(
            name: "Products",
            source: """
                @interface PRDProduct : NSObject
                @property (nonatomic, copy) NSString *title;
                @end
                @implementation PRDProduct
                @end
                @interface PRDRow : PRDModel
                @property (nonatomic, copy) NSString *title;
                @property (nonatomic) NSInteger number;
                @property (nonatomic, strong) PRDProduct *product;
                @end
                @implementation PRDRow
                - (NSString *)title { return self.product.title; }
                - (NSInteger)number { return 3; }
                + (instancetype)row:(NSDictionary *)values { return [self prd_rowWithValues:values]; }
                - (BOOL)isSame:(PRDModel *)other { return [other.title isEqualToString:self.title]; }
                - (void)sort:(NSMutableArray *)rows {
                    [rows sortUsingComparator:^NSComparisonResult(PRDRow *a, PRDRow *b) { return a.number < b.number; }];
                    NSLog(@"%@", [self.title prd_shortened]);
                }
                @end
                """,
            lines: [
                "var title: String? {", "return self.product?.title", "set {}", "self.prd_rowWithValues(values)",
                "return a.number < b.number ? .orderedDescending : .orderedSame", "self.title?.prd_shortened()",
            ]),
        Program(
            name: "Buttons",
            source: """
                @interface BTNView : UIView
                @property (nonatomic, strong) UIButton *button;
                @property (nonatomic, strong) UIImage *image;
                @end
                @implementation BTNView
                - (instancetype)initWithFrame:(CGRect)frame {
                    if (self = [super initWithFrame:frame]) { [self setUp]; }
                    return self;
                }
                - (void)setUp {
                    [self.button addTarget:self action:@selector(tap:) forControlEvents:UIControlEventTouchUpInside];
                    UIImageView *picture = [[UIImageView alloc] initWithImage:self.image];
                    [self addSubview:picture];
                    static dispatch_once_t token;
                    dispatch_once(&token, ^{ self.image = [UIImage imageNamed:@"a"]; });
                }
                - (void)tap:(UIButton *)sender { NSLog(@"%@", sender); }
                - (NSInteger)work:(NSString *)name { return name.length; }
                - (void)start:(NSString *)name {
                    NSThread *thread = [[NSThread alloc] initWithTarget:self selector:@selector(work:) object:name];
                    [thread start];
                    [NSThread detachNewThreadSelector:@selector(setUp) toTarget:self withObject:nil];
                }
                @end
                """,
            lines: [
                "let thread = Thread(block: unchecked { _ = self.work(name) })",
                "Thread.detachNewThread(unchecked { self.setUp() })",
                "func setUp() {", ".rac_signalForControlEvents(.touchUpInside)",
                ".subscribeNext { [weak self] (sender: UIButton) in self?.tap(sender) }",
                "private let btnViewToken = DispatchOnce()", "btnViewToken.run { self.image = UIImage(named: \"a\") }",
            ]),
        Program(
            name: "Setup",
            source: """
                @interface STPScreen : UIViewController
                @property (nonatomic, strong) NSMutableArray *rows;
                @property (nonatomic, strong) UIImage *image;
                @property (nonatomic) STPStyle style;
                @end
                @implementation STPScreen
                + (instancetype)shared {
                    static STPScreen *screen = nil;
                    static dispatch_once_t token;
                    dispatch_once(&token, ^{
                        screen = [[STPScreen alloc] initPrivate];
                        [screen initRows];
                    });
                    return screen;
                }
                - (instancetype)initPrivate { if (self = [super init]) { [self initViews]; } return self; }
                - (void)initViews { self.image = [UIImage imageNamed:@"a"]; }
                - (void)initRows { self.rows = [NSMutableArray array]; }
                - (void)initWithRow:(NSString *)row { [self.rows addObject:row]; }
                - (BOOL)isPlain { return self.style == STPStylePlain || self.image.size.width * 2 > 3; }
                @end
                """,
            lines: [
                "init(private: Void) {", "STPScreen(private: ())", "screen.initRows()", "func initViews() {",
                "func initWithRow(_ row: String) {", "self.style == STPStylePlain",
            ]),
        Program(
            name: "Categories",
            source: """
                @interface NSURL (Users)
                + (instancetype)userWithLogin:(NSString *)login;
                @end
                @implementation NSURL (Users)
                + (instancetype)userWithLogin:(NSString *)login { return [NSURL URLWithString:login]; }
                @end
                @interface NSMutableAttributedString (Users)
                - (void)addUser;
                @end
                @implementation NSMutableAttributedString (Users)
                - (void)addUser { [self appendAttributedString:[NSMutableAttributedString new]]; }
                @end
                @interface USRLabel : UILabel
                @property (nonatomic, copy) NSString *user;
                @end
                @implementation USRLabel
                - (instancetype)initWithFrame:(CGRect)frame {
                    if (frame.size.width == 0) { frame.size = CGSizeMake(1, 2); }
                    self = [super initWithFrame:frame];
                    return self;
                }
                - (instancetype)initWithUser:(NSString *)user {
                    if (user == nil) { user = @"none"; }
                    if (self = [super init]) { _user = user; }
                    return self;
                }
                - (CGRect)wider:(CGRect)rect { rect.size.width += 1; return rect; }
                - (void)store:(NSUserDefaults *)defaults { [defaults setObject:self.user forKey:@"user"]; }
                - (void)run:(NSString *)name {
                    [USRReporter sharedReporter].isOn = YES;
                    [self performSelector:NSSelectorFromString(name)];
                }
                - (void)dealloc { NSLog(@"gone"); }
                @end
                """,
            lines: [
                "static func userWithLogin(_ login: String) -> URL? {",
                "self.append(NSMutableAttributedString(string: \"\"))",
                "var frame = frame\n        if frame.size.width == 0 {", "var user = user\n        if user == nil {",
                "var rect = rect", "store(_ defaults: UserDefaults) {\n        defaults.set",
                "USRReporter.sharedReporter().isOn = true",
            ]),
        Program(
            name: "BranchSpec",
            source: """
                SpecBegin(Branch)
                __block NSArray *events;
                __block BRABranch *branch;
                beforeEach(^{
                    NSData *data = [NSData dataWithContentsOfFile:@"a"];
                    events = [NSJSONSerialization JSONObjectWithData:data options:0 error:NULL];
                    branch = [BRAReader objectOfClass:BRABranch.class from:events error:NULL];
                });
                it(@"has a name", ^{
                    expect(events.count).to.equal(2);
                    expect(branch.name).to.equal(@"a");
                    BRAUser *user = [BRAReader objectOfClass:BRAUser.class from:events error:NULL];
                    expect(user.login).to.equal(@"b");
                    BRAText *text = [BRAText textWithBlock:^id(NSString *value) { return value; }];
                    BRAText *other = [BRAText textWithBlock:^id(NSNumber *value) { return value; }];
                    expect(text).notTo.equal(other);
                });
                SpecEnd
                """,
            lines: [
                "self.events = (try? JSONSerialization.jsonObject(with: data!, options: []) as? [Any]) ?? []",
                "self.branch = (try? BRAReader.objectOfClass(BRABranch.self, from: self.events))",
                "#expect(user?.login == \"b\")",
            ]),
        Program(
            name: "Board",
            source: """
                #define BRD_SHADE(r, g, b) [UIColor colorWithRed:(r)/255.0 green:(g)/255.0 blue:(b)/255.0 alpha:1.0]
                #define BRD_WHITE BRD_SHADE(255, 255, 255)
                #define BRD_HEIGHT (20)
                #define BRD_NOW [NSDate date]
                #define BRD_OLD ([[[UIDevice currentDevice] systemVersion] compare:@"11.0" options:NSNumericSearch] == NSOrderedAscending)
                #define BRD_UNITS (NSCalendarUnitYear | NSCalendarUnitWeekOfMonth)
                #define BRD_ENDS NSLog(@"%@ ends", [self class])
                @interface BRDBoard : UIViewController
                @property (nonatomic, strong) UITextField *field;
                @end
                @implementation BRDBoard
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    [self RACCommand];
                    self.view.backgroundColor = BRD_OLD ? BRD_WHITE : BRD_SHADE(1, 2, 3);
                    CGRect frame = self.view.frame;
                    frame.size.height -= BRD_HEIGHT;
                    self.view.frame = frame;
                    [self.field mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.mas_equalTo(self.field.mas_bottom).offset(10);
                        make.top.mas_equalTo(self.view).offset(10);
                    }];
                }
                - (void)RACCommand {
                    RACCommand *command = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id input) {
                        return [RACReturnSignal return:BRD_NOW];
                    }];
                    [command execute:nil];
                }
                - (NSInteger)days {
                    int units = NSCalendarUnitDay;
                    NSCalendar *calendar = [NSCalendar currentCalendar];
                    return [calendar components:units fromDate:BRD_NOW].day + [calendar components:BRD_UNITS fromDate:BRD_NOW].year;
                }
                - (BOOL)isEqual:(id)object { return [super isEqual:object]; }
                - (void)dealloc { BRD_ENDS; }
                @end
                """,
            lines: [
                "private var BRD_NOW: Date {", "private var BRD_WHITE: UIColor {", "private let BRD_HEIGHT = 20",
                "private var BRD_OLD: Bool {", "let BRD_UNITS: Set<Calendar.Component> = [.year, .weekOfMonth]",
                "frame.size.height -= CGFloat(BRD_HEIGHT)", "func racCommand() {", "RACSignal.return(BRD_NOW)",
                "let units: Set<Calendar.Component> = [.day]", "return super.isEqual(object)",
                "\\(type(of: self)) ends",
            ]),
        Program(
            name: "Latch",
            source: """
                @interface LTCLatch : NSObject
                @property (nonatomic, strong) RACCommand *command;
                @end
                @implementation LTCLatch
                - (void)closeAfter:(RACSignal *)signal {
                    __block NSInteger count = 0;
                    __block RACDisposable *first = [signal subscribeNext:^(id x) { count += 1; [first dispose]; }];
                    RACCompoundDisposable *all = [RACCompoundDisposable disposableWithBlock:^{ count++; }];
                    [all addDisposable:first];
                    __weak id weakly = nil;
                    weakly = all;
                    void (^inBackground)(dispatch_block_t) = ^(dispatch_block_t block) {
                        dispatch_group_t group = dispatch_group_create();
                        dispatch_group_async(group, dispatch_get_global_queue(0, 0), block);
                    };
                    inBackground(^{ NSLog(@"%@", weakly); });
                    dispatch_time_t when = dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2 * NSEC_PER_SEC));
                    dispatch_after(when, dispatch_get_main_queue(), ^{ count++; });
                }
                - (NSArray *)values:(RACSequence *)sequence {
                    NSMutableArray *values = [NSMutableArray array];
                    for (id value in sequence) [values addObject:value];
                    return values;
                }
                - (RACSignal *)tried { return [RACSignal defer:^ id { return nil; }]; }
                - (RACSignal *)kept:(BOOL)fails {
                    return [RACSignal try:^(NSError **error) {
                        if (error != nil) *error = [NSError errorWithDomain:@"a" code:1 userInfo:nil];
                        return @"kept";
                    }];
                }
                - (BOOL)failed:(NSError *)error { return error.userInfo[RACUnderlyingCommandErrorKey] == self.command; }
                @end
                """,
            lines: [
                "var first: RACDisposable?", "first?.dispose()", "let all = RACCompoundDisposable.disposableWithBlock",
                "weak var weakly: AnyObject? = nil", "let inBackground: (@escaping () -> Void) -> Void",
                "let when: DispatchTime = .now()", "RACSignal.defer { nil }", "RACSignal.try { \"kept\" }",
                "as AnyObject? === self.command",
            ]),
        Program(
            name: "PulseSpec",
            source: """
                QuickSpecBegin(PulseSpec)
                __block RACSignal *signal;
                qck_beforeEach(^{ signal = [RACSignal return:@1]; });
                qck_it(@"subscribes again", ^{
                    static const NSUInteger depth = 100;
                    RACDisposable *disposable = [signal subscribeNext:^(id x) {}];
                    [disposable dispose];
                    disposable = [signal subscribeNext:^(id x) {}];
                    [NSThread sleepForTimeInterval:0.1];
                    expect(disposable).toEventuallyNot(beNil());
                    expect(@(depth)).to(equal(@100));
                });
                QuickSpecEnd
                """,
            lines: [
                "var pulseSpecDepth: Int = 100", "var disposable = self.signal.subscribeNext",
                "func subscribesAgain() throws",
            ]
        ),
    ]

    /// What `translate --check` says of the files of a folder, which compile.
    private func check(_ folder: TemporaryFolder) -> String {
        var output = ""
        let command = PortCommand(output: { output += $0 }, errors: { output += $0 })
        #expect(command.run(["translate", "--check", "\(folder.path)/App"]) == .success, "\(output)")
        return output
    }

    @Test("A property that the extension of a test declares again is not private, and the extension is left out")
    func declaredAgain() throws {
        let folder = try TemporaryFolder()
        let files = [
            "Clock.h": "@interface Clock : NSObject\n- (void)tick;\n@end",
            "Clock.m": """
            #import "Clock.h"
            @interface Clock ()
            @property (nonatomic) NSInteger count;
            @property (nonatomic) NSInteger other;
            @end
            @implementation Clock
            - (void)tick { self.count += 1; self.other += self.count; }
            @end
            """,
            "ClockTests.m": """
            #import "Clock.h"
            @interface Clock ()
            @property (nonatomic) NSInteger count;
            @end
            @interface ClockTests : XCTestCase
            @end
            @implementation ClockTests
            - (void)testTicks { Clock *clock = [Clock new]; [clock tick]; XCTAssertEqual(clock.count, 1); }
            @end
            """,
        ]
        for (name, text) in files { try folder.write(text, to: "App/\(name)") }
        let output = check(folder)
        #expect(output.contains("+    var count = 0\n") && output.contains("+    private var other = 0\n"), "\(output)")
    }

    @Test("A text that a header defines is one in the other files, and what a file defines is its own")
    func definedTexts() throws {
        let folder = try TemporaryFolder()
        let file = { (name: String) in
            """
            #import "Names.h"
            #define INSERT @"insert \(name)"
            @interface \(name) : NSObject
            @end
            @implementation \(name)
            - (NSString *)text { return [NAMES_PREFIX stringByAppendingString:INSERT]; }
            - (void)post { [[NSNotificationCenter defaultCenter] postNotificationName:NamesDidChangeNotification object:nil]; }
            @end
            """
        }
        try folder.write(
            "#define NamesDidChangeNotification @\"changed\"\n#define NAMES_PREFIX @\"a\"\n", to: "App/Names.h")
        for name in ["First", "Second"] { try folder.write(file(name), to: "App/\(name).m") }
        let output = check(folder)
        for line in [
            "private let INSERT = \"insert First\"", "let NAMES_PREFIX = \"a\"", "return NAMES_PREFIX + INSERT",
            "post(name: Notification.Name(NamesDidChangeNotification), object: nil)",
        ] {
            #expect(output.contains(line), "\(line) in \(output)")
        }
    }

    @Test("A macro that declares is by hand, where it is not known, and the method after it is read")
    func declaringMacros() {
        let text = translate(
            """
            MODULE_REGISTER(Service, High)
            @interface Service : NSObject
            @end
            @implementation Service
            SYNTHESIZE_SINGLETON(Service)
            - (void)run { NSLog(@"runs"); }
            + (RACSignal *)show {
                @weakify(self);
                return [RACSignal defer:^{
                    @strongify(self);
                    return [self show];
                }];
            }
            @end
            """, name: "Service"
        ).text
        for line in [
            "#error(\"RAC-3030: What the macro MODULE_REGISTER declares is not known: write it.\")",
            "#error(\"RAC-3030: This stands between methods.\")\n    // SYNTHESIZE_SINGLETON(Service)\n    func run() {",
            "return RACSignal.defer { self.show() }",
        ] {
            #expect(text.contains(line), "\(line) in \(text)")
        }
    }

    @Test("An initializer that returns another object is by hand, and one that calls a failing one may fail")
    func otherObject() {
        let text = translate(
            """
            @interface Base : NSObject
            @property (nonatomic) NSInteger n;
            @end
            @implementation Base
            - (instancetype)init { return [Base shared]; }
            + (instancetype)shared { return nil; }
            - (instancetype)initWithN:(NSInteger)n { if (n < 0) { return nil; } self = [super init]; _n = n; return self; }
            - (instancetype)initWithKind:(NSInteger)kind { return [self initWithN:kind]; }
            @end
            """, name: "Base"
        ).text
        #expect(text.contains("#error(\"RAC-3045: An initializer of Swift makes its own object"), "\(text)")
        #expect(text.contains("convenience init?(kind: Int) {") && text.contains("    init?(n: Int) {"), "\(text)")
    }

    @Test("A member of an object that may be nil has a zero, and a local one keeps its nil", arguments: programs)
    func forms(of program: Program) {
        let text = translate(program.source, name: program.name).text
        for line in program.lines { #expect(text.contains(line), "\(line) in \(text)") }
        #expect(!text.contains("#error"), "\(text)")
    }

    @Test("With stubs of the classes, the programs compile")
    func compile() throws {
        let folder = try TemporaryFolder()
        for program in Self.programs { try folder.write(program.source, to: "App/\(program.name).m") }
        _ = check(folder)
    }
}
