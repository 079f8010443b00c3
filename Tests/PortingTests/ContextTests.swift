import Porting
import Testing

/// Files that are translated together know each other.
@Suite struct ContextTests {
    private static let account = (
        source: """
        #import "Account.h"
        @implementation Account
        - (NSString *)shortName { return self.name.length > 3 ? [self.name substringToIndex:3] : nil; }
        - (BOOL)save:(NSError **)error { return YES; }
        @end
        """,
        header: """
        @interface Account : NSObject
        @property (nonatomic, copy) NSString *name;
        @property (nonatomic, readonly) NSUInteger logins;
        - (NSString *)shortName;
        - (BOOL)save:(NSError **)error;
        @end
        """
    )
    private static let screen = """
        @implementation Screen
        - (void)show:(Account *)account {
            [RACObserve(account, logins) subscribeNext:^(NSNumber *logins) { NSLog(@"%@", logins); }];
            if (account.name.length > 0) NSLog(@"%@", [account shortName]);
            [account save:NULL];
        }
        @end
        """

    @Test("Alone, a file knows other classes by their names; with the others, by what they declare")
    func knows() {
        let alone = translate(Self.screen, name: "Screen").text
        #expect(alone.contains("if account.name.utf16.count > 0"))
        let context = ProgramContext([Self.screen, Self.account.source, Self.account.header])
        let together = translate(Self.screen, name: "Screen", context: context).text
        #expect(together.contains("if account.name?.isEmpty == false"))
        #expect(together.contains(#"NSLog("%@", "\(account.shortName() ?? "(null)")")"#))
        #expect(together.contains("try? account.save()"))
    }

    @Test("A property that another file observes is an observed property")
    func observed() {
        let account = Self.account
        #expect(
            translate(account.source, header: account.header, name: "Account").text.contains("class Account: NSObject"))
        let context = ProgramContext([account.header, Self.screen, account.source])
        let text = translate(account.source, header: account.header, name: "Account", context: context).text
        #expect(text.contains("class Account: RACObject"))
        #expect(text.contains("@RACProperty private(set) var logins = 0"))
    }

    private static let editor = (
        source: """
        @implementation Editor
        - (void)open:(Account *)account title:(NSString *)title {
            [self.page show:account.name];
            [self.page print:account.name];
            [self.page show:title];
        }
        @end
        """,
        header: """
        @interface Editor : NSObject
        @property (nonatomic, strong) Page *page;
        @end
        """
    )
    private static let page = (
        source: """
        @implementation Page
        - (void)show:(NSString *)text { self.text = [text uppercaseString]; }
        - (void)print:(NSString *)text { NSLog(@"%@", text); }
        @end
        """,
        header: """
        @protocol Printer
        - (void)print:(NSString *)text;
        @end
        @interface Page : NSObject <Printer>
        @property (nonatomic, copy) NSString *text;
        - (void)show:(NSString *)text;
        @end
        """
    )

    @Test("A parameter is optional if another file passes nil, also in the protocol that declares the method")
    func passesNil() {
        let page = Self.page
        let context = ProgramContext(
            [Self.editor, page, Self.account].flatMap { (source: String, header: String) in [source, header] })
        let editor = translate(Self.editor.source, header: Self.editor.header, name: "Editor", context: context).text
        #expect(editor.contains("self.page?.show(account.name)"))
        #expect(editor.contains("self.page?.show(title)"))
        #expect(editor.contains("self.page?.print(account.name)"))
        let written = translate(page.source, header: page.header, name: "Page", context: context).text
        #expect(written.contains("func show(_ text: String?)"))
        #expect(written.contains("self.text = text?.uppercased()"))
        #expect(written.matches(of: /func print\(_ text: String\?\)/).count == 2)
        #expect(translate(page.source, name: "Page").text.contains("func show(_ text: String)"))
    }

    @Test("A file means the same whether it is part of its context or not")
    func same() {
        for fixture in Fixture.all {
            let context = ProgramContext([fixture.source, fixture.header].compactMap(\.self))
            let text = translate(fixture.source, header: fixture.header, name: fixture.name, context: context).text
            #expect(text == fixture.translate().text)
        }
    }

    /// The text of a class, next to a file that asks its objects by name.
    private func text(_ members: String, askedBy asking: String) -> String {
        let header = "@interface Song : NSObject\n\(members)\n@end"
        let context = ProgramContext([
            header, "@implementation Song\n@end", "void f(Song *s, id o, NSString *key, NSArray *list) {\n\(asking)\n}",
        ])
        return translate("@implementation Song\n@end", header: header, name: "Song", context: context).text
    }

    @Test(
        "A class whose keys another file asks for lists them",
        arguments: [
            ("[s valueForKey:key];", true), ("[list valueForKey:@\"title\"];", true),
            ("[o setValue:@1 forKey:key];", true),
            ("[list valueForKeyPath:@\"@max.title\"];", true), ("[o valueForKey:@\"other\"];", false),
            ("[NSPredicate predicateWithFormat:@\"title == 'a'\"];", true),
            ("[NSSortDescriptor sortDescriptorWithKey:@\"title\" ascending:YES];", true),
            ("NSLog(@\"%@\", s.title);", false),
        ])
    func keys(asking: String, isListed: Bool) {
        let text = text("@property (nonatomic, copy) NSString *title;", askedBy: asking)
        #expect(text.contains("extension Song: KeyValueCoding {") == isListed)
        #expect(text.contains(#""title": ValueKey(\Song.title),"#) == isListed)
    }

    @Test(
        "A class whose methods another file calls by name lists them; where the names are literals, only these",
        arguments: [
            ("[s performSelector:NSSelectorFromString(key)];", ["title", "play"]),
            ("[o performSelector:@selector(play) withObject:nil afterDelay:1];", ["play"]),
            ("[s performSelectorInBackground:@selector(play) withObject:nil];", ["play"]),
            ("[o respondsToSelector:NSSelectorFromString(key)];", ["title", "play"]),
            ("[s performSelector:@selector(play)];", []), ("[o performSelector:@selector(other)];", []),
        ])
    func selectors(asking: String, listed: [String]) {
        let text = text(
            "@property (nonatomic, readonly, copy) NSString *title;\n@property (nonatomic, copy) NSString *play;",
            askedBy: asking)
        #expect(text.contains("extension Song: SelectorPerforming {") == !listed.isEmpty)
        for name in ["title", "play"] {
            #expect(
                text.contains("SelectorMethod(\"\(name)\") { (object: Song) in object.\(name) }")
                    == listed.contains(name))
        }
        #expect(text.contains("SelectorMethod(\"setPlay:\")") == (listed.count == 2) && !text.contains("setTitle:"))
    }

    @Test(
        "Static constants and functions of a header are not private in Swift, and a category of another file is found")
    func headers() {
        let header = """
            static NSString *const Kind = @"song";
            static inline int twice(int x) { return 2 * x; }
            @interface Song : NSObject
            @end
            @interface Song (Display)
            - (NSString *)display;
            @end
            """
        let source = "static int count = 0;\n@implementation Song\n- (void)play { count += twice(1); }\n@end"
        let display = "@implementation Song (Display)\n- (NSString *)display { return Kind; }\n@end"
        let context = ProgramContext([header, source, display])
        let song = translate(source, header: header, name: "Song", context: context)
        #expect(song.diagnostics.isEmpty && song.text.contains("\nlet Kind = \"song\""))
        #expect(song.text.contains("\nfunc twice(") && song.text.contains("private nonisolated(unsafe) var count"))
        let alone = translate(
            "", header: "static const int Limit = 3;\nstatic inline int twice(int x) { return 2 * x; }", name: "Tools")
        #expect(!alone.text.contains("private"))
        let missing = translate(source, header: header, name: "Song", context: ProgramContext([header, source]))
        #expect(missing.diagnostics.map(\.id) == ["RAC-3034"])
    }

    @Test("A class lists the keys of its subclasses in other files, where they are not private then")
    func subclassKeys() {
        let model =
            "@interface Model : NSObject\n@end\n@implementation Model\n- (void)f:(NSString *)key { [self setValue:@1 forKey:key]; }\n@end"
        let header = "@interface Song : Model\n@property (nonatomic, copy, readonly) NSString *title;\n@end"
        let source = """
            @interface Song ()
            @property (nonatomic, copy, readwrite) NSString *title;
            @property (nonatomic) NSInteger plays;
            @end
            @implementation Song
            @end
            """
        let post =
            "@interface Post : Model\n@property (nonatomic, copy) NSString *title;\n@end\n@implementation Post\n@end"
        let context = ProgramContext([model, header, source, post])
        let text = translate(model, name: "Model", context: context).text
        #expect(text.contains("\"title\": ValueKey(ValueKey(\\Post.title), ValueKey(\\Song.title)),"))
        #expect(text.contains("\"plays\": ValueKey(\\Song.plays),"))
        let song = translate(source, header: header, name: "Song", context: context).text
        #expect(!song.contains("private") && !song.contains("KeyValueCoding"))
    }

    @Test("A class has the properties and variables that a private header adds to it, and other files see them")
    func privateHeader() {
        let header = "@interface Store : NSObject\n@property (nonatomic, readonly) RACSignal *changes;\n@end"
        let extended = """
            @interface Store () {
            @protected
                RACSubject *_changes;
            }
            // What was done.
            @property (nonatomic, strong) NSMutableArray *log;
            @end
            """
        let source = "@implementation Store\n- (void)dealloc { [_changes sendCompleted]; }\n@end"
        let user =
            "@interface Loud : Store\n@end\n@implementation Loud\n- (void)f { [_changes sendNext:self.log]; }\n@end"
        let context = ProgramContext([header, extended, source, user])
        let store = translate(source, header: header, name: "Store", context: context)
        #expect(store.diagnostics.isEmpty)
        for line in [
            "    var _changes: RACSubject?\n", "    // What was done.\n    var log: MutableArray?\n",
            "return self._changes",
        ] {
            #expect(store.text.contains(line), "\(line) in \(store.text)")
        }
        #expect(
            translate("", header: extended, name: "Store_Private", context: context).text.contains("class ") == false)
        #expect(translate(user, name: "Loud", context: context).text.contains("self._changes?.sendNext(self.log)"))
    }

    @Test("An initializer of a subclass calls what the superclass's initializer calls, in another file, too")
    func forwardingInitializers() {
        let screen = """
            @interface Screen : NSObject
            - (instancetype)initWithTitle:(NSString *)title;
            - (instancetype)initWithTitle:(NSString *)title rows:(NSInteger)rows;
            @end
            @implementation Screen
            - (instancetype)initWithTitle:(NSString *)title { return [self initWithTitle:title rows:3]; }
            - (instancetype)initWithTitle:(NSString *)title rows:(NSInteger)rows { return [super init]; }
            @end
            """
        func list(_ body: String) -> Translation {
            let source =
                "@interface List : Screen\n@end\n@implementation List\n- (instancetype)initWithTitle:(NSString *)title {\n\(body)\n}\n@end"
            return translate(source, name: "List", context: ProgramContext([screen, source]))
        }
        let plain = list(
            "    if ((self = [super initWithTitle:[title uppercaseString]])) { NSLog(@\"%@\", title); }\n    return self;"
        )
        #expect(plain.diagnostics.isEmpty)
        #expect(
            plain.text.contains(
                "convenience init(title: String) {\n        self.init(title: title.uppercased(), rows: 3)"))
        let deeper = """
            @interface Deep : List
            @end
            @implementation Deep
            - (instancetype)initWithTitle:(NSString *)title { self = [super initWithTitle:title]; NSLog(@"deep"); return self; }
            @end
            """
        let source =
            "@interface List : Screen\n@end\n@implementation List\n- (instancetype)initWithTitle:(NSString *)title { self = [super initWithTitle:title]; NSLog(@\"list\"); return self; }\n@end"
        let deep = translate(deeper, name: "Deep", context: ProgramContext([screen, source, deeper]))
        #expect(deep.diagnostics.map(\.id) == ["RAC-3065"])
    }

    @Test("A spec that passes nil makes a parameter optional")
    func nilInSpecs() {
        let source =
            "@interface Model : NSObject\n@end\n@implementation Model\n- (NSUInteger)remove:(NSString *)name { return name.length; }\n@end"
        let spec = """
            SpecBegin(Model)
            describe(@"a model", ^{
                it(@"removes nothing", ^{
                    id model = [[Model alloc] init];
                    expect([model remove:nil]).to.equal(@0);
                });
            });
            SpecEnd
            """
        let text = translate(source, name: "Model", context: ProgramContext([source, spec])).text
        #expect(text.contains("func remove(_ name: String?) -> Int"), "\(text)")
    }

    @Test("An initializer that a library does not have any more is by hand")
    func goneInitializer() {
        let source =
            "@interface Model : RVMViewModel\n@end\n@implementation Model\n- (id)initWithModel:(id)model { self = [super initWithModel:model]; return self; }\n@end\nvoid f(void) { [[Model alloc] initWithModel:nil]; [[RVMViewModel alloc] initWithModel:nil]; }"
        #expect(translate(source, name: "Model").diagnostics.map(\.id) == ["RAC-5272", "RAC-5272"])
    }

    @Test("An initializer that calls the same one of a library's class overrides it")
    func foreignInitializer() {
        func head(_ superclass: String) -> String {
            let source =
                "@interface Bar : \(superclass)\n@end\n@implementation Bar\n- (instancetype)initWithItems:(NSArray *)items { self = [super initWithItems:items]; return self; }\n@end"
            return translate(source, name: "Bar").text
        }
        #expect(head("UISegmentedControl").contains("    override init(items: [Any]) {"))
        #expect(head("FancyControl").contains("    override init(items: [Any]) {"))
        #expect(!head("NSObject").contains("override"))
    }

    @Test("A class whose interface is in a header of another name has its properties and superclass")
    func otherHeader() {
        let header = """
            @interface Maker<Value> : NSObject
            @property (nonatomic, copy) NSString *name;
            - (NSString *)make;
            @end
            @interface Screen<Model> : UIViewController
            @property (nonatomic, strong) Model model;
            @end
            """
        let source = """
            @interface Maker ()
            @property (nonatomic) NSInteger count;
            @end
            @implementation Maker
            - (NSString *)make { self.count++; return self.name; }
            @end
            @interface ListScreen : Screen <NSString *>
            @end
            @implementation ListScreen
            @end
            """
        let context = ProgramContext([source, header])
        let text = translate(source, name: "Bus", context: context).text
        for line in [
            "class Maker: NSObject {", "    var name: String?", "    private var count = 0",
            "class ListScreen: Screen {}",
        ] {
            #expect(text.contains(line), "\(line) in \(text)")
        }
        #expect(!translate(header, name: "Types", context: context).text.contains("class Maker"))
    }

    @Test("Types that an interface or protocol declares between its members stand before it")
    func typesOfInterfaces() {
        let text = translate(
            """
            @interface Request : NSObject
            typedef NS_ENUM(NSInteger, RequestKind) { RequestKindPost, RequestKindGet };
            typedef void (^RequestDone)(NSString *text);
            @property (nonatomic) RequestKind kind;
            @end
            @protocol RequestOwner <NSObject>
            typedef struct { NSInteger from; } RequestPage;
            - (RequestPage)page;
            @end
            @implementation Request
            @end
            """, name: "Request"
        ).text
        for line in ["enum RequestKind: Int {", "typealias RequestDone = (String) -> Void", "struct RequestPage {"] {
            #expect(text.contains("\n\(line)"), "\(line) in \(text)")
        }
    }
}
