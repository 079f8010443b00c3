import Observation
import StreamCore
import StreamTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(40)), .takesTurns) struct ModelObservingTests {
    @MainActor @Observable final class Model {
        var name = "a"
        var age = 1
    }

    @MainActor @Observable final class Team {
        var leader = Model()
    }

    /// How one property is observed.
    enum Form: CaseIterable {
        case closure, keyPath

        @MainActor func observing<Value: Sendable>(
            _ model: Model, _ property: KeyPath<Model, Value>
        ) -> SignalProducer<Value, Never> {
            switch self {
            case .closure: .observing { model[keyPath: property] }
            case .keyPath: SignalProducer(observing: model, property)
            }
        }
    }

    private let recorder = Recorder()

    private func comes(to history: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait(for: history, sourceLocation: sourceLocation) { recorder.history == history }
        #expect(recorder.history == history, sourceLocation: sourceLocation)
    }

    @Test("The value comes first, then the value after each change", arguments: Form.allCases)
    func followsModel(form: Form) async {
        let model = Model()
        let disposable = form.observing(model, \.name).start(recorder.observer())
        #expect(recorder.history.isEmpty)
        await comes(to: "a")
        model.name = "b"
        await comes(to: "a b")
        model.name = "c"
        await comes(to: "a b c")
        disposable.dispose()
        await comes(to: "a b c interrupted")
        model.name = "d"
        await Task.yield()
        #expect(recorder.history == "a b c interrupted")
    }

    @Test("Changes of one turn are one change, and only what was read counts")
    func joinsChanges() async {
        let model = Model()
        SignalProducer.observing { "\(model.name)\(model.age)" }.start(recorder.observer())
        await comes(to: "a1")
        model.name = "b"
        model.age = 2
        model.name = "c"
        await comes(to: "a1 c2")
        let names = Recorder()
        SignalProducer.observing { model.name }.start(names.observer())
        await wait(for: "the name") { names.count == 1 }
        model.age = 3
        await comes(to: "a1 c2 c3")
        #expect(names.history == "c")
    }

    @Test("Values of models of the main actor come on the main actor", arguments: Form.allCases)
    func sendsOnActor(form: Form) async {
        let model = Model()
        form.observing(model, \.name).startWithValues { [recorder] name in
            MainActor.assertIsolated()
            recorder.note(name)
        }
        await comes(to: "a")
        model.name = "b"
        await comes(to: "a b")
    }

    @Test("An error that the closure of observing throws is the failure")
    func fails() async {
        let model = Model()
        let producer = SignalProducer<Int, TestFailure>.observing { () throws(TestFailure) in
            if model.age > 1 { throw .first }
            return model.age
        }
        let ages = Recorder()
        producer.start(ages.observer())
        await wait(for: "the age") { ages.count == 1 }
        model.age = 2
        await wait(for: "the failure") { ages.count == 2 }
        #expect(ages.history == "1 failed(first)")
    }

    @Test("A change that an observer makes is followed by another value", arguments: Form.allCases)
    func isReentrant(form: Form) async {
        let model = Model()
        form.observing(model, \.age).startWithValues { [recorder] age in
            recorder.note("\(age)")
            if age < 4 { model.age = age + 1 }
        }
        await comes(to: "1 2 3 4")
    }

    @Test("A model that is captured weakly is not kept, and the stream ends with its lifetime")
    func keepsNoModel() async {
        let (lifetime, token) = Lifetime.make()
        var model: Model? = Model()
        weak let weakly = model
        SignalProducer.observing { [weak model] in model?.name }.skipNil().take(during: lifetime)
            .start(recorder.observer())
        await comes(to: "a")
        model = nil
        await wait(for: "release") { weakly == nil }
        token.dispose()
        await comes(to: "a completed")
    }

    @Test("Every start observes anew, and disposal lets go of the model", arguments: Form.allCases)
    func disposalReleases(form: Form) async {
        var model: Model? = Model()
        weak let weakly = model
        var starts: [any Disposable] = []
        if let observed = model {
            let producer = form.observing(observed, \.name)
            for _ in 0..<2 { starts.append(producer.start(recorder.observer())) }
        }
        await comes(to: "a a")
        model?.name = "b"
        await comes(to: "a a b b")
        for start in starts { start.dispose() }
        model = nil
        await wait(for: "release") { weakly == nil }
    }

    @Test("A key path may lead through several objects, and be observed several times")
    func followsKeyPaths() async {
        let team = Team()
        let first = SignalProducer(observing: team, \.leader.name).start(recorder.observer())
        await comes(to: "a")
        let lengths = Recorder()
        SignalProducer(observing: team, \.leader.name.count).start(lengths.observer())
        await wait(for: "the first length") { lengths.history == "1" }
        team.leader.name = "bb"
        await comes(to: "a bb")
        await wait(for: "the second length") { lengths.history == "1 2" }
        let other = Model()
        other.name = "ccc"
        team.leader = other
        await comes(to: "a bb ccc")
        await wait(for: "the third length") { lengths.history == "1 2 3" }
        first.dispose()
        SignalProducer(observing: team, \.leader.name).start(recorder.observer())
        await comes(to: "a bb ccc interrupted ccc")
    }

    @Test("A model of another actor is observed there")
    func followsOtherActors() async {
        await Shelf.fill(recorder)
        await comes(to: "1 2 3")
    }

    @Test("A model of an actor's own can be observed with the actor as isolation")
    func followsInstances() async {
        let keeper = Keeper()
        await keeper.follow(into: recorder)
        await comes(to: "0")
        await keeper.increment()
        await comes(to: "0 1")
    }

    @Test("A model that is safe on any thread is observed from code of no actor")
    nonisolated func followsSendableModels() async {
        let recorder = Recorder()
        let counter = Gauge()
        let disposable = SignalProducer(observing: counter, \.number).start(recorder.observer())
        await wait(for: "the number") { recorder.history == "0" }
        counter.number = 1
        await wait(for: "the change") { recorder.history == "0 1" }
        disposable.dispose()
        #expect(recorder.history == "0 1 interrupted")
    }
}

/// An actor with models of its own.
@globalActor private actor Shelf {
    static let shared = Shelf()

    @Shelf @Observable final class Book {
        var page = 1
    }

    /// Observes a book, and turns its pages.
    @Shelf static func fill(_ recorder: Recorder) {
        let book = Book()
        SignalProducer(observing: book, \.page).take(first: 3).startWithValues { page in
            Shelf.shared.assertIsolated()
            recorder.note("\(page)")
            book.page += 1
        }
    }
}

/// An actor that observes a model on itself.
private actor Keeper {
    private let counter = Gauge()

    func follow(into recorder: Recorder) {
        SignalProducer(observing: counter, \.number).startWithValues { [self] number in
            assertIsolated()
            recorder.note("\(number)")
        }
    }

    func increment() { counter.number += 1 }
}

/// A model for any thread, which announces a change when it has been made.
private final class Gauge: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Shared(0)

    var number: Int {
        get {
            registrar.access(self, keyPath: \.number)
            return stored.withLock { $0 }
        }
        set {
            stored.withLock { $0 = newValue }
            registrar.withMutation(of: self, keyPath: \.number) {}
        }
    }
}
