import CompatShims
import Foundation
import RACCompat
import StreamCore
import Testing

/// Subscriptions `with:` an owner.
@Suite @MainActor struct OwnerTests {
    final class Screen {
        private let record: EventRecord

        init(_ record: EventRecord) { self.record = record }

        func show(_ word: String) { record.add(word) }
    }

    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// What is called of a value, a failure, a completion.
        let expected: [String]
        let subscribe: @Sendable (RACSignal, Screen) -> RACDisposable
    }

    nonisolated static let forms: [Form] = [
        Form(testDescription: "subscribeNext", expected: ["next"]) { signal, screen in
            signal.subscribeNext(with: screen) { screen, _ in screen.show("next") }
        },
        Form(testDescription: "subscribeNext, completed", expected: ["next", "completed"]) { signal, screen in
            signal.subscribeNext(
                with: screen, { screen, _ in screen.show("next") }, completed: { $0.show("completed") })
        },
        Form(testDescription: "subscribeNext, error", expected: ["next", "error"]) { signal, screen in
            signal.subscribeNext(
                with: screen, { screen, _ in screen.show("next") }, error: { screen, _ in screen.show("error") })
        },
        Form(testDescription: "all three", expected: ["next", "error", "completed"]) { signal, screen in
            signal.subscribeNext(
                with: screen, { screen, _ in screen.show("next") }, error: { screen, _ in screen.show("error") },
                completed: { $0.show("completed") })
        },
        Form(testDescription: "subscribeError", expected: ["error"]) { signal, screen in
            signal.subscribeError(with: screen) { screen, _ in screen.show("error") }
        },
        Form(testDescription: "subscribeError, completed", expected: ["error", "completed"]) { signal, screen in
            signal.subscribeError(
                with: screen, { screen, _ in screen.show("error") }, completed: { $0.show("completed") })
        },
        Form(testDescription: "subscribeNext, typed", expected: ["next"]) { signal, screen in
            signal.subscribeNext(with: screen) { (screen: Screen, number: Int) in
                screen.show(number == 1 ? "next" : "\(number)")
            }
        },
        Form(testDescription: "subscribeNext, completed, typed", expected: ["next", "completed"]) { signal, screen in
            signal.subscribeNext(
                with: screen, { (screen: Screen, _: Int) in screen.show("next") }, completed: { $0.show("completed") })
        },
        Form(testDescription: "subscribeNext, error, typed", expected: ["next", "error"]) { signal, screen in
            signal.subscribeNext(with: screen) { (screen: Screen, _: Int) in
                screen.show("next")
            } error: { (screen: Screen, _: NSError?) in
                screen.show("error")
            }
        },
        Form(testDescription: "all three, typed", expected: ["next", "error", "completed"]) { signal, screen in
            signal.subscribeNext(with: screen) { (screen: Screen, _: Int) in
                screen.show("next")
            } error: { (screen: Screen, _: NSError?) in
                screen.show("error")
            } completed: {
                $0.show("completed")
            }
        },
        Form(testDescription: "subscribeError, typed", expected: ["error"]) { signal, screen in
            signal.subscribeError(with: screen) { (screen: Screen, _: NSError?) in screen.show("error") }
        },
        Form(testDescription: "subscribeError, completed, typed", expected: ["error", "completed"]) { signal, screen in
            signal.subscribeError(with: screen) { (screen: Screen, _: NSError?) in
                screen.show("error")
            } completed: {
                $0.show("completed")
            }
        },
        Form(testDescription: "subscribeCompleted", expected: ["completed"]) { signal, screen in
            signal.subscribeCompleted(with: screen) { $0.show("completed") }
        },
    ]

    @Test("Each block with an owner is called with the owner", arguments: forms)
    func callsBlocks(form: Form) {
        let record = EventRecord()
        let screen = Screen(record)
        let (completing, failing) = (RACSubject(), RACSubject())
        _ = form.subscribe(completing, screen)
        completing.sendNext(1)
        completing.sendCompleted()
        let onCompletion = form.expected.filter { $0 != "error" }
        #expect(record.events == onCompletion)
        _ = form.subscribe(failing, screen)
        failing.sendError(ControlFailure())
        #expect(record.events == onCompletion + form.expected.filter { $0 == "error" })
    }

    @Test("No block holds the owner, and none is called without it; the subscription goes on", arguments: forms)
    func isWeak(form: Form) {
        let record = EventRecord()
        let (completing, failing) = (RACSubject(), RACSubject())
        weak var released: Screen?
        var subscriptions: [RACDisposable] = []
        do {
            let screen = Screen(record)
            released = screen
            subscriptions = [completing, failing].map { form.subscribe($0, screen) }
        }
        #expect(released == nil)
        #expect(subscriptions.filter(\.isDisposed).isEmpty)
        completing.sendNext(1)
        completing.sendCompleted()
        failing.sendError(ControlFailure())
        #expect(record.events.isEmpty)
    }

    @Test("The typed signal and producer have the same")
    func isTyped() {
        let record = EventRecord()
        let (values, input) = Signal<Int, Never>.pipe()
        let (failures, failing) = Signal<Int, ControlFailure>.pipe()
        weak var released: Screen?
        do {
            let screen = Screen(record)
            released = screen
            values.observeValues(with: screen) { screen, value in screen.show("\(value)") }
            values.observeCompleted(with: screen) { $0.show("completed") }
            failures.observeFailed(with: screen) { screen, failure in screen.show("\(failure)") }
            values.producer.startWithValues(with: screen) { screen, value in screen.show("started \(value)") }
            input.send(value: 1)
            failing.send(error: ControlFailure())
        }
        #expect(released == nil)
        input.send(value: 2)
        input.sendCompleted()
        #expect(record.events == ["1", "started 1", "failure"])
    }

    @Test("Completion is told with the owner")
    func completes() {
        let record = EventRecord()
        let screen = Screen(record)
        let (values, input) = Signal<Int, Never>.pipe()
        values.observeCompleted(with: screen) { $0.show("completed") }
        input.sendCompleted()
        #expect(record.events == ["completed"])
    }
}
