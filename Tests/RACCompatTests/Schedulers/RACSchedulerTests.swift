import Dispatch
import Foundation
import RACCompat
import Testing

@Suite(.takesTurns) struct RACSchedulerTests {
    private static func everyKind() -> [RACScheduler] {
        [
            .mainThreadScheduler(), .scheduler(), .schedulerWithPriority(RACSchedulerPriorityBackground),
            RACTargetQueueScheduler(name: nil, targetQueue: .global()),
        ]
    }

    @Test(arguments: everyKind())
    func aQueueSchedulerIsCurrentInsideItsBlocks(scheduler: RACScheduler) {
        let current = Box<RACScheduler?>(nil)
        waitForSignal("\(scheduler)") { signal in
            scheduler.schedule {
                current.value = .currentScheduler()
                signal()
            }
        }
        #expect(current.value === scheduler)
    }

    @Test(arguments: everyKind())
    func aDisposedBlockDoesNotRun(scheduler: RACScheduler) {
        let runs = Box(0)
        let gate = DispatchSemaphore(value: 0)
        waitForSignal("\(scheduler)") { signal in
            scheduler.schedule { gate.wait() }
            scheduler.schedule { runs.value += 1 }?.dispose()
            scheduler.after(Date()) { runs.value += 1 }?.dispose()
            scheduler.afterDelay(0) { runs.value += 1 }?.dispose()
            scheduler.schedule { signal() }
            gate.signal()
        }
        #expect(runs.value == 0)
    }

    @Test func blocksRunInOrderOverAConcurrentQueue() {
        let scheduler = RACTargetQueueScheduler(name: "test", targetQueue: .global())
        let order = Box<[Int]>([])
        waitForSignal { signal in
            for number in 0..<1000 { scheduler.schedule { order.value.append(number) } }
            scheduler.schedule { signal() }
        }
        #expect(order.value == Array(0..<1000))
    }

    @Test func aQueueSchedulerHopsEvenFromItself() {
        let scheduler = RACScheduler.scheduler()
        let order = Box<[String]>([])
        waitForSignal { signal in
            scheduler.schedule {
                scheduler.schedule {
                    order.value.append("inner")
                    signal()
                }
                order.value.append("outer")
            }
        }
        #expect(order.value == ["outer", "inner"])
    }

    @Test(arguments: [-1.0, 0, 0.001])
    func datedBlocksRunAndNotInsideTheCall(delay: TimeInterval) {
        let scheduler = RACScheduler.scheduler()
        let order = Box<[String]>([])
        waitForSignal { signal in
            scheduler.schedule {
                scheduler.after(scheduler.now.addingTimeInterval(delay)) {
                    order.value.append("date")
                    scheduler.afterDelay(delay) {
                        order.value.append("delay")
                        signal()
                    }
                    order.value.append("end of date")
                }
                order.value.append("end of block")
            }
        }
        #expect(order.value == ["end of block", "date", "end of date", "delay"])
    }

    @Test func aBlockForTheDistantPastRunsAndOneForTheDistantFutureDoesNot() {
        let scheduler = RACScheduler.scheduler()
        let runs = Box(0)
        waitForSignal { signal in
            scheduler.after(.distantFuture) { runs.value += 1 }
            scheduler.after(.distantPast) { signal() }
        }
        #expect(runs.value == 0)
    }

    @Test(arguments: [true, false])
    func aRepeatingBlockRunsWithoutCurrentSchedulerUntilItIsDisposed(fromDate: Bool) {
        let scheduler = RACScheduler.scheduler()
        let runs = Box(0)
        let hadCurrent = Box(false)
        let serial = RACSerialDisposable()
        waitForSignal { signal in
            let block = {
                runs.value += 1
                hadCurrent.value = RACScheduler.currentScheduler() != nil
                guard runs.value == 3 else { return }
                serial.dispose()
                scheduler.afterDelay(0.02) { signal() }
            }
            // Nothing is left to chance: the timer cannot run before its disposable is in place.
            scheduler.schedule {
                serial.disposable =
                    fromDate
                    ? scheduler.after(Date(), repeatingEvery: 0.001, withLeeway: 0, schedule: block)
                    : scheduler.afterDelay(0, repeatingEvery: 0.001, withLeeway: 0, schedule: block)
            }
        }
        #expect(runs.value == 3)
        #expect(!hadCurrent.value)
    }

    @Test func theCurrentSchedulerIsMainOnTheMainQueueAndNoneOnUnknownOnes() async {
        #expect(onUnknownQueue { RACScheduler.currentScheduler() == nil })
        #expect(onUnknownQueue { !RACScheduler.hasCurrentScheduler })
        let isMain = await MainActor.run { RACScheduler.currentScheduler() === RACScheduler.mainThreadScheduler() }
        #expect(isMain)
    }

    @Test func performingAsCurrentPutsThePreviousSchedulerBack() {
        let isRight = onUnknownQueue {
            let outer = RACTestScheduler()
            let inner = RACTestScheduler()
            var seen: [RACScheduler?] = []
            outer.performAsCurrentScheduler {
                inner.performAsCurrentScheduler { seen.append(.currentScheduler()) }
                seen.append(.currentScheduler())
            }
            seen.append(.currentScheduler())
            return seen.count == 3 && seen[0] === inner && seen[1] === outer && seen[2] == nil
        }
        #expect(isRight)
    }

    @Test func theImmediateSchedulerRunsInsideTheCallAndIsNeverCurrent() {
        let seen = onUnknownQueue {
            var seen: [Bool] = []
            let immediate = RACScheduler.immediateScheduler()
            let disposables = [
                immediate.schedule { seen.append(RACScheduler.currentScheduler() == nil) },
                immediate.after(Date(timeIntervalSinceNow: 0.001)) { seen.append(true) },
                immediate.afterDelay(0.001) { seen.append(true) },
            ]
            return disposables.allSatisfy { $0 == nil } ? seen : []
        }
        #expect(seen == [true, true, true])
    }

    @Test func theSubscriptionSchedulerRunsInsideTheCallWhenASchedulerIsCurrent() {
        let current = RACTestScheduler()
        var seen: RACScheduler?
        current.performAsCurrentScheduler {
            let disposable = RACScheduler.subscriptionScheduler().schedule { seen = .currentScheduler() }
            #expect(disposable == nil)
        }
        #expect(seen === current)
    }

    @Test func theSubscriptionSchedulerHopsToOneSharedSchedulerFromUnknownQueues() {
        let seen = Box<[RACScheduler?]>([])
        waitForSignal { signal in
            onUnknownQueue {
                RACScheduler.subscriptionScheduler().schedule { seen.value.append(.currentScheduler()) }
            }
            onUnknownQueue {
                RACScheduler.subscriptionScheduler().schedule {
                    seen.value.append(.currentScheduler())
                    signal()
                }
            }
        }
        #expect(seen.value.count == 2 && seen.value[0] != nil && seen.value[0] === seen.value[1])
    }

    @Test func namesAreThoseOfTheOriginal() {
        final class Own: RACScheduler, @unchecked Sendable {}
        let prefix = "org.reactivecocoa.ReactiveObjC."
        #expect(RACScheduler.immediateScheduler().name == prefix + "RACScheduler.immediateScheduler")
        #expect(RACScheduler.mainThreadScheduler().name == prefix + "RACScheduler.mainThreadScheduler")
        #expect(RACScheduler.scheduler().name == prefix + "RACScheduler.backgroundScheduler")
        #expect(RACScheduler.subscriptionScheduler().name == prefix + "RACScheduler.subscriptionScheduler")
        #expect(RACTestScheduler().name == prefix + "RACTestScheduler")
        #expect(Own(name: nil).name == prefix + "Own.anonymousScheduler")
        let queue = DispatchQueue(label: "target")
        #expect(
            RACTargetQueueScheduler(name: nil, targetQueue: queue).name == prefix + "RACTargetQueueScheduler(target)")
        #expect(RACScheduler.schedulerWithPriority(RACSchedulerPriorityHigh, name: "n").description.hasSuffix("> n"))
    }

    @Test func prioritiesAreThoseOfGrandCentralDispatch() {
        let priorities = [
            RACSchedulerPriorityHigh, RACSchedulerPriorityDefault, RACSchedulerPriorityLow,
            RACSchedulerPriorityBackground,
        ]
        #expect(priorities.map(\.rawValue) == [2, 0, -2, -32768])
    }
}
