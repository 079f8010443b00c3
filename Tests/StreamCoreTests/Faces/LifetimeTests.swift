import StreamCore
import StreamTesting
import Testing

@Suite struct LifetimeTests {
    @Test("A lifetime ends when its token is disposed or released", arguments: [true, false])
    func ends(byDisposal: Bool) {
        var parts: (lifetime: Lifetime, token: Lifetime.Token)? = Lifetime.make()
        let lifetime = parts?.lifetime
        let log = Recorder()
        lifetime?.observeEnded { log.note("ended") }
        #expect(lifetime?.hasEnded == false)
        if byDisposal { parts?.token.dispose() } else { parts = nil }
        #expect(lifetime?.hasEnded == true)
        #expect(log.history == "ended")
    }

    @Test("An action added to an ended lifetime runs at once, and cannot be removed")
    func runsLate() {
        let log = Recorder()
        #expect(Lifetime.empty.observeEnded { log.note("late") } == nil)
        let disposable = AnyDisposable()
        #expect((Lifetime.empty += disposable) == nil)
        #expect(log.history == "late")
        #expect(disposable.isDisposed)
    }

    @Test("Disposing what observeEnded gave forgets the action")
    func forgets() {
        let (lifetime, token) = Lifetime.make()
        let log = Recorder()
        let forgotten = lifetime.observeEnded { log.note("forgotten") }
        lifetime.observeEnded { log.note("kept") }
        forgotten?.dispose()
        token.dispose()
        #expect(log.history == "kept")
    }

    @Test("ended completes with the lifetime, and interrupts whoever comes later")
    func sendsEnded() {
        let (lifetime, token) = Lifetime.make()
        let recorder = Recorder()
        let ended = lifetime.ended
        ended.observe(recorder.observer())
        token.dispose()
        lifetime.ended.observe(recorder.observer())
        #expect(recorder.history == "completed interrupted")
    }
}
