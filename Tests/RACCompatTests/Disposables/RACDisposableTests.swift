import RACCompat
import Testing

@Suite struct RACDisposableTests {
    @Test func aDisposableWithoutBlockRemembersItsDisposal() {
        let disposable = RACDisposable()
        #expect(!disposable.disposed)
        disposable.dispose()
        #expect(disposable.disposed && disposable.isDisposed)
    }

    @Test func theBlockRunsOnceAndSeesItselfDisposed() {
        var seen: [Bool] = []
        var disposable: RACDisposable?
        disposable = RACDisposable.disposableWithBlock { seen.append(disposable?.isDisposed == true) }
        disposable?.dispose()
        disposable?.dispose()
        #expect(seen == [true])
        disposable = nil
    }

    @Test func deallocationDoesNotDispose() {
        var runs = 0
        do { _ = RACDisposable { runs += 1 } }
        #expect(runs == 0)
    }

    @Test func disposalReleasesTheBlock() {
        final class Token {}
        weak var weakToken: Token?
        let disposable: RACDisposable
        do {
            let token = Token()
            weakToken = token
            disposable = RACDisposable { withExtendedLifetime(token) {} }
        }
        #expect(weakToken != nil)
        disposable.dispose()
        #expect(weakToken == nil)
    }

    @Test func aScopedDisposableDisposesWhenItIsReleased() {
        let inner = RACDisposable()
        var scoped: RACScopedDisposable? = inner.asScopedDisposable()
        #expect(!inner.isDisposed)
        #expect(scoped?.asScopedDisposable() === scoped)
        scoped = nil
        #expect(inner.isDisposed)
    }

    @Test func aScopedDisposableDisposesOnDemandOnce() {
        var runs = 0
        do {
            let scoped = RACScopedDisposable.disposableWithBlock { runs += 1 }
            scoped.dispose()
            #expect(runs == 1)
        }
        #expect(runs == 1)
    }

    @Test func oneOfManyConcurrentDisposalsRunsTheBlock() async {
        let counter = Counter()
        let disposable = RACDisposable { counter.increment() }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { disposable.dispose() } }
        }
        #expect(counter.value == 1)
    }
}
