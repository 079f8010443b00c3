import Testing

@testable import Porting

@Suite struct ScanTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The uses of a file as `line id title`, with a question mark where the receiver is unknown.
    private func uses(_ source: String, header: String? = nil, in name: String = "A.m") throws -> [String] {
        try folder.write(source, to: name)
        if let header { try folder.write(header, to: "A.h") }
        let file = try #require(Scan(paths: [folder.path]).files.first { $0.path.hasSuffix(name) })
        return file.uses.map { "\($0.line) \($0.title)\($0.isCertain ? "" : " ?")" }
    }

    @Test("Every part of a chain is a use, each at its line")
    func chains() throws {
        let uses = try uses(
            """
            - (RACSignal *)names {
                return [[[RACObserve(self.model, name)
                    map:^(NSString *name) { return name.uppercaseString; }]
                    // The first names only.
                    take:2]
                    deliverOn:RACScheduler.mainThreadScheduler];
            }
            """)
        #expect(
            uses == [
                "2 RACObserve", "3 -[RACSignal map:]", "5 -[RACSignal take:]", "6 -[RACSignal deliverOn:]",
                "6 +[RACScheduler mainThreadScheduler]",
            ])
    }

    @Test("Types of variables, properties, parameters and results determine receivers")
    func receivers() throws {
        let uses = try uses(
            """
            @implementation A
            - (void)start:(RACSequence *)list {
                RACSubject *subject = [RACSubject subject];
                [subject map:nil];
                [self.command.executing not];
                [[self signal] first];
                [list map:nil];
                for (RACTuple *tuple in list) { NSLog(@"%@", tuple.first); }
                id numbers = @[ @1 ].rac_sequence;
                [numbers any:nil];
                NSLog(@"%@", @[ @1 ].firstObject);
            }
            @end
            """,
            header: """
                @interface A : NSObject
                @property (nonatomic) RACCommand *command;
                - (RACSignal *)signal;
                @end
                """)
        #expect(
            uses == [
                "3 +[RACSubject subject]", "4 -[RACSignal map:]", "5 RACCommand.executing", "5 -[RACSignal not]",
                "6 -[RACSignal first]", "7 -[RACSequence map:]", "8 RACTuple.first", "9 NSArray.rac_sequence",
                "10 -[RACSequence any:]",
            ])
    }

    @Test("Without a type of the receiver, only selectors of the original are uses")
    func unknownReceivers() throws {
        let uses = try uses(
            """
            void f(id x) {
                [x subscribeNext:nil];
                [x first];
                [x count];
                [[Other new] switchToLatest];
            }
            """)
        #expect(uses == ["2 -[RACSignal subscribeNext:] ?", "5 -[RACSignal switchToLatest] ?"])
    }

    @Test("Blocks, macros, setters and superclasses are searched")
    func places() throws {
        let uses = try uses(
            """
            @implementation Model
            - (instancetype)init {
                self = [super init];
                @weakify(self);
                RAC(self, title) = [RACObserve(self, name) filter:^BOOL(id x) {
                    @strongify(self);
                    return [[self.names.rac_sequence array] containsObject:x];
                }];
                [_command setAllowsConcurrentExecution:YES];
                return self;
            }
            @end
            """,
            header: """
                @interface Model : NSObject { RACCommand *_command; }
                @property NSArray *names;
                @end
                """)
        #expect(
            uses == [
                "4 weakify", "5 RAC", "5 RACObserve", "5 -[RACSignal filter:]", "6 strongify", "7 NSArray.rac_sequence",
                "7 RACSequence.array", "9 RACCommand.allowsConcurrentExecution",
            ])
    }

    @Test("Uses of Foundation and UIKit that a person must port are found, too")
    func obstacles() throws {
        let uses = try uses(
            """
            @implementation A
            - (void)f:(NSNotificationCenter *)center {
                [self mutableArrayValueForKey:@"g"];
                [center postNotificationName:@"x" object:nil];
                UIAlertView *view = [[UIAlertView alloc] init];
                [view show];
            }
            @end
            """)
        #expect(
            uses == [
                "3 -[NSObject mutableArrayValueForKey:]", "5 UIAlertView", "6 -[UIAlertView show]",
            ])
    }

    @Test("A method that the program's own views have is to review; a method without a form is an obstacle")
    func views() throws {
        try folder.write(
            """
            void f(UIView *view, UIButton *button) {
                view.alpha = 0;
                [button addTarget:nil action:nil forControlEvents:0];
            }
            """, to: "A.m")
        let report = ScanReport(Scan(paths: [folder.path]))
        #expect(report.classes["Apple only"] == 2)
        #expect(report.lines == Scan.Lines(mechanical: 2, review: 1, byHand: 1))
        #expect(report.hasObstacles)
    }

    @Test("The headers of the original's categories are uses, those of the program are not")
    func headers() throws {
        let uses = try uses(
            """
            #import "Model.h"
            #import <ReactiveObjC/NSArray+RACSequenceAdditions.h>
            #import "UIButton+RACCommandSupport.h"
            """)
        #expect(uses == ["2 NSArray+RACSequenceAdditions", "3 UIButton+RACCommandSupport"])
    }

    @Test("Swift is searched for names")
    func swift() throws {
        let uses = try uses(
            """
            import ReactiveObjC
            // subscribeNext is not used here
            let names = RACSubject()
            names.flattenMap { _ in RACSignal.empty() }.subscribeNext { print($0) }
            """, in: "A.swift")
        #expect(
            uses == [
                "3 RACSubject", "4 -[RACSignal flattenMap:] ?", "4 RACSignal", "4 -[RACSignal subscribeNext:] ?",
            ])
    }

    @Test("Comments and texts are no uses, and lines of code are counted without them")
    func lines() throws {
        try folder.write(
            """
            // [signal map:x]
            /* [signal
               subscribeNext:x] */

            NSString *text = @"[signal map:x]";
            void f(RACSignal *s, NSTimer *t) {
                [s reduceApply];
                [NSException raise:@"a" format:@"b"];
                [t mutableArrayValueForKey:@"y"]; [t mutableArrayValueForKey:@"x"];
            }
            """, to: "A.m")
        let file = try #require(Scan(paths: [folder.path]).files.first)
        #expect(file.uses.map(\.line) == [7, 9, 9])
        #expect(file.lines == Scan.Lines(mechanical: 4, review: 1, byHand: 1))
    }

    @Test("Encodings are told apart, and what cannot be read is named")
    func encodings() throws {
        let source = "void f(RACSignal *s) { [s not]; } // é"
        try folder.write(source, to: "utf8.m")
        try folder.write(bytes: [0xEF, 0xBB, 0xBF] + Array(source.utf8), to: "marked.m")
        try folder.write(
            bytes: [0xFF, 0xFE] + source.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, to: "little.m")
        try folder.write(
            bytes: [0xFE, 0xFF] + source.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }, to: "big.m")
        try folder.write(bytes: source.unicodeScalars.map { UInt8($0.value) }, to: "latin.m")
        try folder.write(bytes: [0, 1, 2, 3], to: "binary.m")
        try folder.write("[RACSignal empty]", to: "Pods/Other.m")
        try folder.write("[RACSignal empty]", to: ".hidden/Other.m")
        try folder.write("[RACSignal empty]", to: "notes.txt")

        let scan = Scan(paths: [folder.path, "\(folder.path)/missing.m"])
        let relative = { (path: String) in String(path.dropFirst(folder.path.count + 1)) }
        #expect(scan.files.map { relative($0.path) } == ["big.m", "latin.m", "little.m", "marked.m", "utf8.m"])
        #expect(scan.files.map(\.encoding) == ["UTF-16", "Latin-1", "UTF-16", nil, nil])
        #expect(scan.files.allSatisfy { $0.uses.map(\.title) == ["-[RACSignal not]"] })
        #expect(
            scan.skipped.map { "\(relative($0.path)): \($0.reason)" } == [
                "Pods: not the program's own; name it to read it", "binary.m: binary", "missing.m: does not exist",
            ])
    }

    @Test(
        "Nothing stops a scan",
        arguments: ["", "@", "[[[[", "@implementation", "- (void)f {", "]]}})", "[a b:^{ [c", "\u{0}"])
    func brokenFiles(source: String) throws {
        try folder.write(source, to: "A.m")
        let scan = Scan(paths: [folder.path])
        #expect(scan.files.count + scan.skipped.count == 1)
    }
}
