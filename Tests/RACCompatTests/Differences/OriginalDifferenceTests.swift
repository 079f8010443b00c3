import Foundation
import RACCompat
import StreamTesting
import Testing

/// What `RACCompat` does otherwise than the original, on purpose.
@Suite(.takesTurns) struct OriginalDifferenceTests {
    private struct Point: Equatable {
        let left: Int
        let top: Int
    }

    @Test func valuesOfSwiftTypesAreComparedByTheirOwnEquality() {
        var received: [Point] = []
        let points = RACSubject.subject()
        RACTestScheduler().performAsCurrentScheduler {
            points.distinctUntilChanged().subscribeNext { value in
                if let point = value as? Point { received.append(point) }
            }
            points.sendNext(Point(left: 1, top: 2))
            points.sendNext(Point(left: 1, top: 2))
            points.sendNext(Point(left: 2, top: 2))
        }
        #expect(received == [Point(left: 1, top: 2), Point(left: 2, top: 2)])
    }

    @Test func numbersOfDifferentTypesAreEqual() {
        var received: [String] = []
        let numbers = RACSubject.subject()
        RACTestScheduler().performAsCurrentScheduler {
            numbers.ignore(1).subscribeNext { received.append("\($0 ?? "nil")") }
            numbers.sendNext(1)
            numbers.sendNext(1.0)
            numbers.sendNext(UInt8(1))
            numbers.sendNext(2.0)
        }
        #expect(received == ["2.0"])
    }

    @Test func aNilInsideAnOptionalIsNil() {
        var areNil: [Bool] = []
        let subject = RACSubject.subject()
        subject.subscribeNext { areNil.append($0 == nil) }
        let name: String? = nil
        subject.sendNext(name)
        subject.sendNext(name as Any)
        subject.sendNext("name" as String?)
        #expect(areNil == [true, true, false])
    }

    @Test func countsAreInt() {
        #expect(RACReplaySubjectUnlimitedCapacity == Int.max)
        let _: (RACSignal) -> (Int) -> RACSignal = RACSignal.take
        let _: (RACSignal) -> (Int) -> RACSignal = RACSignal.skip
        let _: (RACSignal) -> (Int) -> RACSignal = RACSignal.takeLast
        let _: (RACSignal) -> (Int) -> RACSignal = RACSignal.retry
    }

    @Test func releasingASubjectCleansUpAfterItsSubscribers() {
        var log: [String] = []
        var subject: RACSubject? = RACSubject.subject()
        let live = LiveCount()
        do {
            let numbers = RACSignal.createSignal { [weak subject] subscriber in
                subject?.subscribe(subscriber)
                return RACDisposable { log.append("cleaned up") }
            }
            let held = Tracked(live)
            RACTestScheduler().performAsCurrentScheduler {
                numbers.subscribeNext { log.append("\(held.pass($0) ?? "nil")") }
            }
        }
        subject?.sendNext(1)
        #expect(log == ["1"])
        #expect(live.now == 1)
        subject = nil
        #expect(log == ["1", "cleaned up"])
        #expect(live.now == 0)
    }

    @Test func aSendFromAnotherThreadIsDeliveredByTheThreadThatDelivers() {
        let subject = RACSubject.subject()
        var received: [Int] = []
        var threads: [Thread] = []
        let isSent = DispatchSemaphore(value: 0)
        subject.subscribeNext { value in
            threads.append(Thread.current)
            received.append(value as? Int ?? 0)
            guard received.count == 1 else { return }
            Thread.detachNewThread {
                subject.sendNext(2)
                isSent.signal()
            }
            // The other thread does not wait for this delivery, so it cannot deadlock with it.
            #expect(isSent.wait(timeout: .now() + 600) == .success)
            #expect(received == [1])
        }
        subject.sendNext(1)
        #expect(received == [1, 2])
        #expect(threads.first === threads.last)
    }

    @Test func aReplayGoesOverTheValuesOfTheMoment() {
        let subject = RACReplaySubject()
        subject.sendNext(1)
        subject.sendNext(2)
        var received: [Int] = []
        RACTestScheduler().performAsCurrentScheduler {
            subject.subscribeNext { value in
                received.append(value as? Int ?? 0)
                if received.count == 1 { subject.sendNext(3) }
            }
        }
        #expect(received == [1, 2])
        var later: [Int] = []
        RACTestScheduler().performAsCurrentScheduler {
            subject.subscribeNext { later.append($0 as? Int ?? 0) }
        }
        #expect(later == [1, 2, 3])
    }

    @Test func numberedTuplesHaveOneClassWhateverTheyHold() throws {
        // Type parameters would be looked at by casts: what zipWith sends would be no pair of String and Int.
        var pairs: [Any?] = []
        RACTestScheduler().performAsCurrentScheduler {
            RACSignal.return("Ann").zipWith(.return(30)).subscribeNext { pairs.append($0) }
        }
        let (name, age) = try #require(pairs.first as? RACTwoTuple).values(as: String.self, Int.self)
        #expect(name == "Ann" && age == 30)
        #expect(type(of: RACTuplePack("Ann", 30)) == type(of: RACTuplePack(1, nil)))
    }

    @Test func reduceBlocksTakeTypedParameters() {
        var received: [String] = []
        let names = RACSubject.subject()
        let ages = RACSubject.subject()
        RACTestScheduler().performAsCurrentScheduler {
            RACSignal.combineLatest([names, ages]) { (name: String?, age: Int) in "\(name ?? "?"), \(age)" }
                .subscribeNext { received.append("\($0 ?? "nil")") }
            names.sendNext(nil)
            ages.sendNext(30)
            names.sendNext("Ann")
        }
        #expect(received == ["?, 30", "Ann, 30"])
    }

    @Test func aReduceBlockWithTheWrongParametersStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            RACTestScheduler().performAsCurrentScheduler {
                RACSignal.zip([.return(1), .return("two")]) { (first: Int, second: Int) in first + second }
                    .subscribeNext { _ in }
            }
        }
    }

    @Test func blocksThatTookAnErrorPointerThrow() {
        struct Unwanted: Error {}
        var failures: [Bool] = []
        RACTestScheduler().performAsCurrentScheduler {
            RACSignal.return(1).tryMap { _ in throw Unwanted() }.subscribeError { failures.append($0 is Unwanted) }
            RACSignal.return(1).try { _ in false }.subscribeError { failures.append($0 == nil) }
            RACSignal.try { nil }.subscribeError { failures.append($0 == nil) }
        }
        #expect(failures == [true, true, true])
    }

    /// Counts what is asked of it by date.
    private final class DateCounter: RACQueueScheduler, @unchecked Sendable {  // used by one test
        var count = 0

        override func after(_ date: Date, schedule block: @escaping () -> Void) -> RACDisposable? {
            count += 1
            return super.after(date, schedule: block)
        }
    }

    @Test func aDelayIsNotADate() {
        let scheduler = DateCounter(name: nil, queue: DispatchQueue(label: "dates"))
        waitForSignal { signal in
            scheduler.afterDelay(0) { signal() }
        }
        #expect(scheduler.count == 0)
    }

    @Test func subscribingAlwaysReturnsADisposable() {
        RACTestScheduler().performAsCurrentScheduler {
            let signals = [RACSignal.empty(), .return(1), .error(nil)]
            #expect(signals.allSatisfy { $0.subscribe(RACSubject()) != nil })
        }
    }

    /// A block of the original that asked its owner, which had gone, returned nil.
    @Test func theBlockOfACommandReturnsASignal() {
        final class Owner {
            func load(_ input: Any?) -> RACSignal { .return(input) }
        }
        let log = Recorder()
        let command: RACCommand
        do {
            let owner = Owner()
            command = RACCommand { [weak owner] input in owner?.load(input) ?? .return("nobody") }
        }
        log.subscribe(to: command.execute(1))
        #expect(log.wait(for: "completed"))
        #expect(log.entries == ["nobody", "completed"])
    }
}
