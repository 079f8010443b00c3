import Dispatch
import StreamCore
import Testing

// Globals, without a word about isolation.
private let progress = MutableProperty(0)
private let (clicks, clickInput) = Signal<String, Never>.pipe()
private let save = Action<String, Int, Never> { SignalProducer(value: $0.count) }
private let everything = CompositeDisposable()

private enum Settings {
    static let shared = MutableProperty("plain")
    static let isDark = Settings.shared.map { $0 == "dark" }
}

/// An actor that keeps streams, and hands them out.
private actor Store {
    private let items = MutableProperty<[String]>([])
    private var total = 0
    private var following: (any Disposable)?

    /// A producer may leave its actor.
    func changes() -> SignalProducer<Int, Never> { items.producer.map(\.count) }
    func additions() -> Signal<[String], Never> { items.signal }
    func property() -> Property<[String]> { Property(items) }

    func add(_ item: String) { items.value.append(item) }

    /// Values come to the actor, in order.
    func follow(_ numbers: Signal<Int, Never>) {
        following = numbers.observeValues(on: self) { store, number in store.total += number }
    }

    /// The same, with a scheduler.
    func followByHand(_ numbers: Signal<Int, Never>) {
        numbers.observe(on: ActorScheduler(self)).observeValues { [weak self] number in
            self?.assumeIsolated { $0.total += number }
        }
    }

    func sum() -> Int { total }
}

@Suite(.timeLimit(.minutes(40))) struct ConcurrencyTests {
    @Test("Signals, properties and actions can be globals")
    func globals() {
        progress.value = 3
        #expect(progress.value == 3)
        var seen: [String] = []
        let observation = clicks.observeValues { seen.append($0) }
        everything.add(observation)
        clickInput.send(value: "ok")
        #expect(seen == ["ok"])
        Settings.shared.value = "dark"
        #expect(Settings.isDark.value)
        var length = 0
        save.apply("draft").flatMapError { _ in .never }.startWithValues { length = $0 }
        #expect(length == 5)
    }

    @Test("Signals and properties can be used in tasks")
    func tasks() async {
        let (signal, input) = Signal<Int, Never>.pipe()
        let property = MutableProperty(0)
        property <~ signal
        await Task.detached { input.send(value: 1) }.value
        #expect(property.value == 1)
        await withTaskGroup { group in
            for _ in 0..<10 { group.addTask { property.modify { $0 += 1 } } }
        }
        #expect(property.value == 11)
    }

    @MainActor @Test("Producers can be used in tasks that leave the main actor")
    func leavesMainActor() async {
        let producer = SignalProducer<Int, Never>(value: 1).map { $0 + 1 }
        let sum = await Task.detached {
            var sum = 0
            producer.startWithValues { sum += $0 }
            return sum
        }.value
        #expect(sum == 2)
    }

    @Test("An actor can hand out producers, signals and properties")
    func leavesActor() async {
        let store = Store()
        let (counts, items) = (await store.changes(), await store.property())
        var seen: [Int] = []
        let disposable = counts.startWithValues { seen.append($0) }
        await store.add("a")
        await store.additions().take(first: 1).observeValues { _ in }?.dispose()
        await store.add("b")
        disposable.dispose()
        #expect(seen == [0, 1, 2])
        #expect(items.value == ["a", "b"])
    }

    @Test("An actor can be handed values, in order")
    func reachesActor() async {
        let store = Store()
        let (numbers, input) = Signal<Int, Never>.pipe()
        await store.follow(numbers)
        await store.followByHand(numbers)
        for number in 1...10 { input.send(value: number) }
        while await store.sum() < 110 { await Task.yield() }
        #expect(await store.sum() == 110)
    }

    @Test("A value that is not Sendable can cross queues")
    func crossesQueues() async {
        let draft = SignalProducer<Draft, Never> { Draft("new") }
            .start(on: QueueScheduler())
            .on(value: { $0.text += "!" })
        await withCheckedContinuation { continuation in
            draft.startWithValuesOnMain { draft in
                #expect(draft.text == "new!")
                continuation.resume()
            }
        }
    }

    @Test("An object that is not Sendable can observe")
    func observesPlainObjects() {
        final class Model {
            var names: [String] = []
            func follow(_ signal: Signal<String, Never>) {
                signal.observeValues { [weak self] in self?.names.append($0) }
                signal.observeValues(add)
            }
            func add(_ name: String) { names.append(name) }
        }
        let model = Model()
        let (signal, input) = Signal<String, Never>.pipe()
        model.follow(signal)
        input.send(value: "Ada")
        #expect(model.names == ["Ada", "Ada"])
    }
}
