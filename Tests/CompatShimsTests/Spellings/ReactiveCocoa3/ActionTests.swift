import CompatShims
import Dispatch
import Foundation
import RACCompat
import StreamCore
import Testing

/// Actions of the 3.0 development branch.
@Suite @MainActor struct ActionTests {
    private static let offline = NSError(domain: "Offline", code: 7)

    /// Notes what the boolean signals of an action send.
    @MainActor private final class States {
        private(set) var executing: [Bool] = []
        private(set) var enabled: [Bool] = []

        init(of action: RACAction) {
            action.executing.subscribeNext { [unowned self] (value: Bool) in executing.append(value) }
            action.enabled.subscribeNext { [unowned self] (value: Bool) in enabled.append(value) }
        }
    }

    @Test("An execution begins in a later turn of the main queue")
    func executes() {
        let subject = RACSubject()
        var subscriptions = 0
        let action = RACSignal.defer {
            subscriptions += 1
            return subject
        }
        .action()
        let states = States(of: action)
        var results: [String] = []
        action.results.subscribeNext { (word: String) in results.append(word) }

        action.execute(nil)
        #expect(subscriptions == 0)
        #expect(states.executing == [false])
        #expect(eventually { states.executing == [false, true] })
        #expect(subscriptions == 1)
        #expect(states.enabled == [true, false])

        subject.sendNext("saved")
        subject.sendCompleted()
        #expect(results == [])
        #expect(eventually { states.executing == [false, true, false] })
        #expect(states.enabled == [true, false, true])
        #expect(results == ["saved"])
    }

    @Test("An action that is executing refuses, and tells only the one who asked")
    func refuses() {
        let action = RACSignal.never().action()
        var errors = 0
        action.errors.subscribeNext { _ in errors += 1 }
        action.execute(nil)
        var error: (any Error)?
        #expect(!action.signalWithValue(nil).asynchronouslyWaitUntilCompleted(&error))
        let refusal = error as NSError?
        #expect(refusal?.domain == RACActionErrorDomain)
        #expect(refusal?.code == RACActionErrorNotEnabled)
        #expect(refusal?.userInfo[RACActionErrorKey] as? RACAction === action)
        #expect(errors == 0)
    }

    @Test("The signal of actionEnabledIf enables and disables the action; it is sampled at once")
    func enabledSignal() {
        #expect(RACSignal.empty().actionEnabledIf(.return(false)).enabled.first() as? Bool == false)
        let online = RACSubject()
        let action = RACSignal.empty().actionEnabledIf(online)
        let states = States(of: action)
        online.sendNext(false)
        online.sendNext(true)
        #expect(states.enabled == [true, false, true])
    }

    @Test("Errors are sent as values, on the main queue")
    func errors() {
        let action = RACSignal.error(Self.offline).deliverOn(.scheduler()).action()
        let states = States(of: action)
        let isOnMain = Guarded<Bool?>(nil)
        action.errors.subscribeNext { (error: NSError) in
            isOnMain.withLock {
                $0 = error == Self.offline && RACScheduler.currentScheduler() === RACScheduler.mainThreadScheduler()
            }
        }
        action.execute(nil)
        #expect(eventually { isOnMain.read() != nil })
        #expect(isOnMain.read() == true)
        #expect(eventually { states.executing == [false, true, false] })
    }

    @Test("A signal of the action executes it with every subscription, and fails where that fails")
    func signals() throws {
        var generated: [Int] = []
        let action = RACDynamicSignalGenerator.generatorWithBlock { (number: Int) in
            generated.append(number)
            return number < 0 ? .error(Self.offline) : .return(number * 2)
        }
        .action()
        let signal = action.signalWithValue(4)
        #expect(generated == [])
        #expect(try signal.asynchronousFirstOrDefault(nil) as? Int == 8)
        #expect(eventually { action.enabled.first() as? Bool == true })
        #expect(try action.deferred(5).asynchronousFirstOrDefault(nil) as? Int == 10)
        #expect(eventually { action.enabled.first() as? Bool == true })
        #expect(throws: Self.offline) { try action.signalWithValue(-1).asynchronouslyWaitUntilCompleted() }
        #expect(generated == [4, 5, -1])
    }

    @Test("Disposing the subscription ends the execution")
    func disposal() {
        let action = RACSignal.never().action()
        let states = States(of: action)
        let subscription = action.signalWithValue(nil).subscribeCompleted {}
        #expect(eventually { states.executing == [false, true] })
        subscription.dispose()
        #expect(eventually { states.executing == [false, true, false] })
    }

    @Test("executionSignals sends a signal for each execution, which replays it")
    func executionSignals() throws {
        let action = RACSignal.return("a").concat(.return("b")).action()
        var signals: [RACSignal] = []
        action.executionSignals.subscribeNext { (signal: RACSignal) in signals.append(signal) }
        try action.signalWithValue(nil).asynchronouslyWaitUntilCompleted()
        #expect(signals.map { $0.toArray() as? [String] } == [["a", "b"]])
    }

    @Test("An action is a generator")
    func generator() {
        let edit = RACDynamicSignalGenerator.generatorWithBlock { (name: String?) in .return(name ?? "new") }.action()
        let add = RACSignal.return(nil).signalGenerator().postcompose(edit).action()
        var editing: [String] = []
        edit.results.subscribeNext { (name: String) in editing.append(name) }
        add.execute(nil)
        #expect(eventually { editing == ["new"] })
    }

    @Test("The signals of an action complete on the main queue when the action is released")
    func end() {
        var ends = 0
        do {
            let action = RACSignal.empty().actionEnabledIf(.never())
            for signal in [action.enabled, action.executing, action.errors, action.results, action.executionSignals] {
                signal.subscribeCompleted { ends += 1 }
            }
        }
        #expect(ends == 0)
        #expect(eventually { ends == 5 })
    }

    @Test("A button executes it, and is enabled with it")
    func button() {
        let subject = RACSubject()
        var inputs = 0
        let save = RACDynamicSignalGenerator.generatorWithBlock { (_: TestButton) in
            inputs += 1
            return subject
        }
        .action()
        let button = TestButton()
        RAC(button, \.isEnabled) <~ save.enabled
        button.rac_signalForControlEvents(.touchUpInside).subscribeNext { save.execute($0) }
        button.sendActions(for: .touchUpInside)
        #expect(eventually { !button.isEnabled })
        #expect(inputs == 1)
        subject.sendCompleted()
        #expect(eventually { button.isEnabled })
    }
}
