import Porting
import Testing

/// Test cases of XCTest, assertions, and waits: what the Swift says.
@Suite struct XCTestFormTests {
    private func text(_ body: String, declarations: String = "") -> String {
        translate(
            """
            @interface ListTests : XCTestCase
            \(declarations)
            @end
            @implementation ListTests
            \(body)
            @end
            """, name: "ListTests"
        ).text
    }

    @Test("A test case is a suite, whose tests are set up and torn down")
    func suites() {
        let swift = text(
            """
            - (void)setUp { [super setUp]; run(); }
            - (void)tearDown { stop(); [super tearDown]; }
            - (void)testRuns { go(); }
            - (void)help { }
            """)
        for line in [
            "@Suite @MainActor\nfinal class ListTests {", "    init() {\n        setUp()\n    }", "    func setUp() {",
            "    @Test\n    func testRuns() throws {\n        defer { tearDown() }\n        go()", "    func help() {}",
        ] {
            #expect(swift.contains(line), "\(line)")
        }
        #expect(!swift.contains("super") && !swift.contains("review"))
    }

    @Test("A test case without tests is a class that suites inherit from")
    func families() {
        let swift = translate(
            """
            @interface Base : XCTestCase
            @end
            @implementation Base
            @end
            @interface Tests : Base
            @end
            @implementation Tests
            - (void)setUp { [super setUp]; run(); }
            - (void)testRuns { }
            @end
            """, name: "Tests"
        ).text
        #expect(swift.contains("@MainActor\nclass Base {\n    init() {}\n}"))
        #expect(swift.contains("final class Tests: Base {"))
        #expect(swift.contains("override init() {\n        super.init()\n        setUp()"))
    }

    @Test(
        "The assertions",
        arguments: [
            ("XCTAssert(a > 1)", "#expect(a > 1)"),
            ("XCTAssertTrue(a == 1, @\"is %d\", a)", "#expect(a == 1, \"is \\(a)\")"),
            ("XCTAssertFalse(a == 1)", "#expect(a != 1)"),
            ("XCTAssertEqual(a, 2)", "#expect(a == 2)"),
            ("XCTAssertNotEqual(a, 2)", "#expect(a != 2)"),
            ("XCTAssertGreaterThanOrEqual(a, 2)", "#expect(a >= 2)"),
            ("XCTAssertEqualObjects(s, @\"x\", @\"why\")", "#expect(s == \"x\", \"why\")"),
            ("XCTAssertNotEqualObjects(s, @\"x\")", "#expect(s != \"x\")"),
            ("XCTAssertEqualWithAccuracy(d, 2, 0.1)", "#expect(abs(d - 2) <= 0.1)"),
            ("XCTAssertNil([list firstObject])", "#expect(list.first == nil)"),
            ("XCTAssertNotNil([list firstObject])", "#expect(list.first != nil)"),
            ("STAssertEqualObjects(s, @\"x\", nil)", "#expect(s == \"x\""),
            ("XCTFail(@\"never\")", "Issue.record(\"never\")"),
            ("XCTFail()", "Issue.record()"),
            ("XCTAssertThrows([list count])", "#error(\"RAC-3042: What raised an exception"),
        ])
    func assertions(original: String, expected: String) {
        let swift = text(
            """
            - (void)testRuns {
                int a = 1; double d = 2; NSString *s = @"x"; NSArray *list = @[];
                \(original);
            }
            """)
        #expect(swift.contains(expected), "\(swift)")
    }

    @Test("A test waits for the expectations that it has made since it waited last")
    func waits() {
        let swift = text(
            """
            - (void)testRuns {
                XCTestExpectation *one = [self expectationWithDescription:@"one"];
                __weak XCTestExpectation *two = [self expectationWithDescription:@"two"];
                run(^{ [one fulfill]; [two fulfill]; });
                [self waitForExpectationsWithTimeout:5 handler:nil];
                XCTestExpectation *three = [self expectationWithDescription:@"three"];
                [self waitForExpectationsWithTimeout:1 handler:nil];
                [self waitForExpectations:@[ one, three ] timeout:2];
            }
            - (void)help { [self waitForExpectationsWithTimeout:5 handler:nil]; }
            """)
        for line in [
            "func testRuns() async throws", "let two = TestExpectation(description: \"two\")", "two.fulfill()",
            "#expect(await eventually(within: 5) { one.isFulfilled && two.isFulfilled })",
            "#expect(await eventually(within: 1) { three.isFulfilled })",
            "#expect(await eventually(within: 2) { one.isFulfilled && three.isFulfilled })",
            "#error(\"RAC-3042: The expectations are made elsewhere",
        ] {
            #expect(swift.contains(line), "\(line)")
        }
    }

    @Test("The class method setUp, and a wait with a handler, are by hand")
    func byHand() {
        let swift = text(
            """
            + (void)setUp { run(); }
            - (void)testRuns {
                XCTestExpectation *one = [self expectationWithDescription:@"one"];
                [self waitForExpectationsWithTimeout:5 handler:^(NSError *error) { run(); }];
            }
            """)
        #expect(swift.contains("#error(\"RAC-3041: Nothing runs once"))
        #expect(swift.contains("#error(\"RAC-3042: Write what the handler does"))
    }

    @Test(
        "The matchers of OCHamcrest",
        arguments: [
            ("assertThat(list, hasCountOf(1))", "list.count == 1"),
            ("assertThat(list, hasCount(equalTo(@1)))", "list.count == 1"),
            ("assertThat(s, is(equalTo(@\"x\")))", "s == \"x\""),
            ("assertThat(s, is(@\"x\"))", "s == \"x\""),
            ("assertThat(s, isNot(@\"x\"))", "s != \"x\""),
            ("assertThatInteger(a, greaterThan(@2))", "a > 2"),
            ("HC_assertThat([list firstObject], HC_nilValue())", "list.first == nil"),
            ("assertThat(s, startsWith(@\"x\"))", "s.hasPrefix(\"x\")"),
        ])
    func hamcrest(original: String, expected: String) {
        let swift = text(
            "- (void)testRuns { NSInteger a = 1; NSString *s = @\"x\"; NSArray *list = @[]; \(original); }")
        #expect(swift.contains("#expect(\(expected))"), "\(swift)")
    }

    @Test("A matcher that is not known is by hand")
    func unknownMatcher() {
        let swift = text("- (void)testRuns { assertThat(@[], onlyContains(@1, nil)); }")
        #expect(swift.contains("#error(\"RAC-3042: The matcher onlyContains has no form"))
    }

    @Test("waitUntil waits for what its block calls, and a block that returns is by hand")
    func waitUntil() {
        let swift = text(
            """
            - (void)testRuns { waitUntil(^(DoneCallback done) { run(^{ done(); }); }); }
            - (void)testReturns { waitUntil(^(DoneCallback done) { if (stop) return; done(); }); }
            """)
        #expect(swift.contains("let done = TestExpectation(description: \"done\")"))
        #expect(swift.contains("done.fulfill()"))
        #expect(swift.contains("#expect(await eventually { done.isFulfilled })"))
        #expect(swift.contains("#error(\"RAC-3042: Wait for a condition"))
    }

    @Test("+load and +initialize become methods that the program calls at its start")
    func starts() {
        let translation = translate(
            """
            @interface Store : NSObject
            @end
            @implementation Store
            + (void)initialize { if (self == [Store class]) { run(); } }
            @end
            @implementation Store (Keys)
            + (void)load { run(); }
            @end
            """, name: "Store")
        #expect(translation.confidence == .review)
        #expect(translation.text.contains("class func initialize() {\n        if self == Store.self {"))
        #expect(translation.text.contains("static func loadKeys() {"))
        #expect(translation.text.contains("call Store.loadKeys() at the start of the program."))
    }

    @Test("The report lists what the program calls at its start")
    func listsStarts() throws {
        let folder = try TemporaryFolder()
        try folder.write("@implementation Store\n+ (void)load { run(); }\n@end\n", to: "Store.m")
        var shown = ""
        let command = PortCommand(output: { shown += $0 }, errors: { shown += $0 })
        #expect(command.run(["translate", folder.path, "--write", "\(folder.path)/Out"]) == .success)
        #expect(shown.contains("\nTo call at the start of the program\n  Store.load()\n"), "\(shown)")
    }

    @Test("Unknown keys, and nil for a number, passed on to super stop the program")
    func superKeys() {
        let swift = translate(
            """
            @interface Bag : NSObject
            @property (nonatomic) NSInteger count;
            @end
            @implementation Bag
            - (id)valueForUndefinedKey:(NSString *)key { return [super valueForUndefinedKey:key]; }
            - (void)setValue:(id)value forUndefinedKey:(NSString *)key { [super setValue:value forUndefinedKey:key]; }
            - (void)setNilValueForKey:(NSString *)key { [super setNilValueForKey:key]; }
            @end
            """, name: "Bag"
        ).text
        #expect(swift.contains("return stopForUndefinedKey(key)"))
        #expect(swift.contains("        stopForUndefinedKey(key)\n"))
        #expect(swift.contains("        stopForNilValue(key)\n"))
        #expect(swift.contains("extension Bag: KeyValueCoding"))
    }

    @Test(
        "A block of measureBlock: runs ten times, and a test case with continueAfterFailure = NO is marked for review")
    func measured() {
        let translation = translate(
            """
            @interface SpeedTests : XCTestCase
            @end
            @implementation SpeedTests
            - (void)setUp { self.continueAfterFailure = NO; }
            - (void)testSpeed {
                [self measureBlock:^{
                    // The list is sorted.
                    if (isSorted()) return;
                    sort();
                }];
            }
            @end
            """, name: "SpeedTests")
        #expect(translation.diagnostics.map(\.id).filter { $0 == "RAC-3042" }.count == 2)
        #expect(translation.text.contains("        for _ in 0..<10 {\n            // The list is sorted."))
        #expect(translation.text.contains("                continue\n"), "\(translation.text)")
        #expect(!translation.text.contains("continueAfterFailure"))
    }
}
