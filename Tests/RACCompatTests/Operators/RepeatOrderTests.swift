import RACCompat
import StreamTesting
import Testing

extension RACSignal {
    /// `repeat` and `retry` as the original composes them: a recursive block that subscribes, and asks to run again.
    fileprivate func composedPasses(_ isFollowed: @escaping (_ byError: Bool) -> Bool) -> RACSignal {
        .createSignal { subscriber in
            let open = RACCompoundDisposable()
            let pass: RACSchedulerRecursiveBlock = { reschedule in
                let pass = RACCompoundDisposable()
                open.addDisposable(pass)
                let end = { [weak pass] (byError: Bool) in
                    if !isFollowed(byError) {
                        open.dispose()
                        if byError { subscriber.sendError(nil) } else { subscriber.sendCompleted() }
                    }
                    open.removeDisposable(pass)
                    reschedule()
                }
                pass.addDisposable(
                    self.subscribeNext(
                        isolation: nil, subscriber.sendNext, error: { _ in end(true) }, completed: { end(false) }))
            }
            pass {
                let scheduler = RACScheduler.currentScheduler() ?? .scheduler()
                open.addDisposable(scheduler.scheduleRecursiveBlock(pass))
            }
            return open
        }
    }
}

private enum Form: String, CaseIterable {
    case `repeat`, retry, retryTwice

    func actual(_ signal: RACSignal) -> RACSignal {
        switch self {
        case .repeat: signal.repeat()
        case .retry: signal.retry()
        case .retryTwice: signal.retry(2)
        }
    }

    func composed(_ signal: RACSignal) -> RACSignal {
        switch self {
        case .repeat: signal.composedPasses { !$0 }
        case .retry: signal.composedPasses { $0 }
        case .retryTwice:
            .defer {
                var rest = 2
                return signal.composedPasses { byError in
                    guard byError, rest > 0 else { return false }
                    rest -= 1
                    return true
                }
            }
        }
    }
}

/// One random program on one form of an operator; everything that happens is a line, in order.
///
/// Whatever calls back, the observer, a subscription or a clean-up, may perform further steps from inside.
private final class Program {
    private(set) var lines: [String] = []
    private var numbers: RandomNumbers
    private var steps = 30
    private var depth = 0
    private var passCount = 0
    private var open: [(pass: Int, subscriber: any RACSubscriber)] = []
    private let subscription = RACSerialDisposable()
    private let scheduler = RACTestScheduler()

    init(seed: UInt64) { numbers = RandomNumbers(seed: seed) }

    func run(_ form: (RACSignal) -> RACSignal) {
        scheduler.performAsCurrentScheduler {
            let token = Kept { self.happens("the observer is released") }
            subscription.disposable = form(source()).subscribeNext(
                isolation: nil,
                { value in withExtendedLifetime(token) { self.happens("next \(value ?? "nil")") } },
                error: { _ in self.happens("error") }, completed: { self.happens("completed") })
        }
        while steps > 0 {
            if Bool.random(using: &numbers) { scheduler.step() } else { scheduler.performAsCurrentScheduler(perform) }
        }
        scheduler.performAsCurrentScheduler {
            subscription.dispose()
            scheduler.step(100)
            drop { _ in true }
            subscription.disposable = nil
        }
    }

    /// A signal that sends and ends at once, later, or never, differently in each pass.
    private func source() -> RACSignal {
        .createSignal { subscriber in
            self.passCount += 1
            let pass = self.passCount
            self.happens("pass \(pass) begins")
            if Int.random(in: 0..<5, using: &self.numbers) > 0 { self.open.append((pass, subscriber)) }
            for value in 0..<Int.random(in: 0..<3, using: &self.numbers) {
                subscriber.sendNext("\(value) of pass \(pass)")
            }
            switch Int.random(in: 0..<6, using: &self.numbers) {
            case 0, 1: subscriber.sendError(nil)
            case 2, 3: subscriber.sendCompleted()
            default: break
            }
            return RACDisposable {
                self.happens("pass \(pass) is disposed")
                if Bool.random(using: &self.numbers) { self.drop { $0 == pass } }
            }
        }
    }

    /// Releases subscribers outside of the access to the variable, because the release calls back.
    private func drop(_ condition: (Int) -> Bool) {
        let dropped = open.filter { condition($0.pass) }
        let rest = open.filter { entry in !dropped.contains { $0.pass == entry.pass } }
        open = rest
        withExtendedLifetime(dropped) {}
    }

    private func happens(_ line: String) {
        lines.append(String(repeating: "  ", count: depth) + line)
        guard depth < 4 else { return }
        while steps > 0, Int.random(in: 0..<3, using: &numbers) == 0 { perform() }
    }

    private func perform() {
        steps -= 1
        depth += 1
        defer { depth -= 1 }
        let subscriber = open.randomElement(using: &numbers)?.subscriber
        switch Int.random(in: 0..<16, using: &numbers) {
        case 0: subscription.dispose()
        case 1...4: subscriber?.sendCompleted()
        case 5...8: subscriber?.sendError(nil)
        case 9: drop { _ in Bool.random(using: &numbers) }
        case 10 where depth == 1: scheduler.step()
        default: subscriber?.sendNext("step \(steps)")
        }
    }
}

@Suite("The order of repeat and retry") struct RepeatOrderTests {
    @Test("Passes do what the composition of the original does, in the same order", arguments: Form.allCases)
    private func sameOrder(form: Form) {
        for seed in 0..<1500 as Range<UInt64> {
            let (actual, expected) = (Program(seed: seed), Program(seed: seed))
            actual.run(form.actual)
            expected.run(form.composed)
            #expect(actual.lines == expected.lines, "seed \(seed)")
            if actual.lines != expected.lines { return }
        }
    }

    /// A scheduler of a program counts on being asked for every pass.
    @Test("A scheduler of the program's own runs every pass but the first", arguments: Form.allCases)
    private func ownScheduler(form: Form) {
        final class Counting: RACScheduler, @unchecked Sendable {  // one thread
            var log: [String] = []
            var waiting: [() -> Void] = []

            init() { super.init(name: "counting") }

            override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
                log.append("scheduled")
                waiting.append(block)
                return RACDisposable { self.log.append("schedule disposed") }
            }
        }
        func lines(_ form: (RACSignal) -> RACSignal) -> [String] {
            let scheduler = Counting()
            var passes = 0
            let source = RACSignal.createSignal { subscriber in
                passes += 1
                scheduler.log.append("pass \(passes)")
                if passes == 4 { return RACDisposable { withExtendedLifetime(subscriber) {} } }
                if passes % 2 == 0 { subscriber.sendError(nil) } else { subscriber.sendCompleted() }
                return RACDisposable { scheduler.log.append("disposed") }
            }
            var subscription: RACDisposable?
            scheduler.performAsCurrentScheduler {
                subscription = form(source).subscribeError(
                    isolation: nil, { _ in scheduler.log.append("error") },
                    completed: { scheduler.log.append("completed") })
            }
            for _ in 0..<8 where !scheduler.waiting.isEmpty {
                let block = scheduler.waiting.removeFirst()
                scheduler.performAsCurrentScheduler(block)
            }
            subscription?.dispose()
            return scheduler.log
        }
        #expect(lines(form.actual) == lines(form.composed))
    }
}
