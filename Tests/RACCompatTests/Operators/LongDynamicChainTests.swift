import Foundation
import RACCompat
import Testing

/// Chains of 40,000 operators are built, subscribed to, sent to, ended and released on a thread of 512 KiB, as those of
/// dispatch queues are on other platforms, where 40,000 calls do not fit, however small; a fifth of that, which would not fit
/// either, where they end in other ways.
///
/// What they send is what chains of three send. One test at a time: some take several hundred megabytes.
@Suite(.serialized, .takesTurns) struct LongDynamicChainTests {
    private static let length: Int = {
        #if DEBUG
            many(20_000)
        #else
            many(40_000)
        #endif
    }()

    /// What happens to a chain.
    enum Story: CaseIterable {
        case completed, failed, disposed, synchronous, released

        /// Plays it on a chain of `count` operators, and returns what was sent.
        func play(_ count: Int, _ operation: ChainCase) -> [String] {
            var events: [String] = []
            weak var source: RACSignal?
            let live = LiveCount()
            inVirtualTime { scheduler in
                let input = self == .synchronous ? nil : RACSubject()
                let root = input ?? RACSignal.return(1)
                source = input
                var signal = root
                let held = Tracked(live)
                signal = signal.map { held.pass($0) }
                for _ in 0..<count { signal = operation.build(signal) }
                // Further than all delays together.
                let run = { scheduler.advance(to: scheduler.now.addingTimeInterval(500_000)) }
                if self == .released { return run() }
                let subscription = signal.subscribeNext(
                    { events.append("next \(text($0))") }, error: { events.append("error \(text($0))") },
                    completed: { events.append("completed") })
                run()
                input?.sendNext(1)
                run()
                switch self {
                case .completed: input?.sendCompleted()
                case .failed: input?.sendError(nil)
                default: subscription.dispose()
                }
                run()
                events.append(subscription.isDisposed ? "over" : "open")
                // A chain that retries or repeats subscribes again, and keeps its source until disposal.
                subscription.dispose()
            }
            events.append(source == nil && live.now == 0 ? "released" : "kept")
            return events
        }
    }

    @Test("A long chain needs no stack of its thread", arguments: ChainCase.all)
    func needsNoStack(operation: ChainCase) {
        onThread(stackSize: 512 << 10, seconds: 600) {
            SignalNames.with(false) {
                for story in Story.allCases {
                    let short = story.play(3, operation)
                    let long = story.play(story == .completed ? Self.length : Self.length / 5, operation)
                    #expect(long == short, "\(operation), \(story)")
                    #expect(short.last == "released", "\(operation), \(story)")
                }
            }
        }
    }

    @Test("Every file of operators has a chain, or a reason for none")
    func coversAllFiles() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/RACCompat/Operators").standardized
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .map { $0.replacing(".swift", with: "") }
        let covered = Set(ChainCase.all.map(\.file)).subtracting([""])
        #expect(covered.union(ChainCase.reasons.keys) == Set(files))
        #expect(covered.isDisjoint(with: ChainCase.reasons.keys))
    }

    @Test("A long chain of main-thread hops runs in one turn of the main queue")
    func runsOnMainQueue() {
        let events = Box<[String]>([])
        waitForSignal { done in
            DispatchQueue.main.async {
                SignalNames.with(false) {
                    let subject = RACSubject()
                    var signal: RACSignal = subject
                    for _ in 0..<Self.length { signal = signal.deliverOnMainThread() }
                    let subscription = signal.subscribeNext { value in
                        let isOnMain = RACScheduler.currentScheduler() === RACScheduler.mainThreadScheduler()
                        events.mutate { $0.append("\(text(value)) \(isOnMain)") }
                    }
                    subject.sendNext(1)
                    subscription.dispose()
                    subject.sendNext(2)
                }
                done()
            }
        }
        #expect(events.value == ["1 true"])
    }

    /// Every level sends and cleans up visibly: on another stack it does so in the same order.
    @Test("The order of clean-up does not depend on the stack")
    func keepsOrder() {
        func log(stackSize: Int) -> [String] {
            var log: [String] = []
            onThread(stackSize: stackSize) {
                inVirtualTime { _ in
                    let subject = RACSubject()
                    var signal: RACSignal = subject
                    for level in 0..<many(5_000) {
                        let upstream = signal
                        signal = .createSignal { subscriber in
                            log.append("begin \(level)")
                            let subscription = upstream.subscribe(subscriber)
                            log.append("began \(level)")
                            return RACDisposable {
                                log.append("clean up \(level)")
                                subscription?.dispose()
                                log.append("clean \(level)")
                            }
                        }
                        .doNext { _ in log.append("next \(level)") }
                        .finally { log.append("finally \(level)") }
                    }
                    signal.take(2).subscribeNext({ _ in log.append("next") }, completed: { log.append("completed") })
                    subject.sendNext(1)
                    subject.sendNext(2)
                }
            }
            return log
        }
        #expect(log(stackSize: 256 << 10) == log(stackSize: 512 << 20))
    }

    @Test("flattenMap into itself goes as deep as memory, on a stack of 512 KiB")
    func flattensIntoItself() {
        let levels = many(200_000)
        func level(_ remaining: Any?) -> RACSignal {
            let remaining = remaining as? Int ?? 0
            return remaining == 0
                ? RACSignal.return(levels) : RACSignal.return(remaining - 1).flattenMap { level($0) }
        }
        var events: [String] = []
        onThread(stackSize: 512 << 10) {
            inVirtualTime { _ in
                level(levels).subscribeNext({ events.append(text($0)) }, completed: { events.append("completed") })
            }
        }
        #expect(events == ["\(levels)", "completed"])
    }

    @Test("Subjects that are subscribed to one another need no stack")
    func forwardsThroughSubjects() {
        var events: [String] = []
        onThread(stackSize: 512 << 10) {
            inVirtualTime { _ in
                let first = RACSubject()
                var last = first
                for _ in 0..<Self.length {
                    let next = RACReplaySubject(capacity: 1)
                    last.subscribe(next)
                    last = next
                }
                last.subscribeNext({ events.append(text($0)) }, completed: { events.append("completed") })
                first.sendNext(1)
                first.sendCompleted()
            }
        }
        #expect(events == ["1", "completed"])
    }

    @Test("Threads of the global queues take chains of that length, at once")
    func runsOnQueues() {
        let counts = Box<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            SignalNames.with(false) {
                inVirtualTime { _ in
                    let subject = RACSubject()
                    var signal: RACSignal = subject
                    for _ in 0..<Self.length { signal = signal.map { $0 } }
                    var count = 0
                    let subscription = signal.subscribeNext { _ in count += 1 }
                    for value in 0..<3 { subject.sendNext(value) }
                    subscription.dispose()
                    counts.mutate { $0.append(count) }
                }
            }
        }
        #expect(counts.value == [3, 3, 3, 3])
    }
}
