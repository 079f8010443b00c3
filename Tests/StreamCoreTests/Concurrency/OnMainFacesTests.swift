import Dispatch
import StreamCore
import StreamTesting
import Testing

/// The ways to say what is wanted on the main actor.
@MainActor @Suite(.timeLimit(.minutes(40))) struct OnMainFacesTests {
    private final class Label {
        var text = ""
    }

    @MainActor private final class Screen {
        var title = ""
        let (lifetime, token) = Lifetime.make()
    }

    private func catchUp() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("Values alone", arguments: Face.allCases)
    func values(face: Face) {
        var seen: [Int] = []
        let property = MutableProperty(1)
        switch face {
        case .signal: property.signal.observeValuesOnMain { seen.append($0) }
        case .producer: property.producer.startWithValuesOnMain { seen.append($0) }
        }
        property.value = 2
        #expect(seen == (face == .signal ? [2] : [1, 2]))
    }

    @Test("Values or the failure", arguments: Face.allCases)
    func results(face: Face) {
        var seen: [Result<Int, TestFailure>] = []
        let (signal, input) = Signal<Int, TestFailure>.pipe()
        switch face {
        case .signal: signal.observeResultOnMain { seen.append($0) }
        case .producer: signal.producer.startWithResultOnMain { seen.append($0) }
        }
        input.send(value: 1)
        input.send(error: .first)
        #expect(seen == [.success(1), .failure(.first)])
    }

    @Test("A value that is not Sendable is handed over", arguments: Face.allCases)
    func handsOver(face: Face) async {
        let screen = Screen()
        let (signal, input) = Signal<Label, Never>.pipe()
        switch face {
        case .signal: signal.observeValuesOnMain { screen.title = $0.text }
        case .producer: signal.producer.startWithValuesOnMain { screen.title = $0.text }
        }
        elsewhere {
            let label = Label()
            label.text = "new"
            input.send(value: label)
        }
        await catchUp()
        #expect(screen.title == "new")
    }

    @Test("Trackers list them until they are disposed", arguments: Face.allCases)
    func isTracked(face: Face) {
        let tracker = SubscriptionTracker()
        let (signal, input) = Signal<Int, Never>.pipe()
        let disposable = tracker.track {
            switch face {
            case .signal: signal.observeValuesOnMain { _ in }
            case .producer: signal.producer.startWithValuesOnMain { _ in }
            }
        }
        #expect(tracker.count == 1)
        disposable?.dispose()
        #expect(tracker.count == 0)
        withExtendedLifetime(input) {}
    }

    // MARK: Bindings

    @Test("A target of the main actor takes values of other threads there, and those of the main queue in place")
    func binds() async {
        let screen = Screen()
        let source = MutableProperty("a")
        BindingTarget.onMain(lifetime: screen.lifetime) { screen.title = $0 } <~ source
        #expect(screen.title == "a")
        elsewhere { source.value = "b" }
        #expect(screen.title == "a")
        await catchUp()
        #expect(screen.title == "b")
    }

    @Test("A target for a property of an object of the main actor sets it there, and does not retain the object")
    func bindsKeyPath() async {
        var screen: Screen? = Screen()
        weak let released = screen
        let source = MutableProperty("a")
        let (lifetime, token) = Lifetime.make()
        if let screen { BindingTarget.onMain(lifetime: lifetime, object: screen, keyPath: \.title) <~ source }
        elsewhere { source.value = "b" }
        await catchUp()
        #expect(screen?.title == "b")
        screen = nil
        #expect(released == nil)
        source.value = "c"
        withExtendedLifetime(token) {}
    }

    @Test("A binding that is disposed on the main actor takes nothing any more, not even what waits")
    func unbinds() async {
        let screen = Screen()
        let (signal, input) = Signal<String, Never>.pipe()
        let binding = BindingTarget.onMain(lifetime: screen.lifetime) { screen.title = $0 } <~ signal
        elsewhere { input.send(value: "a") }
        binding?.dispose()
        await catchUp()
        #expect(screen.title.isEmpty)
        #expect(binding?.isDisposed == true)
    }

    @Test("When its lifetime has ended a target takes nothing any more, not even what waits")
    func endsWithLifetime() async {
        let screen = Screen()
        let (signal, input) = Signal<String, Never>.pipe()
        let target = BindingTarget.onMain(lifetime: screen.lifetime) { screen.title = $0 }
        let binding = target <~ signal
        elsewhere {
            input.send(value: "a")
            target.action("b")
        }
        screen.token.dispose()
        await catchUp()
        #expect(screen.title.isEmpty)
        #expect(binding?.isDisposed == true)
        #expect((target <~ signal)?.isDisposed == true)
    }

    @Test("A target may keep the newest value only")
    func keepsNewest() async {
        let recorder = Recorder()
        let (lifetime, token) = Lifetime.make()
        let (signal, input) = Signal<Int, Never>.pipe()
        BindingTarget.onMain(lifetime: lifetime, buffering: .bounded(1, whenFull: .dropOldest)) {
            recorder.note("\($0)")
        } <~ signal
        elsewhere { for number in 1...5 { input.send(value: number) } }
        await catchUp()
        #expect(recorder.history == "5")
        withExtendedLifetime(token) {}
    }

    @Test("The closure of a target can be called by hand, from any thread")
    func callsAction() async {
        let recorder = Recorder()
        let (lifetime, token) = Lifetime.make()
        let target = BindingTarget<Int>.onMain(lifetime: lifetime) { recorder.note("\($0)") }
        target.action(1)
        elsewhere { target.action(2) }
        #expect(recorder.history == "1")
        await catchUp()
        #expect(recorder.history == "1 2")
        withExtendedLifetime(token) {}
    }
}
