import Dispatch
import StreamCore
import StreamTesting
import Synchronization
import Testing

@Suite(.takesTurns) struct AnyDisposableTests {
    @Test("An AnyDisposable runs its action once")
    func runsOnce() {
        var runs = 0
        let disposable = AnyDisposable { runs += 1 }
        #expect(runs == 0)
        #expect(!disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        #expect(runs == 1)
        #expect(disposable.isDisposed)
    }

    @Test("Without an action it remembers that it was disposed")
    func remembers() {
        let disposable = AnyDisposable()
        #expect(!disposable.isDisposed)
        disposable.dispose()
        #expect(disposable.isDisposed)
    }

    @Test("An AnyDisposable disposes the disposable that it was made of")
    func forwards() {
        let spy = DisposableSpy()
        let disposable = AnyDisposable(spy)
        disposable.dispose()
        disposable.dispose()
        #expect(spy.disposalCount == 1)
    }

    @Test("Inside the action it is disposed already, and disposing again does nothing")
    func isReentrant() {
        let log = Recorder()
        let serial = SerialDisposable()
        let disposable = AnyDisposable {
            log.note("\(serial.inner?.isDisposed ?? false)")
            serial.inner?.dispose()
        }
        serial.inner = disposable
        disposable.dispose()
        #expect(log.history == "true")
    }

    @Test("The action is released after it has run, though the disposable stays")
    func releasesAction() {
        weak var captured: DisposableSpy?
        let disposable: AnyDisposable
        do {
            let spy = DisposableSpy()
            captured = spy
            disposable = AnyDisposable { spy.dispose() }
        }
        #expect(captured != nil)
        disposable.dispose()
        #expect(captured == nil)
    }

    @Test("Release does not run the action")
    func isNotScoped() {
        var runs = 0
        do { _ = AnyDisposable { runs += 1 } }
        #expect(runs == 0)
    }

    @Test("Eight threads that dispose run the action once")
    func runsOnceForThreads() {
        let runs = Atomic<Int>(0)
        for _ in 0..<500 {
            let disposable = AnyDisposable { runs.add(1, ordering: .relaxed) }
            DispatchQueue.concurrentPerform(iterations: 8) { _ in disposable.dispose() }
        }
        #expect(runs.load(ordering: .relaxed) == 500)
    }

    @Test("The shared one that does nothing says that it is disposed")
    func nothingIsDisposed() {
        #expect(NopDisposable.shared.isDisposed)
        NopDisposable.shared.dispose()
        #expect(NopDisposable.shared.isDisposed)
    }
}
