import Foundation
import RACCompat
import Testing

@Suite(.serialized) struct RACBacktraceTests {
    private func enabled<Result>(_ body: () -> Result) -> Result {
        RACBacktrace.isEnabled = true
        defer { RACBacktrace.isEnabled = false }
        return body()
    }

    /// The backtrace inside the handler of a signal that hops three times; `begin` subscribes.
    private func backtraceAfterThreeHops(_ begin: (RACSignal, @escaping (Any?) -> Void) -> Void) -> RACBacktrace? {
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

    @Test func theChainOfAThreeHopSignalNamesTheFunctionThatSubscribed() throws {
        let captured = enabled { backtraceAfterThreeHops { signal, handle in signal.subscribeNext(handle) } }
        let backtrace = try #require(captured)
        // From an unknown thread a subscription is a hop of its own.
        #expect(backtrace.hops.count == 5)
        func naming(_ hop: RACBacktraceHop) -> Bool {
            hop.functionNames.contains { $0.contains("theChainOfAThreeHopSignalNamesTheFunctionThatSubscribed") }
        }
        #expect(backtrace.hops.last.map(naming) == true)
        #expect(backtrace.hops.dropLast().contains(where: naming) == false)
        #expect(backtrace.description.contains("theChainOfAThreeHopSignalNamesTheFunctionThatSubscribed"))
        #expect(backtrace.description.components(separatedBy: "\nscheduled by\n").count == 5)
    }

    @Test func delayedRepeatedAndVirtualBlocksCarryBacktraces() {
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

    @Test func aBlockEndsItsChain() {
        let scheduler = RACTestScheduler()
        enabled {
            scheduler.schedule {}
            scheduler.stepAll()
            #expect(RACBacktrace.current?.hops.count == 1)
        }
    }

    @Test func anEndlessChainKeepsItsNewestHops() {
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

    @Test func switchedOffThereIsNone() {
        var backtrace = enabled { RACBacktrace.current }
        #expect(backtrace != nil)
        let scheduler = RACTestScheduler()
        scheduler.schedule { backtrace = .current }
        scheduler.stepAll()
        #expect(backtrace == nil)
    }

    @Test func theEnvironmentSwitchesItOn() async {
        await #expect(processExitsWith: .success) {
            setenv("RAC_BACKTRACE", "1", 1)
            precondition(RACBacktrace.current?.hops.count == 1)
        }
    }
}
