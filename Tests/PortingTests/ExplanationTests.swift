import Foundation
import Testing

@testable import Porting

@Suite struct ExplanationTests {
    @Test(
        "An identifier, a selector, a message, a macro and a name find their entry",
        arguments: [
            ("RAC-0372", "-[RACSignal map:]"), ("rac-0372", "-[RACSignal map:]"),
            ("-[RACSignal map:]", "-[RACSignal map:]"), ("RACSignal map:", "-[RACSignal map:]"),
            ("RACSubject map", "-[RACSignal map:]"), ("RACSignal.map:", "-[RACSignal map:]"),
            ("+[RACSignal merge:]", "+[RACSignal merge:]"),
            ("combineLatest:reduce:", "+[RACSignal combineLatest:reduce:]"),
            ("@weakify", "weakify"), ("RACObserve", "RACObserve"), ("RACCommand.executing", "RACCommand.executing"),
            ("RACSchedulerPriorityHigh", "RACSchedulerPriorityHigh"), ("dispatch_async", "dispatch_async"),
            ("NSArray+RACSequenceAdditions", "NSArray+RACSequenceAdditions"),
        ])
    func finds(query: String, title: String) {
        #expect(Explanation(of: query).entries.map(\.title) == [title])
    }

    @Test("A selector that several types have has several entries")
    func several() {
        #expect(Explanation(of: "flattenMap:").entries.compactMap(\.type) == ["RACStream", "RACSignal", "RACSequence"])
    }

    @Test("An unknown name gets the nearest names as suggestions")
    func suggestions() {
        #expect(Explanation(of: "flatenMap:").suggestions.first == "flattenMap:")
        #expect(Explanation(of: "RACObserv").suggestions.first == "RACObserve")
        #expect(Explanation(of: "somethingElseAltogether:with:").suggestions.isEmpty)
        #expect(Explanation(of: "").entries.isEmpty)
    }

    @Test("The text of an explanation has every field of the entry")
    func text() {
        #expect(
            Explanation(of: "rac_signalForControlEvents:").text == """
                RAC-0287  -[UIControl rac_signalForControlEvents:]
                  substitute
                  Swift: control.rac_signalForControlEvents(…)
                  Returns: RACSignal
                  Needs: import CompatShims
                  Where: The class adopts RACControl.
                  Objective-C: [button rac_signalForControlEvents:UIControlEventTouchUpInside]
                     in Swift: button.rac_signalForControlEvents(.touchUpInside), rac_signal(for:)
                  StreamCore: reactive.controlEvents(_:), reactive.continuousTextValues
                      caveat: continuousTextValues does not begin with the text
                  More: Documentation/ObjectiveCToRACCompat.md#rac-0287
                  More: Documentation/RACCompatToStreamCore.md#typed-control-events

                """)
        #expect(
            Explanation(of: "RACAble").text == """
                RAC-0317  RACAble
                  by hand
                  Instead: Deprecated in the original: use RACObserve, and `skip(1)`.
                  Objective-C: RACKVOProxy, RACKVOTrampoline, rac_observeKeyPath:…, rac_addObserver:forKeyPath:…, RACAble, \
                RACAbleWithStart
                     in Swift: there is no KVO: observing
                  More: Documentation/ObjectiveCToRACCompat.md#rac-0539

                """)
        #expect(
            Explanation(of: "[RACSignal zip:reduce:]").text.contains(
                """
                  Example:
                    RACSubject *questions = [RACSubject subject];
                """))
        #expect(Explanation(of: "delay:").text.contains("  Example, of the same row:\n"))
        #expect(Explanation(of: "combineLatest:reduce:").text.contains("^(NSString *n, NSNumber *m)"))
        #expect(Explanation(of: "throttle:").text.contains("caveat: not throttle, which"))
        // Several types have it, and one example.
        #expect(Explanation(of: "map:").text.components(separatedBy: "  Example:\n    RACSubject").count == 2)
        #expect(Explanation(of: "waitUntilCompleted:").text.contains("Swift: try signal.waitUntilCompleted()\n"))
        #expect(Explanation(of: "reduceApply").text.contains("substitute, to review\n"))
    }

    @Test(
        "The distance of two words is the number of edits",
        arguments: [("", "", 0), ("map", "map:", 1), ("kitten", "sitting", 3)])
    func distance(left: String, right: String, expected: Int) {
        #expect(editDistance(left, right, limit: 5) == expected)
        #expect(editDistance(right, left, limit: 5) == expected)
        #expect(editDistance("abc", "xyzxyzxyz", limit: 2) == 3)
    }
}
