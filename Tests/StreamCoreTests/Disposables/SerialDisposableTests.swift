import Dispatch
import StreamCore
import Synchronization
import Testing

@Suite(.takesTurns) struct SerialDisposableTests {
    @Test("Setting another disposable disposes the one before")
    func replaces() {
        let first = DisposableSpy()
        let second = DisposableSpy()
        let serial = SerialDisposable(first)
        #expect(serial.inner === first)
        serial.inner = second
        #expect(first.disposalCount == 1)
        #expect(second.disposalCount == 0)
        #expect(serial.inner === second)
        serial.inner = nil
        #expect(second.disposalCount == 1)
        #expect(!serial.isDisposed)
    }

    @Test("A serial disposable disposes and releases its inner disposable, once")
    func disposes() {
        let spy = DisposableSpy()
        let serial = SerialDisposable(spy)
        serial.dispose()
        serial.dispose()
        #expect(serial.isDisposed)
        #expect(serial.inner == nil)
        #expect(spy.disposalCount == 1)
    }

    @Test("A disposable set on a disposed serial disposable is disposed at once and not retained")
    func disposesLate() {
        let serial = SerialDisposable()
        serial.dispose()
        let spy = DisposableSpy()
        serial.inner = spy
        #expect(spy.disposalCount == 1)
        #expect(serial.inner == nil)
    }

    @Test("A disposable may set another on its serial disposable while it is disposed")
    func isReentrant() {
        let serial = SerialDisposable()
        let late = DisposableSpy()
        serial.inner = AnyDisposable { serial.inner = late }
        serial.dispose()
        #expect(late.disposalCount == 1)
    }

    @Test("Eight threads that set while one of them disposes leave nothing undisposed")
    func losesNothingForThreads() {
        let disposed = Atomic<Int>(0)
        for _ in 0..<500 {
            let serial = SerialDisposable()
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for step in 0..<16 {
                    serial.inner = AnyDisposable { disposed.add(1, ordering: .relaxed) }
                    if thread == 3, step == 4 { serial.dispose() }
                }
            }
        }
        #expect(disposed.load(ordering: .relaxed) == 500 * 8 * 16)
    }
}
