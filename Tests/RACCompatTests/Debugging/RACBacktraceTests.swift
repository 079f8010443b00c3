import Foundation
import RACCompat
import Testing

/// Each test has a process of its own: the switch is of the whole process, and blocks of other tests would carry
/// backtraces, too.
@Suite(.takesTurns) struct RACBacktraceTests {
    @Test func theChainOfAThreeHopSignalNamesTheFunctionThatSubscribed() async {
        await #expect(processExitsWith: .success) { try BacktraceChecks.theChainNamesTheFunctionThatSubscribed() }
    }

    @Test func delayedRepeatedAndVirtualBlocksCarryBacktraces() async {
        await #expect(processExitsWith: .success) { BacktraceChecks.delayedRepeatedAndVirtualBlocksCarryBacktraces() }
    }

    @Test func aBlockEndsItsChain() async {
        await #expect(processExitsWith: .success) { BacktraceChecks.aBlockEndsItsChain() }
    }

    @Test func anEndlessChainKeepsItsNewestHops() async {
        await #expect(processExitsWith: .success) { BacktraceChecks.anEndlessChainKeepsItsNewestHops() }
    }

    @Test func switchedOffThereIsNone() async {
        await #expect(processExitsWith: .success) { BacktraceChecks.switchedOffThereIsNone() }
    }

    @Test func theEnvironmentSwitchesItOn() async {
        await #expect(processExitsWith: .success) {
            setenv("RAC_BACKTRACE", "1", 1)
            precondition(RACBacktrace.current?.hops.count == 1)
        }
    }
}

private enum BacktraceChecks {
    private static func enabled<Result>(_ body: () -> Result) -> Result {
        RACBacktrace.isEnabled = true
        defer { RACBacktrace.isEnabled = false }
        return body()
    }

    /// The backtrace inside the handler of a signal that hops three times; `begin` subscribes.
    private static func backtraceAfterThreeHops(_ begin: (RACSignal, @escaping (Any?) -> Void) -> Void) -> RACBacktrace?
    {
        let backtrace = Box<RACBacktrace?>(nil)
        waitForSignal { signal in
            let hops = RACSignal.return(1).subscribeOn(.scheduler()).deliverOn(.scheduler()).deliverOn(.scheduler())
            begin(hops) { _ in
                backtrace.value = .current
                signal()
            }
        }
        return backtrace.value
    }

    /// The optimizer would leave no function of this name.
    @inline(never)
    static func theChainNamesTheFunctionThatSubscribed() throws {
        let captured = enabled { backtraceAfterThreeHops { signal, handle in signal.subscribeNext(handle) } }
        let backtrace = try #require(captured)
        // From an unknown thread a subscription is a hop of its own.
        #expect(backtrace.hops.count == 5)
        func naming(_ hop: RACBacktraceHop) -> Bool {
            hop.functionNames.contains { $0.contains("theChainNamesTheFunctionThatSubscribed") }
        }
        #expect(backtrace.hops.last.map(naming) == true)
        #expect(backtrace.hops.dropLast().contains(where: naming) == false)
        #expect(backtrace.description.contains("theChainNamesTheFunctionThatSubscribed"))
        #expect(backtrace.description.components(separatedBy: "\nscheduled by\n").count == 5)
    }

    static func delayedRepeatedAndVirtualBlocksCarryBacktraces() {
        func hopCount(_ schedule: (@escaping () -> Void) -> RACDisposable?) -> Int? {
            let hops = Box<Int?>(nil)
            let disposable = Box<RACDisposable?>(nil)
            waitForSignal { signal in
                disposable.value = schedule {
                    guard hops.value == nil else { return }
                    hops.value = RACBacktrace.current?.hops.count
                    signal()
                }
            }
            disposable.value?.dispose()
            return hops.value
        }
        let scheduler = RACScheduler.scheduler()
        enabled {
            #expect(hopCount { scheduler.afterDelay(0.001, schedule: $0) } == 2)
            #expect(hopCount { scheduler.after(Date(), schedule: $0) } == 2)
            #expect(hopCount { scheduler.after(Date(), repeatingEvery: 0.01, withLeeway: 0, schedule: $0) } == 2)
            #expect(
                hopCount { block in
                    let virtual = RACTestScheduler()
                    let disposable = virtual.afterDelay(5, schedule: block)
                    virtual.stepAll()
                    return disposable
                } == 2)
        }
    }

    static func aBlockEndsItsChain() {
        let scheduler = RACTestScheduler()
        enabled {
            scheduler.schedule {}
            scheduler.stepAll()
            #expect(RACBacktrace.current?.hops.count == 1)
        }
    }

    static func anEndlessChainKeepsItsNewestHops() {
        let scheduler = RACTestScheduler()
        var counts: [Int] = []
        enabled {
            scheduler.scheduleRecursiveBlock { reschedule in
                counts.append(RACBacktrace.current?.hops.count ?? 0)
                if counts.count < 2 * RACBacktrace.maximumHopCount { reschedule() }
            }
            scheduler.stepAll()
        }
        #expect(counts.prefix(2) == [2, 3])
        #expect(counts.last == RACBacktrace.maximumHopCount)
    }

    static func switchedOffThereIsNone() {
        var backtrace = enabled { RACBacktrace.current }
        #expect(backtrace != nil)
        let scheduler = RACTestScheduler()
        scheduler.schedule { backtrace = .current }
        scheduler.stepAll()
        #expect(backtrace == nil)
    }
}
