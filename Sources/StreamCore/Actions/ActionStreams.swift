/// What an action tells of all its executions, in one order.
///
/// An event is told first on the stream for its kind, then on that of all events.
final class ActionStreams<Output, Failure: Error>: @unchecked Sendable {  // gated by the domain
    private let eventsCore = SignalCore<Signal<Output, Failure>.Event, Never>()
    private let valuesCore: SignalCore<Output, Never>
    private let errorsCore: SignalCore<Failure, Never>
    private let completedCore: SignalCore<(), Never>
    private let disabledErrorsCore: SignalCore<(), Never>

    let events: Signal<Signal<Output, Failure>.Event, Never>
    let values: Signal<Output, Never>
    let errors: Signal<Failure, Never>
    let completed: Signal<(), Never>
    let disabledErrors: Signal<(), Never>

    private var domain: Segment { eventsCore.segment }

    init() {
        valuesCore = SignalCore(domain: eventsCore.segment)
        errorsCore = SignalCore(domain: eventsCore.segment)
        completedCore = SignalCore(domain: eventsCore.segment)
        disabledErrorsCore = SignalCore(domain: eventsCore.segment)
        events = Signal(core: eventsCore)
        values = Signal(core: valuesCore)
        errors = Signal(core: errorsCore)
        completed = Signal(core: completedCore)
        disabledErrors = Signal(core: disabledErrorsCore)
    }

    func send(_ value: Output) {
        switch domain.gate.enter() {
        case .entered:
            deliver(value)
            domain.gate.leave()
        case .nested: deliver(value)
        case .busy: domain.gate.enqueue { self.deliver(value) }
        }
    }

    private func deliver(_ value: Output) {
        valuesCore.receive(value)
        if !eventsCore.isEmpty { tellEvent(value) }
    }

    /// Apart from the rest, because the type of an event costs a look-up wherever it is named.
    @inline(never)
    private func tellEvent(_ value: Output) {
        eventsCore.receive(.value(value))
    }

    @inline(never)
    private func tellCompletionEvent() {
        eventsCore.receive(.completed)
    }

    func fail(_ failure: Failure) {
        domain.enter {
            self.errorsCore.receive(failure)
            self.eventsCore.receive(.failed(failure))
        }
    }

    func complete() {
        domain.enter {
            self.completedCore.receive(())
            if !self.eventsCore.isEmpty { self.tellCompletionEvent() }
        }
    }

    func interrupt() {
        domain.enter { self.eventsCore.receive(.interrupted) }
    }

    func refuse() {
        domain.enter { self.disabledErrorsCore.receive(()) }
    }

    /// Completes the streams themselves.
    func finish() {
        domain.enter {
            self.valuesCore.complete()
            self.errorsCore.complete()
            self.completedCore.complete()
            self.eventsCore.complete()
            self.disabledErrorsCore.complete()
        }
    }
}
