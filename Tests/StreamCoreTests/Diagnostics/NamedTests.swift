import StreamCore
import Testing

@Suite struct NamedTests {
    private let scheduler = TestScheduler()

    @Test("The name is in the description, and the place in the one for debugging")
    func describes() {
        let line: Int = #line + 1
        let producer = SignalProducer<Int, Never>(value: 1).named("search")
        #expect("\(producer)" == "SignalProducer<Int, Never> \"search\"")
        #expect(
            producer.debugDescription
                == "SignalProducer<Int, Never> \"search\" (StreamCoreTests/NamedTests.swift:\(line))")
        let signal = Signal<Int, TestFailure>.pipe().output.named("taps", fileID: "App/Form.swift", line: 7)
        #expect("\(signal)" == "Signal<Int, TestFailure> \"taps\"")
        #expect(signal.debugDescription == "Signal<Int, TestFailure> \"taps\" (App/Form.swift:7)")
    }

    @Test("Without a name the description is the type")
    func describesTypes() {
        #expect("\(SignalProducer<Int, Never>.never)" == "SignalProducer<Int, Never>")
        #expect("\(Signal<Int, Never>.never)" == "Signal<Int, Never>")
        #expect("\(MutableProperty(1))" == "MutableProperty<Int>")
        #expect("\(Property(value: 1))" == "Property<Int>")
        #expect(SignalProducer<Int, Never>.never.name == nil)
    }

    @Test("Properties show their value to the debugger, and name their streams")
    func namesProperties() {
        let property = MutableProperty(1).named("age", fileID: "App/Person.swift", line: 3)
        #expect("\(property)" == "MutableProperty<Int> \"age\"")
        #expect(property.debugDescription == "MutableProperty<Int> \"age\" (App/Person.swift:3) = 1")
        #expect(property.producer.map { $0 + 1 }.name == "age")
        #expect(property.signal.name == "age")
        #expect("\(property.map { "\($0)" })" == "Property<String> \"age\"")
        let view = Property(capturing: MutableProperty(2)).named("view", fileID: "App/Person.swift", line: 9)
        #expect(view.debugDescription == "Property<Int> \"view\" (App/Person.swift:9) = 2")
        #expect("\(Property(value: 3).named("constant"))" == "Property<Int>")
    }

    @Test("Operators with one input hand the name on", arguments: Face.allCases)
    func handsOn(face: Face) {
        let names: [String?]
        switch face {
        case .signal:
            let origin = Signal<Int, TestFailure>.pipe().output.named("origin")
            names = [
                origin.map { $0 }.name, origin.filter { _ in true }.scan(0, +).name,
                origin.delay(1, on: scheduler).map { $0 }.name, origin.take(until: .never).name,
                origin.flatMap(.latest) { SignalProducer<Int, TestFailure>(value: $0) }.name,
                origin.producer.collect().name, origin.observe(on: scheduler).materialize().name,
            ]
        case .producer:
            let origin = SignalProducer<Int, TestFailure>.never.named("origin")
            names = [
                origin.map { $0 }.name, origin.filter { _ in true }.scan(0, +).name,
                origin.delay(1, on: scheduler).map { $0 }.name, origin.take(until: .never).name,
                origin.flatMap(.latest) { SignalProducer<Int, TestFailure>(value: $0) }.name,
                origin.retry(upTo: 2).collect().name, origin.observe(on: scheduler).materialize().name,
            ]
        }
        #expect(names == Array(repeating: "origin", count: names.count))
    }

    @Test("The result of an operator that joins several streams has no name; the nearest of several names counts")
    func beginsAnew() {
        let first = SignalProducer<Int, Never>(value: 1).named("first")
        let second = SignalProducer<Int, Never>(value: 2).named("second")
        #expect(first.combineLatest(with: second).name == nil)
        #expect(first.concat(second).name == nil)
        #expect(first.map { $0 }.named("mapped").filter { _ in true }.name == "mapped")
    }

    @Test("A signal itself is named, whoever refers to it, and what was made of it before is not")
    func namesTheSignal() {
        let signal = Signal<Int, Never>.pipe().output
        let earlier = signal.map { $0 }
        let other = signal
        signal.named("taps")
        #expect(other.name == "taps")
        #expect(earlier.name == nil)
        signal.named("touches")
        #expect(other.name == "touches")
        #expect(signal.map { $0 }.name == "touches")
    }

    @Test("The events are the same with a name", arguments: Face.allCases)
    func passesEvents(face: Face) {
        let trial = Trial(
            face, of: Int.self, { $0.named("a").map { $0 * 2 }.named("b") },
            { $0.named("a").map { $0 * 2 }.named("b") })
        trial.send(1, 2)
        trial.fail(.first)
        #expect(trial.history == "2 4 failed(first)")
        #expect(trial.isInputEnded)
    }

    @Test("A started chain has nothing of the names: the producer's observer is attached directly")
    func addsNoStage() {
        final class Target: Observer<Int, Never>, @unchecked Sendable {}
        var attached: AnyObserver?
        let source = Source<Int, Never> { observer, _ in attached = observer }
        let target = Target()
        SignalProducer(source).named("a").named("b").source.attach(target, Segment(policy: .typed))
        #expect(attached === target)
    }

    @Test("A stream flattened out of itself keeps its name and the stack", .timeLimit(.minutes(40)))
    func namesRecursion() {
        func count(from number: Int) -> SignalProducer<Int, Never> {
            SignalProducer(value: number).flatMap(.concat) { number in
                number == many(100_000) ? SignalProducer(value: number) : count(from: number + 1)
            }
        }
        let producer = count(from: 0).named("count")
        var last = 0
        producer.startWithValues { last = $0 }
        #expect(last == many(100_000))
        #expect(producer.name == "count")
    }

    @Test("The label of a signal goes with the signal")
    func forgetsReleased() {
        var signal: Signal<Int, Never>? = .pipe().output.named("short-lived")
        #expect(SignalLabels.all.contains { $0.name == "short-lived" })
        withExtendedLifetime(signal) {}
        signal = nil
        #expect(!SignalLabels.all.contains { $0.name == "short-lived" })
    }

    @Test("Misuse of a named property is reported with its name and place")
    func reportsMisuse() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let property = MutableProperty(1).named("age", fileID: "App/Person.swift", line: 3)
            property.modify { _ in property.value = 2 }
        }
        let report = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(report.contains("The property \"age\" (App/Person.swift:3) was changed inside the closure"))
    }
}
