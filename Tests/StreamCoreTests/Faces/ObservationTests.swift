import StreamCore
import Testing

@Suite("Observation")
struct ObservationTests {
    private final class Resource: Sendable {}

    enum Way: CaseIterable {
        case values, events, derived
    }

    /// Observes in one of the ways, with a closure that holds a resource.
    private func observe(
        _ signal: Signal<Int, Never>, _ way: Way, holding resource: Resource
    ) -> (any Disposable)? {
        switch way {
        case .values: signal.observeValues { _ in withExtendedLifetime(resource) {} }
        case .events: signal.observe(Signal.Observer(value: { _ in withExtendedLifetime(resource) {} }))
        case .derived: signal.map { $0 }.observeValues { _ in withExtendedLifetime(resource) {} }
        }
    }

    enum End: CaseIterable {
        case disposal, completion, releaseOfTheInput
    }

    @Test(
        "Objects that an observer retains are released at the end of its signal, although its disposable is kept",
        arguments: Way.allCases,
        End.allCases)
    func releases(way: Way, end: End) {
        weak var resource: Resource?
        let observation: (any Disposable)?
        var pipe: (output: Signal<Int, Never>, input: Signal<Int, Never>.Observer)? = Signal<Int, Never>.pipe()
        do {
            let held = Resource()
            resource = held
            observation = pipe.flatMap { observe($0.output, way, holding: held) }
        }
        pipe?.input.send(value: 1)
        #expect(resource != nil)
        switch end {
        case .disposal: observation?.dispose()
        case .completion: pipe?.input.sendCompleted()
        case .releaseOfTheInput: pipe = nil
        }
        #expect(observation?.isDisposed == true)
        #expect(resource == nil)
        withExtendedLifetime(pipe) {}
    }

    @Test("An observed signal that nobody else holds goes when its input goes", arguments: Way.allCases)
    func goesWithItsInput(way: Way) {
        weak var resource: Resource?
        do {
            let held = Resource()
            resource = held
            let (signal, input) = Signal<Int, Never>.pipe()
            _ = observe(signal, way, holding: held)
            input.send(value: 1)
        }
        #expect(resource == nil)
    }

    @Test("A derived signal is given up by its origin when it is neither held nor observed")
    func leavesItsOrigin() {
        let (signal, input) = Signal<Int, Never>.pipe()
        weak var resource: Resource?
        do {
            let held = Resource()
            resource = held
            let derived = signal.map { value in
                withExtendedLifetime(held) {}
                return value
            }
            let observation = derived.observeValues { _ in }
            observation?.dispose()
        }
        #expect(resource == nil)
        withExtendedLifetime(input) {}
    }

    @Test("A derived signal that is made and given up during a delivery leaves nothing behind")
    func leavesDuringADelivery() {
        let (signal, input) = Signal<Int, Never>.pipe()
        weak var resource: Resource?
        signal.take(first: 1).observeValues { _ in
            let held = Resource()
            resource = held
            _ = signal.map { value in
                withExtendedLifetime(held) {}
                return value
            }
        }
        input.send(value: 1)
        #expect(resource == nil)
        input.send(value: 2)
    }
}
