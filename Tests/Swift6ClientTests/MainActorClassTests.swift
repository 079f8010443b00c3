import Dispatch
import Observation
import StreamCore
import TestTurns
import Testing

/// A class of the main actor, as most of a program's classes are.
@MainActor private final class Screen {
    private(set) var title = ""
    private(set) var history: [String] = []
    private let (lifetime, token) = Lifetime.make()
    private let background = QueueScheduler(name: "background")

    /// The chain of the textbook: work on a queue, `map` there, back to the main actor.
    func load(_ number: Int) -> SignalProducer<String, Never> {
        SignalProducer(value: number)
            .start(on: background)
            .map { $0 + 1 }
            .filter { $0 > 0 }
            .map { "number \($0)" }
            .observe(on: UIScheduler())
            .on(value: { [weak self] in self?.title = $0 })
    }

    /// The same, on the path that has a name.
    func loadOnMain(_ number: Int, then finish: @escaping @MainActor () -> Void) {
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

    /// Methods in place of closures.
    func follow(_ titles: Signal<String, Never>) {
        titles.observeValuesOnMain(show)
        titles.producer.startWithValuesOnMain(note)
    }

    private func show(_ title: String) { self.title = title }
    private func note(_ title: String) { history.append(title) }

    /// What stays on the main queue needs no special path.
    func followHere(_ titles: Signal<String, Never>) {
        titles.take(during: lifetime).observeValues { [self] in title = $0 }
        titles.take(during: lifetime).observeValues(note)
    }

    /// A target that may be bound to anything, from anywhere.
    var boundTitle: BindingTarget<String> { .onMain(lifetime: lifetime, object: self, keyPath: \.title) }
}

@MainActor @Observable private final class Profile {
    var name = "Ann"
    var names: SignalProducer<String, Never> { SignalProducer(observing: self, \.name) }
}

@MainActor @Suite(.timeLimit(.minutes(40)), .takesTurns) struct MainActorClassTests {
    private let screen = Screen()

    @Test("The chain of the textbook, from a queue through map to the main queue, runs")
    func textbookChain() async {
        await screen.load(1).end()
        #expect(screen.title == "number 2")
    }

    @Test("startWithValuesOnMain runs, in a class of the main actor")
    func namedPath() async {
        await withCheckedContinuation { continuation in screen.loadOnMain(1) { continuation.resume() } }
        #expect(screen.title == "number 2")
    }

    @Test("Methods of the class can take the values")
    func methodReferences() async {
        let (titles, input) = Signal<String, Never>.pipe()
        screen.follow(titles)
        screen.followHere(titles)
        input.send(value: "a")
        #expect(screen.title == "a")
        #expect(screen.history == ["a", "a"])
    }

    @Test("A binding takes values from a queue to a property of the class")
    func binding() async {
        let (titles, input) = Signal<String, Never>.pipe()
        screen.boundTitle <~ titles
        DispatchQueue.global().async {
            input.send(value: "a")
            input.send(value: "b")
            input.sendCompleted()
        }
        await titles.producer.observe(on: UIScheduler()).end()
        #expect(screen.title == "b")
    }

    @Test("A pure closure may run anywhere, though it was written on the main actor")
    func pureClosure() async {
        var sum = 0
        let sums = SignalProducer([1, 2, 3]).start(on: QueueScheduler())
            .map { $0 * 2 }
            .scan(0) { $0 + $1 }
            .skipRepeats { $0 == $1 }
            .observe(on: UIScheduler())
        await sums.on(value: { sum = $0 }).end()
        #expect(sum == 12)
    }

    @Test("A closure may append to a local array")
    func localArray() {
        var seen: [Int] = []
        SignalProducer([1, 2]).startWithValues { seen.append($0) }
        SignalProducer([3]).startWithValuesOnMain { seen.append($0) }
        #expect(seen == [1, 2, 3])
    }

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
