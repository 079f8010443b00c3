import Foundation
import Testing

@testable import Porting

/// Stubs of what no file declares, and the check that compiles translated files with them.
@Suite struct StubTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: String...) -> (status: PortCommand.Status, output: String, errors: String) {
        var (output, errors) = ("", "")
        let command = PortCommand(output: { output += $0 }, errors: { errors += $0 })
        let status = command.run(arguments)
        return (status, output.replacing(folder.path, with: "…"), errors.replacing(folder.path, with: "…"))
    }

    private static let screen = """
        @interface GaugeScreen : UIViewController <MeterDelegate>
        @property (nonatomic, strong) Meter *meter;
        @property (nonatomic, strong) RACSignal *readings;
        @end
        @implementation GaugeScreen
        - (void)viewDidLoad {
            [super viewDidLoad];
            self.view.backgroundColor = [UIColor blackColor];
            self.meter = [[Meter alloc] initWithName:@"main" limit:3];
            self.meter.delegate = self;
            self.readings = [[self.meter readingsOfKind:MeterKindAll] map:^id(NSNumber *value) { return value; }];
            RAC(self.meter, level) = self.readings;
            if (self.meter.isReady && [self.meter startWithOptions:@{ MeterModeKey: @"slow" }]) {
                [self.meter measure:^(NSNumber *value, NSError *error) { NSLog(@"%@", value); }];
            }
            NSString *title = [Meter titleForMeter:self.meter];
            self.title = title;
        }
        @end
        """

    @Test("A stub has the members that the files use, with the types of their values")
    func members() throws {
        try folder.write(Self.screen, to: "App/GaugeScreen.m")
        let result = run("stubs", "\(folder.path)/App")
        #expect(result.status == .success && result.errors.isEmpty)
        for line in [
            "class Meter: NSObject, RACObservable {",
            "init(name value0: String, limit value1: Int) {}",
            "var delegate: GaugeScreen { get { stub() } set {} }",
            "var isReady: Bool { get { stub() } set {} }",
            "@discardableResult func readingsOfKind(_ value0: Any?) -> RACSignal { stub() }",
            "@discardableResult func startWithOptions(_ value0: [AnyHashable: Any]) -> Bool { stub() }",
            "func measure(_ value0: @escaping (NSNumber, (any Error)?) -> Void) {}",
            "@discardableResult class func titleForMeter(_ value0: Meter?) -> String { stub() }",
            "protocol MeterDelegate: AnyObject {}",
            "class UIViewController: UIResponder {",
            "var view: UIView { get { stub() } set {} }",
            "func viewDidLoad() {}",
            "class var black: UIColor { get { stub() } set {} }",
            "var MeterModeKey: String { get { stub() } }",
        ] {
            #expect(result.output.contains(line), "\(line)\n\(result.output)")
        }
    }

    @Test("Classes of headers that are read as context, and categories of other libraries, have stubs")
    func context() throws {
        try folder.write(
            """
            @interface Note : Model
            @end
            @implementation Note
            + (NSDictionary *)keys { return [super.keys mdl_merge:@{ @"a": @"b" }]; }
            @end
            """, to: "App/Note.m")
        try folder.write(
            "@protocol Kept;\n@interface Model : NSObject <Kept>\n+ (NSDictionary *)keys;\n@end\n", to: "Pods/Model.h")
        let result = run("stubs", "--context", "\(folder.path)/Pods", "\(folder.path)/App")
        #expect(result.output.contains("class Model: NSObject, RACObservable {"))
        #expect(result.output.contains("extension Dictionary {\n"))
        #expect(result.output.contains("func mdl_merge(_ value0: [AnyHashable: Any]) -> "), "\(result.output)")
        #expect(!result.output.contains("Kept"))
    }

    @Test("Constants, enumerations, protocols and members of headers that are read as context have their types")
    func declarations() throws {
        try folder.write(
            """
            typedef NS_ENUM(NSInteger, MDLKind) { MDLKindOne, MDLKindTwo };
            typedef NS_OPTIONS(NSUInteger, MDLWays) { MDLWaysLeft = 1 << 0, MDLWaysRight = 1 << 1 };
            extern NSString * const MDLTransform;
            @protocol MDLKept;
            @protocol MDLKept <NSObject>
            - (BOOL)isGood;
            @end
            @protocol Model <NSObject>
            @end
            @interface Model : NSObject <Model, MDLKept>
            @property (nonatomic) MDLKind kind;
            - (NSString *)turn:(id (^)(id))block;
            @end
            """, to: "Pods/Model.h")
        try folder.write(
            """
            @interface Note : Model <MDLKept>
            @end
            @implementation Note
            - (instancetype)init { if (self = [super init]) { self.kind = MDLKindTwo; } return self; }
            - (void)keep:(id<MDLKept>)other { NSLog(@"%d", [other isGood]); }
            - (NSString *)text:(MDLWays)ways {
                if (ways & MDLWaysLeft) return MDLTransform;
                return [self turn:^id(NSNumber *number) { return number.stringValue; }];
            }
            @end
            """, to: "App/Note.m")
        let result = run("stubs", "--context", "\(folder.path)/Pods", "\(folder.path)/App")
        for line in [
            "class Model: NSObject, RACObservable, MDLKept {\n", "    var kind: MDLKind {",
            "func turn(_ value0: ((Any?) -> Any?)?) -> String", "enum MDLKind: Int {\n    case one\n",
            "struct MDLWays: OptionSet {\n", "var MDLTransform: String { get { stub() } }",
        ] {
            #expect(result.output.contains(line), "\(line)\n\(result.output)")
        }
    }

    private static let settings = """
        @interface TableModel : NSObject
        @property (nonatomic, assign) UITableViewStyle style;
        @end
        @implementation TableModel
        @end
        @interface SettingsModel : TableModel
        @property (nonatomic, strong) Switcher *switcher;
        @property (nonatomic, strong) UIButton *button;
        @end
        @implementation SettingsModel
        - (void)start {
            self.style = UITableViewStyleGrouped;
            self.switcher.mode = SwitcherModeSlow;
            self.button.selected = !self.button.selected;
            [self.switcher show:@{ NSFontAttributeName: @"Sans", NSKernAttributeName: @2 }];
            [self take:SwitcherModeFast];
        }
        - (void)take:(SwitcherMode)mode { }
        - (id<Ending>)ending { return nil; }
        @end
        @implementation Lamp (Signals)
        - (RACSignal *)lightSignal { return [RACSignal return:@1]; }
        @end
        """

    @Test("Types of other libraries have the cases that files use, and a class that is only extended is one")
    func cases() throws {
        try folder.write(Self.settings, to: "App/SettingsModel.m")
        let stubs = run("stubs", "\(folder.path)/App").output
        for line in [
            "static let grouped = UITableViewStyle(rawValue: 1)",
            "var SwitcherModeFast: SwitcherMode { get { stub() } }",
            "static var kern: NSAttributedString.Key { get { stub() } set {} }",
            "protocol Ending: AnyObject {}",
            "class Lamp: NSObject, RACObservable {",
        ] {
            #expect(stubs.contains(line), "\(line)\n\(stubs)")
        }
        let result = run("translate", "--check", "\(folder.path)/App")
        #expect(!result.output.contains("RAC-3080"), "\(result.output)")
    }

    @Test("A prefix header is read with the files of its folder")
    func prefixHeader() throws {
        try folder.write("#define LIMIT 3\n#define HOST @\"a.example\"\n", to: "App/App-Prefix.pch")
        try folder.write(
            "@implementation A\n- (NSString *)host { return LIMIT > 2 ? HOST : @\"\"; }\n@end\n", to: "App/A.m")
        #expect(run("stubs", "\(folder.path)/App").output.isEmpty)
        let result = run("translate", "--check", "\(folder.path)/App")
        #expect(!result.output.contains("RAC-3080"), "\(result.output)")
    }

    @Test("A property of Apple's has the type that the registry names, and cases of a switch that of its value")
    func knownTypes() throws {
        try folder.write(
            """
            @implementation Finder
            - (UIView *)find:(UIView *)top {
                if (top.isFirstResponder) return top;
                switch (FinderModeOf(top)) { case kFinderModeDeep: return [self find:top.superview]; default: return nil; }
            }
            @end
            """, to: "App/Finder.m")
        let stubs = run("stubs", "\(folder.path)/App").output
        for line in [
            "var isFirstResponder: Bool {", "func FinderModeOf(_ value0: UIView?) -> AnyHashable",
            "var kFinderModeDeep: AnyHashable",
        ] {
            #expect(stubs.contains(line), "\(stubs)")
        }
    }

    @Test("A file for which nothing is missing has no stubs")
    func nothing() throws {
        try folder.write("@implementation A\n- (int)one { return 1; }\n@end\n", to: "App/A.m")
        #expect(run("stubs", "\(folder.path)/App").output.isEmpty)
    }

    @Test("--write writes the stubs to a file, and a folder that is not there is a failure")
    func write() throws {
        try folder.write(Self.screen, to: "App/GaugeScreen.m")
        #expect(run("stubs", "--write", "\(folder.path)/Stubs.swift", "\(folder.path)/App").output.isEmpty)
        #expect(try folder.read("Stubs.swift") == run("stubs", "\(folder.path)/App").output)
        let result = run("stubs", "--write", "\(folder.path)/none/Stubs.swift", "\(folder.path)/App")
        #expect(result.status == .failure && result.errors == "rac-port: …/none/Stubs.swift: cannot be written\n")
    }

    @Test("With its stubs, a file compiles: the check finds nothing")
    func compiles() throws {
        try folder.write(Self.screen, to: "App/GaugeScreen.m")
        let result = run("translate", "--check", "--json", "\(folder.path)/App")
        #expect(result.errors.isEmpty && result.status == .success, "\(result.output)")
    }

    @Test("What the compiler says is in the report, and the file is by hand")
    func refused() throws {
        let texts = [("A.swift", "#error(\"RAC-1\")\nlet a: Int = \"text\"\n"), ("B.swift", "let b: Meter? = nil\n")]
        let check = CompilerCheck(modules: CompilerCheck.builtModules)
        #expect(
            try check.findings(in: texts, stubs: "class Meter {}\n") == [
                .init(file: 0, line: 2, message: "cannot convert value of type 'String' to specified type 'Int'"),
                .init(
                    file: 1, line: 1,
                    message: "let 'b' is not concurrency-safe because non-'Sendable' type 'Meter?' may have shared "
                        + "mutable state [#MutableGlobalVariable]"),
            ])
    }

    @Test("Without the modules of the package, nothing is compiled, and the reason is given")
    func missingModules() {
        let check = CompilerCheck(modules: "/nowhere")
        let error = #expect(throws: CompilerCheck.Failure.self) { try check.findings(in: [], stubs: "") }
        #expect(error?.reason == "the modules are not in /nowhere: build the package first")
    }

    @Test("A stub takes nil where a value is cast from an object of any class")
    func castValues() throws {
        try folder.write(
            """
            @interface Answers : NSObject
            @end
            @implementation Answers
            - (void)show:(NSDictionary *)answer in:(AnswerView *)view {
                NSString *title = answer[@"title"];
                [view setTitle:title animated:YES];
                [view setNote:@"note" animated:YES];
            }
            @end
            """, to: "Answers.m")
        let stubs = run("stubs", folder.path).output
        #expect(stubs.contains("func setTitle(_ value0: String?, animated value1: Bool)"))
        #expect(stubs.contains("func setNote(_ value0: String, animated value1: Bool)"))
    }

    @Test("A row that a table gives is cast to the class that it is declared as, and decodes itself as views do")
    func rows() throws {
        try folder.write(
            """
            @interface GaugeRow : UITableViewCell
            @property (nonatomic, copy) NSString *note;
            @end
            @implementation GaugeRow
            - (id)initWithCoder:(NSCoder *)decoder {
                if (self = [super initWithCoder:decoder]) { self.note = @"none"; }
                return self;
            }
            - (void)fill:(UITableView *)table with:(NSArray *)notes {
                GaugeRow *row = [table dequeueReusableCellWithIdentifier:@"Row" forIndexPath:nil];
                row.note = notes[0];
                row.textLabel.text = notes[1];
                GaugeRow *other = [table dequeueReusableCellWithIdentifier:@"Row"];
                other.note = notes[2];
            }
            @end
            """, to: "App/GaugeRow.m")
        let main =
            "int main(int n, char *list[]) { return UIApplicationMain(n, list, nil, NSStringFromClass([GaugeRow class])); }"
        try folder.write(main, to: "App/main.m")
        let stubs = run("stubs", "\(folder.path)/App").output
        #expect(stubs.contains("func UIApplicationMain(_ value0: Int, _ value1: [Any], "))
        #expect(stubs.contains("    required init?(coder: NSCoder) {}\n"), "\(stubs)")
        #expect(!stubs.contains("var note"))
        let swift = run("translate", "\(folder.path)/App").output
        #expect(swift.contains("let row = table.dequeueReusableCell(withIdentifier: \"Row\", for: nil) as! GaugeRow"))
        #expect(swift.contains("let other = table.dequeueReusableCell(withIdentifier: \"Row\") as? GaugeRow"))
        #expect(swift.contains("row.textLabel?.text = notes[1] as? String"), "\(swift)")
    }

    private static let album = """
        @interface Album : MTLModel
        @property (nonatomic, copy) NSString *title;
        @end
        @implementation Album
        @end
        @interface Track : MTLModel
        @end
        @implementation Track
        - (void)rename:(NSString *)name of:(Album *)album {}
        @end
        @interface AlbumScreen : UIViewController
        @property (nonatomic, strong) Album *album;
        @property (nonatomic, strong) UITableView *tableView;
        @end
        @implementation AlbumScreen
        - (void)viewDidLoad {
            [super viewDidLoad];
            NSError *error = nil;
            Album *album = [Album modelWithDictionary:@{ @"title": @"x" } error:&error];
            Track *track = [Track modelWithDictionary:@{} error:&error];
            self.album = album;
            [track rename:Player.sharedQueue.nowPlaying.name of:Player.sharedQueue.current];
            Player.volume = @"loud";
            self.tableView.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleTopMargin;
            self.tableView.separatorStyle = UITableViewCellSeparatorStyleNone;
            RAC(self.tableView, keyboardDismissMode) = [RACObserve(self, album) map:^(Album *album) {
                return @(album ? UIScrollViewKeyboardDismissModeOnDrag : UIScrollViewKeyboardDismissModeNone);
            }];
            RAC(self, title) = self.album.loader.titles;
        }
        @end
        """

    @Test(
        "Enumerations of UIKit, class methods of a superclass, and values that methods of the program take have their types"
    )
    func foreignValues() throws {
        try folder.write(Self.album, to: "AlbumScreen.m")
        let stubs = run("stubs", "\(folder.path)/AlbumScreen.m").output
        for line in [
            "class func modelWithDictionary(_ value0: [AnyHashable: Any]) -> Self? { stub() }",
            "class func setVolume(_ value0: String) {}", "var current: Album { get { stub() } set {} }",
            "var autoresizingMask: UIViewAutoresizing { get { stub() } set {} }",
            "struct UIViewAutoresizing: OptionSet, Hashable, Sendable {",
            "static let none = UIScrollViewKeyboardDismissMode(rawValue: 1)",
        ] {
            #expect(stubs.contains(line), "\(line) in \(stubs)")
        }
        let checked = run("translate", "--check", "--write", "\(folder.path)/Swift", "\(folder.path)/AlbumScreen.m")
        #expect(checked.status == .success && !checked.output.contains("RAC-3080"), "\(checked.output)")
        let text = try String(contentsOfFile: "\(folder.path)/Swift/AlbumScreen.swift", encoding: .utf8)
        for line in [
            "autoresizingMask = [.flexibleWidth, .flexibleTopMargin]", "separatorStyle = .none",
            "UIScrollViewKeyboardDismissMode.onDrag : UIScrollViewKeyboardDismissMode.none).rawValue",
            "RAC(self, \\.title) <~ self.album?.loader.titles ?? .never()",
        ] {
            #expect(text.contains(line), "\(line) in \(text)")
        }
    }

    private static let request = """
        #import <Mantle/Mantle.h>
        #import <UIKit/UIKit.h>
        LoadBlock Loading(id<RACSubscriber> subscriber, BOOL isLast) {
            return ^(id result, NSError *error) {
                if (error != nil) { [subscriber sendError:error]; return; }
                [subscriber sendNext:result];
            };
        }
        @interface Request : MTLModel
        @property (nonatomic, copy) NSURL *url;
        @end
        @implementation Request
        - (id)initWithDictionary:(NSDictionary *)dictionary error:(NSError **)error {
            self = [super initWithDictionary:dictionary error:error];
            if (self == nil) return nil;
            if (self.url == nil) {
                if (error != NULL) *error = [NSError errorWithDomain:NSCocoaErrorDomain code:NSKeyValueValidationError userInfo:nil];
                return nil;
            }
            return self;
        }
        - (instancetype)initWithURL:(NSURL *)url {
            return [self initWithDictionary:@{ @"url": url } error:NULL];
        }
        @end
        @interface RequestScreen : UIViewController
        @property (nonatomic, strong) Request *request;
        @property (nonatomic, strong) UILabel *label;
        @end
        @implementation RequestScreen
        - (Request *)request {
            if (!_request) { _request = [[Request alloc] initWithURL:[NSURL URLWithString:@"http://a.org"]]; }
            return _request;
        }
        - (UILabel *)label {
            if (!_label) {
                _label = [UILabel new];
                _label.lineBreakMode = NSLineBreakByWordWrapping;
                _label.textColor = ThemeColor;
                _label.tag = ScreenWidth - 2 * BarHeight;
            }
            return _label;
        }
        - (void)viewDidLoad {
            CGSize size = [self.title boundingRectWithSize:CGSizeMake(1, 1) options:0 attributes:nil context:nil].size;
            self.label.tag = size.width;
            [self.label setBorder:ThemeColor.CGColor];
            StoreRef store = NULL;
            if (StoreOpen(@"a", &store) != noErr) return;
            Loading(nil, NO)(nil, nil);
            [[RACObserve(self, request.url) ignore:nil] subscribeNext:^(NSURL *url) { StoreClose(store); }];
        }
        @end
        """

    @Test(
        "Models that decode with an error, names for blocks, places, and what is by hand keep the other lines compiling"
    )
    func requests() throws {
        try folder.write(Self.request, to: "Request.m")
        let checked = run("translate", "--check", "--write", "\(folder.path)/Swift", "\(folder.path)/Request.m")
        #expect(!checked.output.contains("RAC-3080"), "\(checked.output)")
        let text = try String(contentsOfFile: "\(folder.path)/Swift/Request.swift", encoding: .utf8)
        for line in [
            "override init(dictionary: [AnyHashable: Any]) throws {", "try super.init(dictionary: dictionary)",
            "convenience init?(url: URL?) {", "} catch {\n            return nil", "let size: CGSize\n",
            "return { (result: Any?, error: (any Error)?) in",
        ] {
            #expect(text.contains(line), "\(line) in \(text)")
        }
        let stubs = run("stubs", "\(folder.path)/Request.m").output
        for line in [
            "typealias LoadBlock = (Any?, (any Error)?) -> Void", "var lineBreakMode: NSLineBreakMode",
            "init(dictionary: [AnyHashable: Any]) throws {}", "var ThemeColor: ", "var ScreenWidth: Int ",
            "func StoreOpen<Value1>(_ value0: String, _ value1: inout Value1) -> Int32",
        ] {
            #expect(stubs.contains(line), "\(line) in \(stubs)")
        }
    }
}
