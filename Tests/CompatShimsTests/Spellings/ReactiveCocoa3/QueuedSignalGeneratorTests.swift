import CompatShims
import Dispatch
import Foundation
import RACCompat
import StreamCore
import Testing

/// Signals that run one at a time, as in the 3.0 development branch.
@Suite @MainActor struct QueuedSignalGeneratorTests {
    /// Inputs are signals; notes what is generated and what is disposed of.
    @MainActor private final class Work {
        private(set) var generated = 0
        private(set) var disposed = 0
        private(set) lazy var queue = RACDynamicSignalGenerator.generatorWithBlock {
            [unowned self] (input: RACSignal) in
            generated += 1
            return input.doDisposed { [unowned self] in disposed += 1 }
        }
        .serialize()
    }

    private let work = Work()

    @Test("The inner generator is asked when the turn comes")
    func turns() {
        let (first, second) = (RACSubject(), RACSubject())
        var values: [String] = []
        for (name, subject) in [("first", first), ("second", second)] {
            work.queue.signalWithValue(subject).subscribeNext { (value: Int) in values.append("\(name) \(value)") }
        }
        #expect(work.generated == 1)
        first.sendNext(1)
        second.sendNext(2)
        #expect(values == ["first 1"])
        first.sendCompleted()
        #expect(work.generated == 2)
        second.sendNext(3)
        #expect(values == ["first 1", "second 3"])
    }

    @Test("Nothing is generated without a subscription")
    func lazy() {
        _ = work.queue.signalWithValue(RACSignal.return(1))
        #expect(work.generated == 0)
    }

    @Test("A failure and a disposal end a turn, too")
    func otherEnds() {
        let subjects = (0..<3).map { _ in RACSubject() }
        var error: NSError?
        work.queue.signalWithValue(subjects[0]).subscribeError { (failure: NSError) in error = failure }
        let second = work.queue.signalWithValue(subjects[1]).subscribeCompleted {}
        work.queue.signalWithValue(subjects[2]).subscribeCompleted {}
        subjects[0].sendError(CocoaError(.fileNoSuchFile))
        #expect(error?.code == CocoaError.fileNoSuchFile.rawValue)
        #expect(work.generated == 2)
        second.dispose()
        #expect(work.disposed == 2)
        #expect(work.generated == 3)
    }

    @Test("A subscription that is disposed of while it waits loses its turn")
    func cancelledTurn() {
        let first = RACSubject()
        work.queue.signalWithValue(first).subscribeCompleted {}
        work.queue.signalWithValue(RACSignal.return(1)).subscribeCompleted {}.dispose()
        var isLastDone = false
        work.queue.signalWithValue(RACSignal.empty()).subscribeCompleted { isLastDone = true }
        first.sendCompleted()
        #expect(isLastDone)
        #expect(work.generated == 2)
    }

    @Test("executing is true while a subscription waits or runs")
    func executing() {
        var executing: [Bool] = []
        work.queue.executing.subscribeNext { (isExecuting: Bool) in executing.append(isExecuting) }
        let first = RACSubject()
        work.queue.signalWithValue(first).subscribeCompleted {}
        let second = work.queue.signalWithValue(RACSubject()).subscribeCompleted {}
        first.sendCompleted()
        #expect(executing == [false, true])
        second.dispose()
        #expect(executing == [false, true, false])
    }

    @Test("enqueuedSignals sends what subscriptions receive, and subscribes to nothing")
    func enqueuedSignals() {
        var events: [String] = []
        work.queue.enqueuedSignals.subscribeNext { (signal: RACSignal) in
            signal.subscribeNext({ (value: Int) in events.append("\(value)") }, completed: { events.append("over") })
        }
        let subject = RACSubject()
        let subscription = work.queue.signalWithValue(subject).subscribeCompleted {}
        subject.sendNext(1)
        subscription.dispose()
        #expect(events == ["1", "over"])
        #expect(work.generated == 1)
    }

    @Test("Signals of the generator complete when it goes")
    func end() {
        var ends: [String] = []
        do {
            let queue = RACSignal.return(1).signalGenerator().serialize()
            queue.executing.subscribeCompleted { ends.append("executing") }
            queue.enqueuedSignals.subscribeCompleted { ends.append("enqueuedSignals") }
            queue.signalWithValue(nil).subscribeCompleted { ends.append("signal") }
        }
        #expect(ends.sorted() == ["enqueuedSignals", "executing", "signal"])
    }

    @Test("A signal that is subscribed to during a delivery waits for its turn")
    func reentrancy() {
        var values: [Int] = []
        let queue = RACDynamicSignalGenerator.generatorWithBlock { (number: Int) in .return(number) }.serialize()
        queue.signalWithValue(1).subscribeNext { (value: Int) in
            queue.signalWithValue(2).subscribeNext { (value: Int) in values.append(value) }
            values.append(value)
        }
        #expect(values == [1, 2])
    }

    @Test("A long line runs in constant stack")
    func longLine() {
        let gate = RACSubject()
        var count = 0
        let queue = RACDynamicSignalGenerator.generatorWithBlock { (signal: RACSignal) in signal }.serialize()
        queue.signalWithValue(gate).subscribeCompleted {}
        for _ in 0..<20_000 { queue.signalWithValue(RACSignal.empty()).subscribeCompleted { count += 1 } }
        gate.sendCompleted()
        #expect(count == 20_000)
    }

    @Test("Threads get their turns one at a time")
    func threads() async {
        let counts = Guarded((running: 0, most: 0, done: 0))
        let queue = RACDynamicSignalGenerator.generatorWithBlock { _ in
            RACSignal.defer {
                counts.withLock {
                    $0.running += 1
                    $0.most = max($0.most, $0.running)
                }
                return RACSignal.empty().doDisposed { counts.withLock { $0.running -= 1 } }
            }
        }
        .serialize()
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            queue.signalWithValue(nil).subscribeCompleted { counts.withLock { $0.done += 1 } }
        }
        #expect(await eventually { counts.withLock { $0.done } == 200 })
        #expect(counts.withLock { $0.most } == 1)
        #expect(counts.withLock { $0.running } == 0)
    }
}
