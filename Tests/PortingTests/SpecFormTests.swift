import Porting
import Testing

/// Parts of specs, of each framework.
@Suite struct SpecFormTests {
    private func spec(_ body: String, begin: String = "QuickSpecBegin(ListSpec)", end: String = "QuickSpecEnd")
        -> Translation
    {
        translate("\(begin)\n\n\(body)\n\n\(end)\n", name: "ListSpec")
    }

    @Test("A group and an example do not hide what the file names")
    func names() {
        let text = spec(
            """
            qck_describe(@"RACSubject", ^{
                qck_it(@"zip", ^{ [[RACSubject subject] sendNext:@1]; });
                qck_it(@"Value", ^{});
                qck_it(@"value", ^{});
            });
            qck_describe(@"NSError", ^{ qck_it(@"is one", ^{}); });
            """
        ).text
        for name in ["class RACSubjectGroup", "func zipExample()", "func value()", "func valueAgain()"] {
            #expect(text.contains(name), "\(name)")
        }
        #expect(spec("qck_describe(@\"Error\", ^{ qck_it(@\"a\", ^{}); });").text.contains("class ErrorGroup"))
    }

    @Test("An afterEach becomes a defer of the example, the innermost first")
    func afterEach() {
        let text = spec(
            """
            qck_afterEach(^{ outer(); });
            qck_describe(@"inside", ^{
                qck_afterEach(^{ inner(); });
                qck_it(@"runs", ^{ run(); });
            });
            """
        ).text
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.contains("defer { afterEach() }"))
        #expect(text.contains("inner()\n            outer()"))
    }

    @Test("A variable is set in the initializer where its value needs the object, or is no constant")
    func variables() {
        let text = spec(
            """
            NSString *first = @"a";
            NSString *both = [first stringByAppendingString:@"b"];
            void (^run)(NSString *) = ^(NSString *x) { NSLog(@"%@", x); };
            [Settings load];
            qck_it(@"runs", ^{ run(both); });
            """
        ).text
        for line in [
            "var first: String! = \"a\"", "var both: String!", "self.both = self.first + \"b\"", "Settings.load()",
            "self.run(self.both)",
        ] {
            #expect(text.contains(line), "\(line)\n\(text)")
        }
    }

    @Test("Shared examples of Specta take a dictionary, and those of no file are by hand")
    func specta() {
        let shared = """
            sharedExamplesFor(@"a list", ^(NSDictionary *data) {
                it(@"has items", ^{ expect(data[@"items"]).notTo.beNil(); });
            });
            """
        let use = "describe(@\"mine\", ^{ itShouldBehaveLike(@\"a list\", @{ @\"items\": @[ @1 ] }); });"
        let text = spec(shared + "\n" + use, begin: "SpecBegin(List)", end: "SpecEnd").text
        for line in [
            "final class AListExamples", "let data: [AnyHashable: Any]", "self.data = context()",
            "arguments: AListExamples.examples", "try await example.run { [\"items\": [1]] }",
        ] {
            #expect(text.contains(line), "\(line)\n\(text)")
        }
        let alone = spec(use, begin: "SpecBegin(List)", end: "SpecEnd")
        #expect(alone.diagnostics.map(\.id) == ["RAC-3041"] && alone.text.contains("in none of the files"))
    }

    @Test("A variable of Kiwi is made before each example")
    func kiwi() {
        let text = spec(
            "let(list, ^NSString *{ return [@\"a\" uppercaseString]; });\nit(@\"is there\", ^{ [[list should] equal:@\"A\"]; });",
            begin: "SPEC_BEGIN(ListSpec)", end: "SPEC_END"
        ).text
        #expect(text.contains("self.list = \"a\".uppercased()") && text.contains("#expect(self.list == \"A\")"))
    }

    @Test(
        "A part of a spec without a form is by hand",
        arguments: [
            "for (NSString *x in list) { qck_it(x, ^{ run(); }); }",
            "qck_it(@\"a\", ^{ expect(x).to(equal(nil)); });",
            "qck_it(@\"a\", ^{ expectAction(^{ run(); }).to(raiseException()); });",
            "qck_it(@\"a\", ^{ expect(x).to(allPass(y)); });",
            "qck_it(@\"a\", ^{ waitUntil(^(void (^done)(void)) { if (later()) return; done(); }); });",
            "qck_it(@\"a\", ^{ expect(x).to(raiseException().named(@\"a\")); });",
        ])
    func byHand(body: String) {
        let translation = spec(body)
        #expect(translation.confidence == .byHand)
        #expect(translation.diagnostics.contains { $0.id == "RAC-3041" || $0.id == "RAC-3042" }, "\(translation.text)")
    }

    @Test("A wait is asynchronous, unless it stands in a closure or beside a wait that no asynchronous function allows")
    func waits() {
        let wait = "expect(list).toEventually(haveCount(@1));"
        #expect(spec("qck_it(@\"a\", ^{ \(wait) });").text.contains("func a() async throws"))
        let closed = spec("qck_it(@\"a\", ^{ run(^{ \(wait) }); });").text
        #expect(closed.contains("func a() throws") && closed.contains("#expect(eventually {"))
        let blocked = spec("qck_it(@\"a\", ^{ dispatch_semaphore_wait(s, DISPATCH_TIME_FOREVER); \(wait) });").text
        #expect(blocked.contains("func a() throws") && blocked.contains("#expect(eventually {"))
    }

    @Test("A category on the class of specs or test cases becomes a protocol that the suites adopt")
    func categories() {
        let fixtures = """
            @implementation QuickSpec (Fixtures)
            - (NSString *)named:(NSString *)name { return [name stringByAppendingString:@"!"]; }
            @end
            """
        let words = """
            @implementation XCTestCase (Words)
            - (NSInteger)twice:(NSInteger)number { return 2 * number; }
            @end
            @interface WordTests : XCTestCase
            @end
            @implementation WordTests
            - (void)testTwice { XCTAssertEqual([self twice:2], 4); }
            @end
            """
        let context = ProgramContext([fixtures, words])
        let written = translate(fixtures, name: "Fixtures", context: context).text
        #expect(
            written.contains("protocol QuickSpecMembers: AnyObject {}\n\nextension QuickSpecMembers {"), "\(written)")
        let spec = translate(
            """
            QuickSpecBegin(NameSpec)
            qck_describe(@"a name", ^{ qck_it(@"has a mark", ^{ expect([self named:@"a"]).to(equal(@"a!")); }); });
            QuickSpecEnd
            """, name: "NameSpec", context: context
        ).text
        #expect(spec.matches(of: /final class \w+: QuickSpecMembers, XCTestCaseMembers \{/).count == 2, "\(spec)")
        #expect(spec.contains("#expect(self.named(\"a\") == \"a!\")"), "\(spec)")
        let tests = translate(words, name: "WordTests", context: context)
        #expect(tests.text.contains("final class WordTests: XCTestCaseMembers {") && tests.confidence == .exact)
    }
}
