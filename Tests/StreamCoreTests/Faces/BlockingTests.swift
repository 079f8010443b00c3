import Dispatch
import StreamCore
import Testing

@Suite(.takesTurns) struct BlockingTests {
    private typealias Producer = SignalProducer<Int, TestFailure>

    @Test("first() gives the first value and stops the work")
    func givesFirst() {
        var isDisposed = false
        #expect(Producer([1, 2]).on(disposed: { isDisposed = true }).first() == .success(1))
        #expect(isDisposed)
        #expect(Producer.empty.first() == nil)
        #expect(Producer(error: .first).first() == .failure(.first))
    }

    @Test("single() gives the value only if there is exactly one")
    func givesSingle() {
        #expect(Producer(value: 1).single() == .success(1))
        #expect(Producer([1, 2]).single() == nil)
        #expect(Producer.empty.single() == nil)
        #expect(Producer(error: .first).single() == .failure(.first))
    }

    @Test("last() gives the last value")
    func givesLast() {
        #expect(Producer([1, 2]).last() == .success(2))
        #expect(Producer.empty.last() == nil)
        #expect(Producer(error: .first).last() == .failure(.first))
    }

    @Test("wait() gives success or the failure; interruption is success")
    func waits() throws {
        #expect(throws: Never.self) { try Producer([1, 2]).wait().get() }
        #expect(throws: Never.self) { try Producer { observer, _ in observer.sendInterrupted() }.wait().get() }
        #expect(throws: TestFailure.first) { try Producer(error: .first).wait().get() }
    }

    @Test("Blocking waits for values from another thread")
    func waitsForOtherThread() {
        let producer = Producer { observer, _ in
            DispatchQueue.global().async {
                observer.send(value: 7)
                observer.sendCompleted()
            }
        }
        #expect(producer.last() == .success(7))
    }
}
