import RxCompat
import StreamCore
import Testing

extension RxTests {
    @Suite struct BridgingTests {
        @Test("An observable is a producer, and back")
        func roundTrip() {
            let log = Lines()
            Observable.of(1, 2).producer.map { $0 * 10 }.startWithResult { log((try? $0.get()) ?? -1) }
            #expect(log.text == "10 20")
            let back = SignalProducer<Int, Never>([1, 2]).observable
            #expect(lines(back) == "1 2 completed disposed")
            #expect(lines(SignalProducer<Int, TestError>(error: .first).observable) == "error(first) disposed")
        }

        @Test("Disposal passes in both directions")
        func disposal() {
            let log = Lines()
            let subject = PublishSubject<Int>()
            let start = subject.producer.startWithResult { _ in log("value") }
            #expect(subject.hasObservers)
            start.dispose()
            #expect(!subject.hasObservers)
            let producer = SignalProducer<Int, Never> { _, lifetime in lifetime.observeEnded { log("ended") } }
            log.follow(producer.observable).dispose()
            #expect(log.text == "ended disposed")
        }
    }
}
