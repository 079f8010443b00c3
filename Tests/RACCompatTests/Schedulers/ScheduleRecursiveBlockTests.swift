import Dispatch
import RACCompat
import Testing

@Suite(.takesTurns) struct ScheduleRecursiveBlockTests {
    /// Runs blocks inside the call as the current scheduler, as a client's own scheduler may.
    private final class InlineScheduler: RACScheduler, @unchecked Sendable {  // has no state
        init() { super.init(name: "inline") }

        override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
            performAsCurrentScheduler(block)
            return nil
        }
    }

    /// What the schedulers below run; each test runs on one thread at a time.
    private final class Run: @unchecked Sendable {  // the tests' semaphores order the accesses
        var count = 0
        var depth = 0
        var deepest = 0
        var log: [String] = []
    }

    enum Kind: CaseIterable {
        case immediate, inline, subscription, test, background

        func run(_ body: @escaping @Sendable (RACScheduler) -> Void) {
            switch self {
            case .immediate: body(.immediateScheduler())
            case .inline: body(InlineScheduler())
            case .subscription: RACTestScheduler().performAsCurrentScheduler { body(.subscriptionScheduler()) }
            case .test:
                let scheduler = RACTestScheduler()
                body(scheduler)
                scheduler.stepAll()
            case .background:
                let scheduler = RACScheduler.scheduler()
                let done = DispatchSemaphore(value: 0)
                body(scheduler)
                waitUntilIdle(scheduler, done)
            }
        }

        /// Waits until two passes in a row find nothing but themselves: recursion schedules one block ahead.
        private func waitUntilIdle(_ scheduler: RACScheduler, _ done: DispatchSemaphore) {
            for _ in 0..<64 {
                scheduler.schedule { done.signal() }
                #expect(done.wait(timeout: .now() + 600) == .success)
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func aBlockThatDoesNotRescheduleRunsOnce(kind: Kind) {
        let run = Run()
        kind.run { scheduler in
            scheduler.scheduleRecursiveBlock { _ in run.count += 1 }
        }
        #expect(run.count == 1)
    }

    @Test(arguments: Kind.allCases)
    func everyRescheduleRunsTheBlockOnceMoreAfterItHasReturned(kind: Kind) {
        let run = Run()
        kind.run { scheduler in
            scheduler.scheduleRecursiveBlock { reschedule in
                run.depth += 1
                run.deepest = max(run.deepest, run.depth)
                run.count += 1
                if run.count <= 3 {
                    reschedule()
                    reschedule()
                }
                run.depth -= 1
            }
        }
        #expect(run.count == 7)
        #expect(run.deepest == 1)
    }

    @Test(arguments: [Kind.immediate, .inline, .subscription, .test])
    func aMillionRunsNeedNoStack(kind: Kind) {
        let run = Run()
        kind.run { scheduler in
            scheduler.scheduleRecursiveBlock { reschedule in
                run.count += 1
                if run.count < many(1_000_000) { reschedule() }
            }
        }
        #expect(run.count == many(1_000_000))
    }

    @Test func aRescheduleAfterTheRunSchedulesAtOnce() {
        let scheduler = RACTestScheduler()
        var count = 0
        var later: (() -> Void)?
        scheduler.scheduleRecursiveBlock { reschedule in
            count += 1
            later = reschedule
        }
        scheduler.stepAll()
        #expect(count == 1)
        later?()
        #expect(count == 1)
        scheduler.stepAll()
        #expect(count == 2)
    }

    @Test func eachRunIsScheduledByItself() {
        let scheduler = RACTestScheduler()
        var log: [String] = []
        scheduler.scheduleRecursiveBlock { reschedule in
            log.append("run")
            if log.count < 4 { reschedule() }
        }
        scheduler.schedule { log.append("other") }
        scheduler.stepAll()
        #expect(log == ["run", "other", "run", "run"])
    }

    @Test func disposalPreventsTheFirstRunAndAllFurtherOnes() {
        let scheduler = RACTestScheduler()
        var count = 0
        scheduler.scheduleRecursiveBlock { _ in count += 1 }?.dispose()
        scheduler.stepAll()
        #expect(count == 0)

        var later: (() -> Void)?
        let disposable = scheduler.scheduleRecursiveBlock { reschedule in
            count += 1
            later = reschedule
            reschedule()
        }
        scheduler.step(2)
        #expect(count == 2)
        disposable?.dispose()
        later?()
        scheduler.stepAll()
        #expect(count == 2)
    }

    @Test func disposalFromInsideTheBlockStopsARecursionThatRunsInsideTheCall() {
        let scheduler = RACTestScheduler()
        var count = 0
        let serial = RACSerialDisposable()
        serial.disposable = scheduler.scheduleRecursiveBlock { reschedule in
            RACScheduler.subscriptionScheduler().scheduleRecursiveBlock { inner in
                count += 1
                if count == 5 { serial.dispose() } else if count < 10 { inner() }
            }
            reschedule()
        }
        scheduler.stepAll()
        #expect(count == 5)
    }

    @Test func theBlockIsReleasedWhenItIsDone() {
        final class Token {}
        weak var weakToken: Token?
        let scheduler = RACTestScheduler()
        do {
            let token = Token()
            weakToken = token
            scheduler.scheduleRecursiveBlock { _ in withExtendedLifetime(token) {} }
        }
        #expect(weakToken != nil)
        scheduler.stepAll()
        #expect(weakToken == nil)
    }

    // MARK: On a queue

    /// Runs what the queue of a scheduler holds now, and what that schedules at once.
    private func drain(_ scheduler: RACScheduler, passes: Int = 1) {
        let done = DispatchSemaphore(value: 0)
        for _ in 0..<passes {
            scheduler.schedule { done.signal() }
            #expect(done.wait(timeout: .now() + 600) == .success)
        }
    }

    @Test("On a queue, requests that a run keeps for later schedule further runs, each at once")
    func laterRequestsOnAQueue() {
        let (run, scheduler) = (Run(), RACScheduler.scheduler())
        let kept = Kept()
        scheduler.scheduleRecursiveBlock { reschedule in
            run.count += 1
            kept.requests.append(reschedule)
            if run.count == 1 { reschedule() }
        }
        drain(scheduler, passes: 2)
        #expect(run.count == 2)
        // The first run is over, and so are its requests: they are not counted for another run.
        for request in kept.requests { request() }
        drain(scheduler)
        #expect(run.count == 4)
    }

    @Test("On a queue, a disposal prevents a run that waits, and the block is released with it")
    func disposalOnAQueue() {
        final class Token: Sendable {}
        weak var weakToken: Token?
        let (run, scheduler) = (Run(), RACScheduler.scheduler())
        let goOn = DispatchSemaphore(value: 0)
        do {
            let token = Token()
            weakToken = token
            let disposable = scheduler.scheduleRecursiveBlock { reschedule in
                withExtendedLifetime(token) { run.count += 1 }
                reschedule()
                if run.count == 3 { goOn.wait() }
            }
            disposable?.dispose()
            goOn.signal()
        }
        drain(scheduler, passes: 3)
        #expect(run.count <= 3)
        #expect(weakToken == nil)
    }

    @Test("On a queue, each run waits behind the blocks that came before its request")
    func ordersRunsOnAQueue() {
        let (run, scheduler) = (Run(), RACScheduler.scheduler())
        let goOn = DispatchSemaphore(value: 0)
        scheduler.schedule { goOn.wait() }
        scheduler.scheduleRecursiveBlock { reschedule in
            run.log.append("run")
            if run.log.count < 4 { reschedule() }
        }
        scheduler.schedule { run.log.append("other") }
        goOn.signal()
        drain(scheduler, passes: 4)
        #expect(run.log == ["run", "other", "run", "run"])
    }

    /// The requests of runs, which are all made on one thread at a time.
    private final class Kept: @unchecked Sendable {  // the tests' semaphores order the accesses
        var requests: [() -> Void] = []
    }
}
