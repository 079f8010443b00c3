import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct LifetimeEndTests {
    @Test("Of eight threads that end it, one runs the actions, in order")
    func endsOnce() {
        for _ in 0..<100 {
            let recorder = Recorder()
            let (lifetime, token) = Lifetime.make()
            for number in 0..<5 { lifetime.observeEnded { recorder.note("\(number)") } }
            onThreads(8) { _ in token.dispose() }
            #expect(recorder.history == "0 1 2 3 4")
        }
    }

    @Test("Lifetimes made of one token end with it", arguments: [true, false])
    func sharesToken(byDisposal: Bool) {
        var token: Lifetime.Token? = Lifetime.Token()
        let lifetimes = [token, token].compactMap { $0 }.map { Lifetime($0) }
        #expect(lifetimes.map(\.hasEnded) == [false, false])
        if byDisposal { token?.dispose() }
        token = nil
        #expect(lifetimes.map(\.hasEnded) == [true, true])
    }

    @Test("A lifetime has ended when its actions run, and an action that is added there runs at once")
    func addsInside() {
        let recorder = Recorder()
        let (lifetime, token) = Lifetime.make()
        lifetime.observeEnded {
            recorder.note("\(lifetime.hasEnded)")
            lifetime.observeEnded { recorder.note("added") }
            recorder.note("first")
        }
        lifetime.observeEnded { recorder.note("second") }
        token.dispose()
        #expect(recorder.history == "true added first second")
    }

    @Test("Disposables are disposed with the actions, in order; nil is ignored")
    func disposes() {
        let recorder = Recorder()
        let (lifetime, token) = Lifetime.make()
        #expect((lifetime += nil) == nil)
        lifetime += AnyDisposable { recorder.note("a") }
        lifetime.observeEnded { recorder.note("b") }
        let forgotten = lifetime += AnyDisposable { recorder.note("forgotten") }
        lifetime += AnyDisposable { recorder.note("c") }
        forgotten?.dispose()
        #expect(forgotten?.isDisposed == true)
        token.dispose()
        #expect(recorder.history == "a b c")
    }

    @Test("The lifetime that is empty has ended, and its signal too")
    func isEmpty() {
        let recorder = Recorder()
        #expect(Lifetime.empty.hasEnded)
        Lifetime.empty.observeEnded { recorder.note("at once") }
        Lifetime.empty.ended.observe(recorder.observer())
        #expect(recorder.history == "at once interrupted")
    }

    @Test("ended completes for whoever observes, though nobody keeps the signal")
    func completes() {
        let recorder = Recorder()
        let (lifetime, token) = Lifetime.make()
        lifetime.ended.observe(recorder.observer())
        #expect(recorder.history.isEmpty)
        token.dispose()
        #expect(recorder.history == "completed")
    }

    @Test("A signal of the end that is given up leaves nothing behind in the lifetime")
    func releasesSignals() {
        let (lifetime, token) = Lifetime.make()
        weak var core: AnyObject?
        do {
            let ended = lifetime.ended
            ended.observeCompleted {}?.dispose()
            // What a signal is made of outlives it when somebody else keeps it.
            core = Mirror(reflecting: ended).descendant("core").map { $0 as AnyObject }
            #expect(core != nil)
        }
        #expect(core == nil)
        withExtendedLifetime(token) {}
    }

    @Test("An action added to a lifetime while another thread ends the lifetime runs, once")
    func leaksNothing() {
        let rounds = 5000
        let counter = Counter()
        let parts = (0..<rounds).map { _ in Lifetime.make() }
        race(rounds: rounds) { round in
            for _ in 0..<8 {
                parts[round].lifetime.observeEnded { counter.increment() }
                parts[round].lifetime += AnyDisposable { counter.increment() }
            }
        } against: { round in
            parts[round].token.dispose()
        }
        #expect(counter.value == rounds * 16)
    }
}
