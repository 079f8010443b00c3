import Observation
import StreamCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct ModelObservingTests {
    @MainActor @Observable fileprivate final class Model {
        var name = "a"
        var age = 1
    }

    private let recorder = Recorder<String, Never>()

    private func comes(to history: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait(for: history, sourceLocation: sourceLocation) { recorder.history == history }
        #expect(recorder.history == history, sourceLocation: sourceLocation)
    }

    @Test("The value comes first, then the value after each change")
    func followsModel() async {
        let model = Model()
        let disposable = SignalProducer.observing { model.name }.start(recorder.observer)
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
        SignalProducer.observing { "\(model.name)\(model.age)" }.start(recorder.observer)
        await comes(to: "a1")
        model.name = "b"
        model.age = 2
        model.name = "c"
        await comes(to: "a1 c2")
        let names = Recorder<String, Never>()
        SignalProducer.observing { model.name }.start(names.observer)
        await wait(for: "the name") { names.count == 1 }
        model.age = 3
        await comes(to: "a1 c2 c3")
        #expect(names.history == "c")
    }

    @Test("Values of models of the main actor come on the main actor")
    func sendsOnActor() async {
        let model = Model()
        SignalProducer.observing { model.name }.startWithValues { [recorder] name in
            MainActor.assertIsolated()
            recorder.note(name)
        }
        await comes(to: "a")
        model.name = "b"
        await comes(to: "a b")
    }

    @Test("What the closure throws is the failure")
    func fails() async {
        let model = Model()
        let producer = SignalProducer<Int, TestFailure>.observing { () throws(TestFailure) in
            if model.age > 1 { throw .first }
            return model.age
        }
        let ages = Recorder<Int, TestFailure>()
        producer.start(ages.observer)
        await wait(for: "the age") { ages.count == 1 }
        model.age = 2
        await wait(for: "the failure") { ages.count == 2 }
        #expect(ages.history == "1 failed(first)")
    }

    @Test("A change that an observer makes is followed by another value")
    func isReentrant() async {
        let model = Model()
        SignalProducer.observing { model.age }.startWithValues { [recorder] age in
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
            .start(recorder.observer)
        await comes(to: "a")
        model = nil
        await wait(for: "release") { weakly == nil }
        token.dispose()
        await comes(to: "a completed")
    }

    @Test("Every start observes anew, and disposal lets go of the model")
    func disposalReleases() async {
        var model: Model? = Model()
        weak let weakly = model
        var starts: [any Disposable] = []
        if let observed = model {
            let producer = SignalProducer.observing { observed.name }
            for _ in 0..<2 { starts.append(producer.start(recorder.observer)) }
        }
        await comes(to: "a a")
        model?.name = "b"
        await comes(to: "a a b b")
        for start in starts { start.dispose() }
        model = nil
        await wait(for: "release") { weakly == nil }
    }
}
