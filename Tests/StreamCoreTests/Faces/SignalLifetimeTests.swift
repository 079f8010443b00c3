import StreamCore
import StreamTesting
import Testing

@Suite struct SignalLifetimeTests {
    /// A signal of which a test may keep each part, or not.
    private final class Parts {
        var signal: Signal<Int, TestFailure>?
        var input: Signal<Int, TestFailure>.Observer?
        let recorder = Recorder()
        private(set) var isEnded = false

        init() {
            signal = Signal { input, lifetime in
                self.input = input
                lifetime.observeEnded { [weak self] in self?.isEnded = true }
            }
        }

        func observe(_ transform: (Signal<Int, TestFailure>) -> Signal<Int, TestFailure> = { $0 }) {
            if let signal { transform(signal).observe(recorder.observer()) }
        }
    }

    @Test("A signal is interrupted when its input is released", arguments: [true, false])
    func interruptsWithInput(isObserved: Bool) {
        let parts = Parts()
        if isObserved { parts.observe() }
        parts.input = nil
        #expect(parts.recorder.history == (isObserved ? "interrupted" : ""))
        #expect(parts.isEnded)
    }

    @Test("A signal ends silently when it is neither referenced nor observed, even if its input is referenced")
    func endsUnused() {
        let parts = Parts()
        weak let signal = parts.signal
        #expect(!parts.isEnded)
        parts.signal = nil
        #expect(parts.isEnded)
        #expect(signal == nil)
    }

    @Test("An observer keeps its signal alive until the signal ends", arguments: 0...2)
    func isKeptByObserver(end: Int) {
        let parts = Parts()
        parts.observe()
        parts.signal = nil
        #expect(!parts.isEnded)
        parts.input?.send(value: 1)
        switch end {
        case 0: parts.input?.sendCompleted()
        case 1: parts.input?.send(error: .first)
        default: parts.input?.sendInterrupted()
        }
        #expect(parts.isEnded)
        #expect(parts.recorder.history == ["1 completed", "1 failed(first)", "1 interrupted"][end])
    }

    @Test("An unreferenced signal ends when its last observer has been disposed")
    func endsWithLastObserver() {
        let parts = Parts()
        let first = parts.signal?.observe(parts.recorder.observer())
        let second = parts.signal?.observe(parts.recorder.observer())
        parts.signal = nil
        first?.dispose()
        #expect(!parts.isEnded)
        second?.dispose()
        #expect(parts.isEnded)
        #expect(parts.recorder.history.isEmpty)
    }

    @Test("A referenced signal stays when its last observer has been disposed")
    func staysReferenced() {
        let parts = Parts()
        parts.signal?.observe(parts.recorder.observer())?.dispose()
        #expect(!parts.isEnded)
        parts.observe()
        parts.input?.send(value: 1)
        #expect(parts.recorder.history == "1")
    }

    @Test("A chain of operators that nobody observes ends with its last reference")
    func endsUnusedChain() {
        let parts = Parts()
        var chain = parts.signal?.map { $0 + 1 }.filter { _ in true }
        parts.signal = nil
        #expect(!parts.isEnded)
        chain?.observe(parts.recorder.observer())?.dispose()
        #expect(!parts.isEnded)
        chain = nil
        #expect(parts.isEnded)
    }

    @Test("A chain of operators lives as long as it is observed, and is interrupted with the input")
    func keepsObservedChain() {
        let parts = Parts()
        parts.observe { $0.map { $0 + 1 }.collect().map(\.count) }
        parts.signal = nil
        #expect(!parts.isEnded)
        parts.input?.send(value: 1)
        parts.input = nil
        #expect(parts.isEnded)
        #expect(parts.recorder.history == "interrupted")
    }

    @Test("Objects that an observer of a signal retains are released at the end", arguments: [true, false])
    func releasesObserver(completes: Bool) {
        final class Item {}
        let parts = Parts()
        weak var item: Item?
        do {
            let held = Item()
            item = held
            parts.signal?.map { $0 + 1 }.observe { _ in withExtendedLifetime(held) {} }
        }
        #expect(item != nil)
        if completes { parts.input?.sendCompleted() } else { parts.input?.send(error: .first) }
        #expect(item == nil)
    }

    @Test("Objects that an observer of a signal retains are released when the observer is disposed")
    func releasesDisposedObserver() {
        final class Item {}
        let parts = Parts()
        weak var item: Item?
        var observation: (any Disposable)?
        do {
            let held = Item()
            item = held
            observation = parts.signal?.observe { _ in withExtendedLifetime(held) {} }
        }
        #expect(item != nil)
        observation?.dispose()
        observation = nil
        #expect(item == nil)
    }
}
