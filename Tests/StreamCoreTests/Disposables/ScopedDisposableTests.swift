import StreamCore
import StreamTesting
import Testing

@Suite struct ScopedDisposableTests {
    @Test("A scoped disposable disposes when it is released")
    func disposesOnRelease() {
        let spy = DisposableSpy()
        do {
            let scope = ScopedDisposable(spy)
            #expect(scope.inner === spy)
            #expect(!scope.isDisposed)
        }
        #expect(spy.disposalCount == 1)
    }

    @Test("Disposing a scoped disposable disposes its inner disposable")
    func disposesOnDemand() {
        let inner = AnyDisposable()
        let scope = ScopedDisposable(inner)
        scope.dispose()
        #expect(scope.isDisposed)
        #expect(inner.isDisposed)
    }

    @Test("A disposable of unknown type can be scoped")
    func scopesAny() {
        let spy = DisposableSpy()
        let unknown: any Disposable = spy
        do {
            let scope = ScopedDisposable<AnyDisposable>(unknown)
            #expect(!scope.isDisposed)
        }
        #expect(spy.disposalCount == 1)
    }

    @Test("Members are added to a scoped container")
    func addsToComposite() {
        let log = Recorder()
        do {
            let scope = ScopedDisposable(CompositeDisposable())
            scope += DisposableSpy("member", log)
            let removal = scope += DisposableSpy("removed", log)
            scope += { log.note("action") }
            removal?.dispose()
        }
        #expect(log.history == "member action")
    }

    @Test("A bag disposes of what was added, in order, when it is released")
    func bag() {
        let log = Recorder()
        do {
            let bag = ScopedDisposable()
            bag += DisposableSpy("first", log)
            bag += { log.note("second") }
            #expect(log.history.isEmpty)
        }
        #expect(log.history == "first second")
    }

    @Test("The content of a scoped serial disposable is replaced")
    func replacesInSerial() {
        let first = DisposableSpy()
        let second = DisposableSpy()
        do {
            let scope = ScopedDisposable(SerialDisposable(first))
            #expect((scope.inner as (any Disposable)?) === first)
            scope.inner = second
            #expect(first.disposalCount == 1)
            #expect(second.disposalCount == 0)
        }
        #expect(second.disposalCount == 1)
    }
}
