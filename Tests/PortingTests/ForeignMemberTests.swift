import Testing

@testable import Porting

/// Members of classes that no file declares, as those of views are.
@Suite struct ForeignMemberTests {
    private let translation = translate(
        """
        #define TRACE(format, ...) printf("%s %s", __TIME__, [[NSString stringWithFormat:format, ##__VA_ARGS__] UTF8String])
        @interface Screen : Panel
        @property (nonatomic, strong) NSDictionary *style;
        @end
        @implementation Screen
        - (BOOL)isTitled {
            if (self.bar.titleView || [self.bar.titleView isKindOfClass:[NSString class]]) return YES;
            return self.bar.isShown;
        }
        - (void)copyText:(NSString *)text {
            [[Clipboard generalClipboard] setString:text];
            TRACE(@"copied %@", text);
        }
        - (NSString *)text { return NSLocalizedStringFromTableInBundle(@"k", @"T", [NSBundle mainBundle], nil); }
        - (NSAttributedString *)stamp {
            return [[NSAttributedString alloc] initWithString:@"x" attributes:self.style];
        }
        - (void)trust:(void (^)(NSURLSessionAuthChallengeDisposition))answer with:(NSURLCredential *)credential {}
        + (NSTimer *)timer:(void (^)(void))block {
            return [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(fire:) userInfo:block
                                                   repeats:NO];
        }
        @end
        """, name: "Screen.m")

    @Test(
        "What receives messages elsewhere is an object in a condition, and no form of a value is taken for another class",
        arguments: [
            "if self.bar.titleView != nil || self.bar.titleView is String {", "return self.bar.isShown",
            "Clipboard.generalClipboard().setString(text)",
            #"NSLocalizedString("k", tableName: "T", bundle: Bundle.main, comment: "")"#,
            "attributes: self.style as? [NSAttributedString.Key: Any])", "import FoundationNetworking",
        ])
    func writes(_ text: String) {
        #expect(translation.text.contains(text), "\(translation.text)")
    }

    @Test("A timer with a further object for its target is left to a person, and the time of compilation is reviewed")
    func remarks() {
        let remarks = translation.diagnostics.map { "\($0.id) \($0.confidence.rawValue)" }
        #expect(remarks.contains("RAC-1656 by hand"), "\(remarks)")
        #expect(remarks.contains("RAC-5693 review"), "\(remarks)")
    }
}
