import StreamCore
import Synchronization
import Testing

/// Starts, ends, disposals and changes of state on several threads at once, under every policy.
@Suite(.takesTurns) struct ActionThreadsTests {
    /// Work that sends its input, and ends itself or waits for somebody to end it.
    private final class Works: Sendable {
        let (begun, overlaps, values) = (Counter(), Counter(), Counter())
        private let running = Atomic<Int>(0)
        private let open = Shared<[Signal<Int, TestFailure>.Observer]>([])

        func begin(_ input: Int, limit: Int) -> SignalProducer<Int, TestFailure> {
            begun.increment()
            return SignalProducer { [self] observer, lifetime in
                if running.add(1, ordering: .acquiringAndReleasing).newValue > limit { overlaps.increment() }
                lifetime.observeEnded { [self] in running.subtract(1, ordering: .acquiringAndReleasing) }
                observer.send(value: input)
                switch input % 4 {
                case 0: observer.sendCompleted()
                case 1: observer.send(error: .first)
                default: open.withLock { $0.append(observer) }
                }
            }
        }

        /// Ends what has waited longest; tells whether there was anything.
        func endOldest() -> Bool {
            guard let observer = open.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
            observer.send(value: 0)
            observer.sendCompleted()
            return true
        }
    }

    @Test(
        "With starts from many threads, each has one end, none overlaps, and every observer receives every event",
        arguments: ActionCase.all)
    func agrees(testCase: ActionCase) {
        let works = Works()
        let isAllowed = MutableProperty(true)
        let action = Action<Int, Int, TestFailure>(enabledIf: isAllowed, policy: testCase.policy) {
            works.begin($0, limit: testCase.limit)
        }
        let (values, events) = (Counter(), Counter())
        action.values.observeValues { _ in values.increment() }
        action.events.observeValues { if $0.isTerminating { events.increment() } }
        let (threads, count) = (4, many(2_000))
        let (ends, refusals) = (Counter(), Counter())
        action.refusals.observeValues { _ in refusals.increment() }
        let refused = Counter()
        onThreads(threads) { index in
            var random = RandomNumbers(seed: index)
            var starts: [any Disposable] = []
            for _ in 0..<count {
                let start = action.apply(.random(in: 0..<1_000, using: &random)).start { event in
                    if case .value = event { works.values.increment() } else { ends.increment() }
                    if case .failed(.disabled) = event { refused.increment() }
                }
                starts.append(start)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: starts.randomElement(using: &random)?.dispose()
                case 1: isAllowed.value = Int.random(in: 0..<4, using: &random) > 0
                case 2..<6: _ = works.endOldest()
                default: break
                }
            }
        }
        isAllowed.value = true
        while works.endOldest() { continue }

        #expect(ends.value == threads * count)
        #expect(events.value == works.begun.value)
        #expect(values.value == works.values.value)
        #expect(refusals.value >= refused.value)
        #expect(!action.isExecuting.value)
        #expect(action.isEnabled.value)
        if testCase.keepsApart { #expect(works.overlaps.value == 0) }
    }
}
