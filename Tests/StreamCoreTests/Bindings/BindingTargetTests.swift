import Dispatch
import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct BindingTargetTests {
    private final class Label {
        var text = ""
    }

    @Test("A binding target passes on its lifetime and calls its closure with every value")
    func callsAction() {
        let (lifetime, token) = Lifetime.make()
        let recorder = Recorder()
        let target = BindingTarget<Int>(lifetime: lifetime) { recorder.note("\($0)") }
        #expect(target.lifetime === lifetime)
        target <~ SignalProducer([1, 2])
        target.action(3)
        #expect(recorder.history == "1 2 3")
        withExtendedLifetime(token) {}
    }

    @Test("A binding to it ends with its lifetime")
    func endsWithLifetime() {
        let (lifetime, token) = Lifetime.make()
        let recorder = Recorder()
        let source = MutableProperty(1)
        let binding = BindingTarget<Int>(lifetime: lifetime) { recorder.note("\($0)") } <~ source
        token.dispose()
        source.value = 2
        #expect(recorder.history == "1")
        #expect(binding?.isDisposed == true)
    }

    @Test("A binding target sets a property of an object, which it does not retain")
    func setsKeyPath() {
        let (lifetime, token) = Lifetime.make()
        weak var weakLabel: Label?
        let source = MutableProperty("a")
        do {
            let label = Label()
            weakLabel = label
            BindingTarget(lifetime: lifetime, object: label, keyPath: \.text) <~ source
            #expect(label.text == "a")
            source.value = "b"
            #expect(label.text == "b")
        }
        #expect(weakLabel == nil)
        source.value = "c"
        withExtendedLifetime(token) {}
    }

    @Test("With a scheduler its closure runs there, and not after its lifetime has ended")
    func schedules() {
        let scheduler = TestScheduler()
        let (lifetime, token) = Lifetime.make()
        let recorder = Recorder()
        let target = BindingTarget<Int>(on: scheduler, lifetime: lifetime) { recorder.note("\($0)") }
        let source = MutableProperty(1)
        target <~ source
        #expect(recorder.history == "")
        scheduler.advance()
        #expect(recorder.history == "1")
        source.value = 2
        token.dispose()
        scheduler.advance()
        #expect(recorder.history == "1")
    }

    @Test("A scheduled target that sets the source of its own binding does not deadlock")
    func feedsBack() {
        let isDone = DispatchSemaphore(value: 0)
        let (lifetime, token) = Lifetime.make()
        let source = MutableProperty(0)
        let target = BindingTarget<Int>(on: QueueScheduler(), lifetime: lifetime) { value in
            if value < 3 { source.value = value + 1 } else { isDone.signal() }
        }
        target <~ source
        #expect(isDone.isSignalled(), "the binding deadlocked")
        withExtendedLifetime(token) {}
    }

    @MainActor @Test("On the main queue a target of the main queue takes values in place")
    func staysOnMain() {
        let recorder = Recorder()
        let (lifetime, token) = Lifetime.make()
        let source = MutableProperty(1)
        let target = BindingTarget<Int>(on: UIScheduler(), lifetime: lifetime) { recorder.note("\($0)") }
        target <~ source
        source.value = 2
        #expect(recorder.history == "1 2")
        withExtendedLifetime(token) {}
    }

    @MainActor @Test("A target of the main queue does not deadlock when another queue sets its source")
    func hopsToMain() async {
        let recorder = Recorder()
        let (lifetime, token) = Lifetime.make()
        let source = MutableProperty(1)
        await withCheckedContinuation { continuation in
            let target = BindingTarget<Int>(on: UIScheduler(), lifetime: lifetime) { value in
                recorder.note("\(value),\(MainQueue.isCurrent),\(source.value)")
                if value == 3 { continuation.resume() }
            }
            target <~ source
            DispatchQueue.global().async {
                source.value = 2
                source.value = 3
            }
        }
        #expect(recorder.history.hasSuffix("3,true,3"))
        withExtendedLifetime(token) {}
    }
}
