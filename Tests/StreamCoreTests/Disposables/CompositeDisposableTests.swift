import Dispatch
import StreamCore
import StreamTesting
import Synchronization
import Testing

@Suite(.takesTurns) struct CompositeDisposableTests {
    private let log = Recorder()

    private func spy(_ name: String) -> DisposableSpy { DisposableSpy(name, log) }

    @Test("A composite disposable disposes its members once, in the order in which they were added")
    func keepsOrder() {
        let composite = CompositeDisposable([spy("0"), spy("1")])
        for name in 2..<100 { composite.add(spy("\(name)")) }
        composite.add { log.note("action") }
        #expect(!composite.isDisposed)
        #expect(log.history.isEmpty)
        composite.dispose()
        composite.dispose()
        #expect(composite.isDisposed)
        #expect(log.history == (0..<100).map { "\($0)" }.joined(separator: " ") + " action")
    }

    @Test("A composite disposable skips members that are nil")
    func skipsNil() {
        let members: [(any Disposable)?] = [nil, spy("a"), nil, spy("b")]
        let composite = CompositeDisposable(members)
        #expect(composite.add(nil) == nil)
        composite.dispose()
        #expect(log.history == "a b")
    }

    @Test("The operators add, too")
    func addsByOperator() {
        let composite = CompositeDisposable()
        composite += spy("a")
        let removal = composite += spy("b")
        composite += { log.note("action") }
        removal?.dispose()
        #expect((composite += nil as (any Disposable)?) == nil)
        composite.dispose()
        #expect(log.history == "a action")
    }

    @Test("A member that was removed is released, not disposed, and the others keep their order")
    func removes() {
        let composite = CompositeDisposable()
        composite.add(spy("a"))
        weak var removed: DisposableSpy?
        let removal: (any Disposable)?
        do {
            let member = spy("b")
            removed = member
            removal = composite.add(member)
        }
        composite.add(spy("c"))
        removal?.dispose()
        #expect(removal?.isDisposed == true)
        #expect(removed == nil)
        composite.add(spy("d"))
        removal?.dispose()
        composite.dispose()
        #expect(log.history == "a c d")
    }

    @Test("A member added to a disposed composite disposable is disposed at once, and cannot be removed")
    func disposesLate() {
        let composite = CompositeDisposable()
        composite.dispose()
        #expect(composite.add(spy("late")) == nil)
        #expect(composite.add { log.note("action") } == nil)
        #expect(log.history == "late action")
    }

    @Test("A composite disposable does not retain a member that has been disposed already")
    func skipsDisposed() {
        let member = spy("a")
        member.dispose()
        let composite = CompositeDisposable()
        #expect(composite.add(member) == nil)
        composite.dispose()
        #expect(member.disposalCount == 1)
    }

    @Test("A member may add, remove and dispose while it is disposed")
    func isReentrant() {
        let composite = CompositeDisposable()
        let removal = SerialDisposable()
        composite.add {
            composite.dispose()
            removal.inner?.dispose()
            log.note("first")
            composite.add(spy("added"))
        }
        removal.inner = composite.add(spy("last"))
        composite.dispose()
        #expect(log.history == "first added last")
    }

    @Test("A removal handle does not keep the container alive")
    func isNotKeptByHandle() {
        weak var container: CompositeDisposable?
        let removal: (any Disposable)?
        do {
            let composite = CompositeDisposable()
            container = composite
            removal = composite.add(spy("a"))
        }
        #expect(container == nil)
        removal?.dispose()
        #expect(log.history.isEmpty)
    }

    @Test("Disposal between the look at a member and its addition disposes that member")
    func losesNothing() {
        let composite = CompositeDisposable()
        let member = Saboteur(composite)
        #expect(composite.add(member) == nil)
        #expect(member.spy.disposalCount == 1)
    }

    @Test("Eight threads that add while one of them disposes leave nothing undisposed")
    func losesNothingForThreads() {
        let added = Atomic<Int>(0)
        let disposed = Atomic<Int>(0)
        for _ in 0..<500 {
            let composite = CompositeDisposable()
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for step in 0..<16 {
                    added.add(1, ordering: .relaxed)
                    composite.add { disposed.add(1, ordering: .relaxed) }
                    if thread == 3, step == 4 { composite.dispose() }
                }
            }
        }
        #expect(added.load(ordering: .relaxed) == 500 * 8 * 16)
        #expect(disposed.load(ordering: .relaxed) == 500 * 8 * 16)
    }

    @Test("Eight threads that add and remove leave only what they did not remove")
    func removesForThreads() {
        let disposed = Atomic<Int>(0)
        let composite = CompositeDisposable()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for step in 0..<500 {
                let removal = composite.add { disposed.add(1, ordering: .relaxed) }
                if !step.isMultiple(of: 5) { removal?.dispose() }
            }
        }
        composite.dispose()
        #expect(disposed.load(ordering: .relaxed) == 8 * 100)
    }
}

/// Disposes the container when it is asked whether it is disposed: the worst moment another thread could choose.
private final class Saboteur: Disposable {
    let spy = DisposableSpy()
    private let container: CompositeDisposable

    init(_ container: CompositeDisposable) {
        self.container = container
    }

    var isDisposed: Bool {
        container.dispose()
        return false
    }

    func dispose() { spy.dispose() }
}
