import Dispatch
import Observation
import StreamCore
import Testing

// Everything in this module lives on the main actor, and nothing says so.

private let progress = MutableProperty(0)
private let (clicks, clickInput) = Signal<String, Never>.pipe()

private final class Screen {
    private(set) var title = ""
    private(set) var history: [String] = []
    private let (lifetime, token) = Lifetime.make()
    private let background = QueueScheduler(name: "background")
    let save = Action<String, Int, Never> { SignalProducer(value: $0.count) }

    /// The chain of the textbook: work on a queue, `map` there, back to the main queue.
    func load(_ number: Int) -> SignalProducer<String, Never> {
        SignalProducer(value: number)
            .start(on: background)
            .map { $0 + 1 }
            .filter { $0 > 0 }
            .flatMap(.latest) { SignalProducer(value: "number \($0)") }
            .scan("") { $0 + $1 }
            .observe(on: UIScheduler())
            .on(value: { [weak self] in self?.title = $0 })
    }

    /// The same, on the path that has a name.
    func loadOnMain(_ number: Int, then finish: @escaping () -> Void) {
        SignalProducer<Int, Never>(value: number)
            .start(on: background)
            .map { "number \($0 + 1)" }
            .startOnMain { [weak self] event in
                switch event {
                case .value(let title): self?.title = title
                case .completed: finish()
                case .failed, .interrupted: break
                }
            }
    }

    func follow(_ titles: Signal<String, Never>) {
        titles.observeValuesOnMain(show)
        titles.take(during: lifetime).observeValues { [self] in history.append($0) }
        titles.observeValues(note)
    }

    private func show(_ title: String) { self.title = title }
    private func note(_ title: String) { history.append(title) }

    var boundTitle: BindingTarget<String> { .onMain(lifetime: lifetime, object: self, keyPath: \.title) }
}

@Observable private final class Profile {
    var name = "Ann"
    var names: SignalProducer<String, Never> { SignalProducer(observing: self, \.name) }
}

@Suite(.timeLimit(.minutes(40))) struct ScreenTests {
    private let screen = Screen()

    private func end<Value>(of producer: SignalProducer<Value, Never>) async {
        await withCheckedContinuation { continuation in
            producer.observe(on: UIScheduler()).on(terminated: { continuation.resume() }).start()
        }
    }

    @Test("The chain of the textbook, from a queue through map to the main queue, runs")
    func textbookChain() async {
        await end(of: screen.load(1))
        #expect(screen.title == "number 2")
    }

    @Test("startWithValuesOnMain runs, in a class of a target that is isolated to the main actor")
    func namedPath() async {
        await withCheckedContinuation { continuation in screen.loadOnMain(1) { continuation.resume() } }
        #expect(screen.title == "number 2")
    }

    @Test("Closures and methods can take the values")
    func methodReferences() {
        let (titles, input) = Signal<String, Never>.pipe()
        screen.follow(titles)
        input.send(value: "a")
        #expect(screen.title == "a")
        #expect(screen.history == ["a", "a"])
    }

    @Test("A binding takes values from a queue")
    func binding() async {
        let (titles, input) = Signal<String, Never>.pipe()
        screen.boundTitle <~ titles
        // Both take the way through the main queue, in this order.
        let sent = titles.producer.on(started: {
            DispatchQueue.global().async {
                input.send(value: "a")
                input.sendCompleted()
            }
        })
        await end(of: sent)
        #expect(screen.title == "a")
    }

    @Test("Actions, properties and globals")
    func actions() {
        var seen: [String] = []
        let lengths = MutableProperty(0)
        lengths <~ screen.save.values
        clicks.observeValues { [screen] text in
            seen.append(text)
            screen.save.apply(text).start()
        }
        lengths.signal.observeValues { progress.value = $0 }
        clickInput.send(value: "draft")
        #expect(seen == ["draft"])
        #expect(progress.value == 5)
    }

    @Test("A task that leaves the main actor takes streams with it")
    func tasks() async {
        let (signal, input) = Signal<Int, Never>.pipe()
        let property = MutableProperty(0)
        property <~ signal.map { $0 + 1 }
        await Task.detached { input.send(value: 1) }.value
        #expect(property.value == 2)
    }

    @Test("A value that is not Sendable comes back to the main actor")
    func plainValues() async {
        nonisolated final class Draft {
            var text = "new"
        }
        await withCheckedContinuation { continuation in
            SignalProducer<Draft, Never> { Draft() }.start(on: QueueScheduler()).startWithValuesOnMain { draft in
                #expect(draft.text == "new")
                continuation.resume()
            }
        }
    }

    @Test("An actor hands out a producer, and takes values in order")
    func actors() async {
        actor Store {
            private let items = MutableProperty<[Int]>([])
            func changes() -> SignalProducer<[Int], Never> { items.producer }
            func follow(_ numbers: Signal<Int, Never>) {
                numbers.observeValues(on: self) { store, number in store.items.value.append(number) }
            }
        }
        let store = Store()
        let (numbers, input) = Signal<Int, Never>.pipe()
        await store.follow(numbers)
        for number in 1...3 { input.send(value: number) }
        let all = await store.changes().filter { $0.count == 3 }.take(first: 1)
        var seen: [Int] = []
        await withCheckedContinuation { continuation in
            all.startOnMain { event in
                switch event {
                case .value(let items): seen = items
                case .completed: continuation.resume()
                case .failed, .interrupted: break
                }
            }
        }
        #expect(seen == [1, 2, 3])
    }

    // What follows is in Swift6ClientTests word for word: that it compiles, and does the same, in both modules is the test.

    @Test("A model is observed by key path, and by closure")
    func models() async {
        let profile = Profile()
        var seen: [String] = []
        profile.names.startWithValuesOnMain { seen.append($0) }
        SignalProducer.observing { profile.name }.startWithValues { seen.append($0) }
        while seen.count < 2 { await Task.yield() }
        for await length in SignalProducer(observing: profile, \.name.count).values {
            if length == 4 { break }
            profile.name = "Cleo"
        }
        while seen.count < 4 { await Task.yield() }
        #expect(seen == ["Ann", "Ann", "Cleo", "Cleo"])
    }

    @Test("Work that waits is a stream on the main actor, and a stream is awaited there")
    func awaiting() async throws {
        let work = SignalProducer<String, Never> { [screen] in
            await Task.yield()
            return screen.title + "!"
        }
        #expect(await work.first() == "!")
        let failing = SignalProducer<Int, any Error> { [screen] observer in
            observer.send(value: screen.title.count)
            await Task.yield()
            throw CancellationError()
        }
        await #expect(throws: CancellationError.self) { try await failing.last() }
        let number = MutableProperty(1)
        var seen: [Int] = []
        for await value in number.values {
            seen.append(value)
            if value == 3 { break }
            number.value += 1
        }
        #expect(seen == [1, 2, 3])
    }
}
