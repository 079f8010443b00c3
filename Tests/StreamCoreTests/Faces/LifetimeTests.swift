import StreamCore
import Testing

@Suite struct LifetimeTests {
    @Test("It ends when its token is disposed or released", arguments: [true, false])
    func ends(byDisposal: Bool) {
        var parts: (lifetime: Lifetime, token: Lifetime.Token)? = Lifetime.make()
        let lifetime = parts?.lifetime
        let log = Log()
        lifetime?.observeEnded { log("ended") }
        #expect(lifetime?.hasEnded == false)
        if byDisposal { parts?.token.dispose() } else { parts = nil }
        #expect(lifetime?.hasEnded == true)
        #expect(log.text == "ended")
    }

    @Test("What comes after the end runs at once, and cannot be forgotten")
    func runsLate() {
        let log = Log()
        #expect(Lifetime.empty.observeEnded { log("late") } == nil)
        let disposable = AnyDisposable()
        #expect((Lifetime.empty += disposable) == nil)
        #expect(log.text == "late")
        #expect(disposable.isDisposed)
    }

    @Test("Disposing what observeEnded gave forgets the action")
    func forgets() {
        let (lifetime, token) = Lifetime.make()
        let log = Log()
        let forgotten = lifetime.observeEnded { log("forgotten") }
        lifetime.observeEnded { log("kept") }
        forgotten?.dispose()
        token.dispose()
        #expect(log.text == "kept")
    }

    @Test("ended completes with the lifetime, and interrupts whoever comes later")
    func sendsEnded() {
        let (lifetime, token) = Lifetime.make()
        let recorder = Recorder<Never, Never>()
        let ended = lifetime.ended
        ended.observe(recorder.observer)
        token.dispose()
        lifetime.ended.observe(recorder.observer)
        #expect(recorder.history == "completed interrupted")
    }
}
