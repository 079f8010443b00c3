import Foundation
import RACCompat
import StreamCore
import Testing

/// These run in blocks of the main queue, which that queue cannot be run from: the hardest place.
@Suite @MainActor struct AsynchronousTests {
    private enum Failure: Error, Equatable { case first }

    /// Subscribes on a new scheduler, and sends `events` there.
    private static func elsewhere(_ events: @escaping (any RACSubscriber) -> Void) -> RACSignal {
        RACSignal.createSignal { subscriber in RACScheduler.scheduler().schedule { events(subscriber) } }
    }

    @Test func aValueOfAnotherThreadArrives() throws {
        let value = try Self.elsewhere { $0.sendNext(1) }.asynchronousFirstOrDefault(nil)
        #expect(value as? Int == 1)
    }

    @Test func aDelayedValueArrives() throws {
        #expect(try RACSignal.return(1).delay(0.01).asynchronousFirstOrDefault(nil) as? Int == 1)
    }

    @Test("Delayed events keep their order") func order() throws {
        let numbers = Box<[Int]>([])
        let source = RACSignal.createSignal { subscriber in
            for number in 0..<1000 { subscriber.sendNext(number) }
            subscriber.sendCompleted()
            return nil
        }
        try source.delay(0.001).doNext { value in numbers.mutate { $0.append(int(value)) } }
            .asynchronouslyWaitUntilCompleted()
        #expect(numbers.value == Array(0..<1000))
    }

    @Test func aValueThatHopsToTheMainThreadArrivesThere() throws {
        let isOnMain = try Self.elsewhere { $0.sendNext(1) }.deliverOnMainThread().map { _ in MainQueue.isCurrent }
            .asynchronousFirstOrDefault(nil)
        #expect(isOnMain as? Bool == true)
    }

    @Test func aTimerOfTheMainSchedulerRuns() throws {
        let count = Box(0)
        let ticks = RACSignal.interval(0.005, onScheduler: .mainThreadScheduler()).take(3)
            .doNext { _ in count.value += 1 }
        try ticks.asynchronouslyWaitUntilCompleted()
        #expect(count.value == 3)
    }

    @Test func aDisposedTimerOfTheMainSchedulerStops() throws {
        let main = RACScheduler.mainThreadScheduler()
        let runs = Box(0)
        let signal = RACSignal.createSignal { subscriber in
            let timer = RACSerialDisposable()
            timer.disposable = main.after(Date(), repeatingEvery: 0.001, withLeeway: 0) {
                runs.value += 1
                timer.dispose()
            }
            // Long enough for many more ticks.
            main.afterDelay(0.05) { subscriber.sendCompleted() }
            return timer
        }
        try signal.asynchronouslyWaitUntilCompleted()
        #expect(runs.value == 1)
    }

    /// A signal of 1, 2 and 3 that arrive on the main queue.
    enum Arrival: CaseIterable {
        case deliverOnMainThread, deliverOnMainScheduler, delay

        @MainActor func numbers(_ source: RACSignal) -> RACSignal {
            switch self {
            case .deliverOnMainThread: source.deliverOnMainThread()
            case .deliverOnMainScheduler: source.deliverOn(.mainThreadScheduler())
            case .delay: source.deliverOn(.mainThreadScheduler()).delay(0)
            }
        }
    }

    @Test("A block that awaits another signal is overtaken by no value and no end", arguments: Arrival.allCases)
    func keepsOrderDuringWaits(arrival: Arrival) throws {
        let numbers = arrival.numbers(
            Self.elsewhere { subscriber in
                for number in 1...3 { subscriber.sendNext(number) }
                subscriber.sendCompleted()
            })
        let ten = Self.elsewhere { $0.sendNext(10) }.deliverOnMainThread()
        let awaited = Box<[Int]>([])
        let sum: (Any?) -> Int = { number in
            let sum = int(number) + int(ten.asynchronousFirstOrDefault(nil, success: nil, error: nil))
            awaited.mutate { $0.append(sum) }
            return sum
        }
        let mapped = try numbers.map { sum($0) }.collect().asynchronousFirstOrDefault(nil)
        #expect(mapped as? [Int] == [11, 12, 13])
        let same = try numbers.doNext { _ = sum($0) }.collect().asynchronousFirstOrDefault(nil)
        #expect(same as? [Int] == [1, 2, 3])
        #expect(awaited.value == [11, 12, 13, 11, 12, 13])
    }

    @Test func blocksOfTheMainSchedulerKeepTheirOrder() throws {
        let order = Box<[String]>([])
        let main = RACScheduler.mainThreadScheduler()
        main.schedule { order.mutate { $0.append("before") } }
        let signal = RACSignal.createSignal { subscriber in
            main.schedule {
                order.mutate { $0.append("during") }
                subscriber.sendCompleted()
            }
        }
        try signal.asynchronouslyWaitUntilCompleted()
        #expect(order.value == ["before", "during"])
    }

    @Test func aDisposedBlockOfTheMainSchedulerDoesNotRun() throws {
        let main = RACScheduler.mainThreadScheduler()
        let runs = Box(0)
        main.schedule { runs.value += 1 }?.dispose()
        try RACSignal.return(1).deliverOn(main).asynchronouslyWaitUntilCompleted()
        #expect(runs.value == 0)
    }

    @Test func theDefaultStandsForNoValue() throws {
        #expect(try RACSignal.empty().delay(0.01).asynchronousFirstOrDefault(7) as? Int == 7)
    }

    @Test func theLiteralFormTellsSuccessAndError() {
        var success = true
        var error: (any Error)?
        let failing = Self.elsewhere { $0.sendError(Failure.first) }
        #expect(failing.asynchronousFirstOrDefault(7, success: &success, error: &error) as? Int == 7)
        #expect(!success)
        #expect(error as? Failure == .first)
        #expect(RACSignal.return(1).asynchronousFirstOrDefault(7, success: &success, error: &error) as? Int == 1)
        #expect(success)
        #expect(error == nil)
    }

    @Test func theThrowingFormTellsSuccessAndThrowsTheFailure() {
        var success = true
        #expect(throws: Failure.first) {
            try Self.elsewhere { $0.sendError(Failure.first) }.asynchronousFirstOrDefault(7, success: &success)
        }
        #expect(!success)
        #expect(throws: Never.self) { try RACSignal.return(1).asynchronousFirstOrDefault(7, success: &success) }
        #expect(success)
    }

    @Test func aSignalThatTakesTooLongIsTimedOut() {
        var success = true
        var error: (any Error)?
        let value = RACSignal.never().asynchronousFirstOrDefault(7, success: &success, error: &error, timeout: 0.01)
        #expect(value as? Int == 7)
        #expect(!success)
        #expect((error as? NSError)?.domain == RACSignalErrorDomain)
        #expect((error as? NSError)?.code == RACSignalErrorTimedOut)
    }

    @Test func waitingForACompletionThatTakesTooLongIsTimedOut() {
        var error: (any Error)?
        #expect(!RACSignal.never().asynchronouslyWaitUntilCompleted(&error, timeout: 0.01))
        #expect((error as? NSError)?.code == RACSignalErrorTimedOut)
        #expect(throws: NSError.self) { try RACSignal.never().asynchronouslyWaitUntilCompleted(timeout: 0.01) }
    }

    @Test func theSourceIsDisposedAfterTheFirstValue() throws {
        let disposed = DispatchSemaphore(value: 0)
        let signal = RACSignal.createSignal { subscriber in
            let sending = RACScheduler.scheduler().schedule { subscriber.sendNext(1) }
            return RACDisposable {
                sending?.dispose()
                disposed.signal()
            }
        }
        _ = try signal.asynchronousFirstOrDefault(nil)
        // The sending thread disposes when it has handed the value over.
        #expect(disposed.wait(timeout: .now() + 300) == .success)
    }

    @Test nonisolated func aCallOffTheMainThreadStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            DispatchQueue(label: "other").sync { _ = RACSignal.never().asynchronouslyWaitUntilCompleted(nil) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("-asynchronouslyWaitUntilCompleted:timeout:"))
        #expect(message.contains("main thread"))
    }
}
