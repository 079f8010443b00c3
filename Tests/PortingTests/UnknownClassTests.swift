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
                @end
                """,
            lines: [
                "func setUp() {", ".rac_signalForControlEvents(.touchUpInside)",
                ".subscribeNext { [weak self] (sender: UIButton) in self?.tap(sender) }",
                "private let btnViewToken = DispatchOnce()", "btnViewToken.run { self.image = UIImage(named: \"a\") }",
            ]),
    ]

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
        var output = ""
        let command = PortCommand(output: { output += $0 }, errors: { output += $0 })
        #expect(command.run(["translate", "--check", "\(folder.path)/App"]) == .success, "\(output)")
    }
}
