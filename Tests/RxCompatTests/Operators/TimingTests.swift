import Dispatch
import Foundation
import RxCompat
import Testing

extension RxTests {
    @Suite struct TimingTests {
        @Test("Timers and intervals count")
        func timers() {
            var clock = Clock()
            #expect(clock.lines(Observable<Int>.timer(.seconds(3), scheduler: clock.scheduler)) == "3:0 3:completed")
            clock = Clock()
            let interval = Observable<Int>.interval(.seconds(10), scheduler: clock.scheduler).take(3)
            #expect(clock.lines(interval) == "10:0 20:1 30:2 30:completed")
            clock = Clock()
            let timer = Observable<Int>.timer(.seconds(1), period: .seconds(5), scheduler: clock.scheduler)
            #expect(clock.lines(timer, until: 12) == "1:0 6:1 11:2")
        }

        @Test("throttle sends the first, and the latest at the end of the time")
        func throttle() {
            var clock = Clock()
            let values: (Clock) -> Observable<Int> = { $0.source((1, 1), (2, 2), (3, 3), (20, 4), (21, 5), end: 22) }
            #expect(
                clock.lines(values(clock).throttle(.seconds(5), scheduler: clock.scheduler))
                    == "1:1 6:3 20:4 25:5 25:completed")
            clock = Clock()
            #expect(
                clock.lines(values(clock).throttle(.seconds(5), latest: false, scheduler: clock.scheduler))
                    == "1:1 20:4 22:completed")
        }

        @Test("debounce waits for silence, and sends the last value at the end")
        func debounce() {
            let clock = Clock()
            let source = clock.source((1, 1), (2, 2), (20, 3), (30, 4), end: 31)
            #expect(
                clock.lines(source.debounce(.seconds(5), scheduler: clock.scheduler))
                    == "7:2 25:3 31:4 31:completed")
        }

        @Test("delay moves values and completion, not errors")
        func delay() {
            var clock = Clock()
            #expect(
                clock.lines(clock.source((1, 1), (2, 2), end: 3).delay(.seconds(5), scheduler: clock.scheduler))
                    == "6:1 7:2 8:completed")
            clock = Clock()
            let failing = clock.source((1, 1)).concat(Observable.never())
                .take(until: clock.source((2, 0)).map { _ in throw TestError.first })
            #expect(clock.lines(failing.delay(.seconds(5), scheduler: clock.scheduler)) == "2:error(first)")
            clock = Clock()
            #expect(
                clock.lines(Observable.of(1, 2).delaySubscription(.seconds(5), scheduler: clock.scheduler))
                    == "5:1 5:2 5:completed")
        }

        @Test("timeout fails, or goes on with another observable")
        func timeout() {
            var clock = Clock()
            #expect(
                clock.lines(clock.source((1, 1), (4, 2)).timeout(.seconds(5), scheduler: clock.scheduler))
                    == "1:1 4:2 9:error(Sequence timeout.)")
            clock = Clock()
            let other = Observable.of(7, 8)
            #expect(
                clock.lines(
                    clock.source((1, 1), (9, 2)).timeout(.seconds(5), other: other, scheduler: clock.scheduler))
                    == "1:1 6:7 6:8 6:completed")
            clock = Clock()
            #expect(
                clock.lines(clock.source((1, 1), end: 2).timeout(.seconds(5), scheduler: clock.scheduler))
                    == "1:1 2:completed")
        }

        @Test("Nothing that the other observable of timeout sends follows a disposal")
        func timeoutIntoDisposal() {
            let clock = Clock()
            let log = Lines()
            let subscription = SerialDisposable()
            subscription.disposable = Observable<Int>.never()
                .timeout(.seconds(1), other: Observable.of(7, 8), scheduler: clock.scheduler)
                .subscribe(
                    onNext: {
                        log($0)
                        subscription.dispose()
                    }, onCompleted: { log("completed") }, onDisposed: { log("disposed") })
            clock.advance(to: 2)
            #expect(log.text == "7 disposed")
        }

        @Test("take and skip go by time, too")
        func spans() {
            var clock = Clock()
            #expect(
                clock.lines(clock.source((1, 1), (9, 2)).take(for: .seconds(5), scheduler: clock.scheduler))
                    == "1:1 5:completed")
            clock = Clock()
            #expect(
                clock.lines(clock.source((1, 1), (9, 2), end: 10).skip(.seconds(5), scheduler: clock.scheduler))
                    == "9:2 10:completed")
        }

        @Test("Buffers end by time or count")
        func buffer() {
            let clock = Clock()
            let source = clock.source((1, 1), (2, 2), (3, 3), (14, 4), end: 15)
            #expect(
                clock.lines(source.buffer(timeSpan: .seconds(10), count: 2, scheduler: clock.scheduler))
                    == "2:[1, 2] 12:[3] 15:[4] 15:completed")
        }

        @Test("A value that comes while buffer sends an error begins a new buffer")
        func bufferIntoError() {
            let log = Lines()
            let (numbers, failing) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
            let buffers = Observable.combineLatest([numbers, failing]) { $0[0] }
                .buffer(timeSpan: .seconds(9), count: 2, scheduler: HistoricalScheduler())
                .catch { _ in
                    numbers.onNext(2)
                    return .empty()
                }
            _ = log.follow(buffers)
            numbers.onNext(1)
            failing.onError(TestError.first)
            #expect(log.text == "completed disposed")
        }

        @Test("A value that comes while buffer sends its last values joins them")
        func bufferIntoEnd() {
            let log = Lines()
            let source = PublishSubject<Int>()
            // A `first()` that sends lets a further value pass.
            let buffers = source.first().asObservable().map { $0 ?? 0 }
                .buffer(timeSpan: .seconds(9), count: 2, scheduler: HistoricalScheduler())
            _ = buffers.subscribe(onNext: {
                if $0 == [1] { source.onNext(2) }
                log($0)
            })
            source.onNext(1)
            #expect(log.text == "[1, 2] [] [1]")
        }

        @Test("Windows end by time or count")
        func window() {
            let clock = Clock()
            let source = clock.source((1, 1), (2, 2), (3, 3), (14, 4), end: 15)
            let windows = source.window(timeSpan: .seconds(10), count: 2, scheduler: clock.scheduler)
                .enumerated().flatMap { index, window in
                    window.map { "\(index)-\($0)" }.concat(Observable.just("\(index)."))
                }
            #expect(clock.lines(windows) == "1:0-1 2:0-2 2:0. 3:1-3 12:1. 14:2-4 15:2. 15:completed")
        }

        @Test("Events arrive on a scheduler, in order")
        func observeOn() {
            let clock = Clock()
            #expect(clock.lines(Observable.of(1, 2).observe(on: clock.scheduler)) == "0:1 0:2 0:completed")
            #expect(clock.lines(Observable.of(1, 2).subscribe(on: clock.scheduler)) == "100:1 100:2 100:completed")
        }

        @Test("Queues deliver in order, elsewhere")
        func queues() throws {
            let key = DispatchSpecificKey<Int>()
            let queue = DispatchQueue(label: "test")
            queue.setSpecific(key: key, value: 1)
            let scheduler = SerialDispatchQueueScheduler(serialQueue: queue)
            let places = try Observable.of(1, 2, 3).observe(on: scheduler)
                .map { "\($0)-\(DispatchQueue.getSpecific(key: key) ?? 0)" }.toBlocking(timeout: 300).toArray()
            #expect(places == ["1-1", "2-1", "3-1"])
            let concurrent = ConcurrentDispatchQueueScheduler(qos: .default)
            #expect(try Observable.of(1, 2, 3).observe(on: concurrent).toBlocking(timeout: 300).toArray() == [1, 2, 3])
            let operations = OperationQueueScheduler(operationQueue: OperationQueue())
            #expect(try Observable.of(1, 2).subscribe(on: operations).toBlocking(timeout: 300).toArray() == [1, 2])
            let timer = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(2)
            #expect(try timer.toBlocking(timeout: 300).toArray() == [0, 1])
            queue.sync {}
        }

        @Test("delay on a concurrent scheduler loses no value, and keeps the order")
        func concurrentDelay() throws {
            let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
            for _ in 0..<20 {
                let delayed = Observable.range(start: 0, count: 20).delay(.milliseconds(1), scheduler: scheduler)
                #expect(try delayed.toBlocking().toArray() == Array(0..<20))
            }
        }

        @Test("delay sends a burst one by one, an error at once")
        func burst() {
            let clock = TickScheduler()
            let log = Lines()
            let subject = PublishSubject<Int>()
            _ = subject.delay(.seconds(2), scheduler: clock).subscribe(
                onNext: { log("\(clock.clock):\($0)") }, onError: { log("\(clock.clock):\($0)") })
            for number in 1...3 { subject.onNext(number) }
            clock.start()
            #expect(log.text == "2:1 3:2 4:3")
            subject.onNext(4)
            subject.onError(TestError.first)
            clock.start()
            #expect(log.text == "2:1 3:2 4:3 4:first")
        }
    }
}

/// A clock of whole seconds on which what is scheduled by a delay runs a second later at the earliest.
private final class TickScheduler: VirtualTimeScheduler<TickConverter>, @unchecked Sendable {  // of one thread
    init() { super.init(initialClock: 0, converter: TickConverter()) }

    override func adjustScheduledTime(_ time: Int) -> Int { max(time, clock + 1) }
}

private struct TickConverter: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { Date(timeIntervalSince1970: Double(virtualTime)) }
    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970.rounded()) }
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) }
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval.rounded()) }
    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
}
