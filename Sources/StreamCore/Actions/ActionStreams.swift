/// The streams of the events of all executions of an action, in one order.
///
/// An event is sent first on the stream for its kind, then on the stream of all events.
final class ActionStreams<Output, Failure: Error>: @unchecked Sendable {  // gated by the domain
    private let eventsCore = SignalCore<Signal<Output, Failure>.Event, Never>()
    private let valuesCore: SignalCore<Output, Never>
    private let errorsCore: SignalCore<Failure, Never>
    private let completedCore: SignalCore<(), Never>
    private let disabledErrorsCore: SignalCore<(), Never>
    private let refusalsCore: SignalCore<RefusalReason, Never>

    let events: Signal<Signal<Output, Failure>.Event, Never>
    let values: Signal<Output, Never>
    let errors: Signal<Failure, Never>
    let completed: Signal<(), Never>
    let disabledErrors: Signal<(), Never>
    let refusals: Signal<RefusalReason, Never>

    private var domain: Segment { eventsCore.domain }

    init() {
        valuesCore = SignalCore(domain: eventsCore.domain)
        errorsCore = SignalCore(domain: eventsCore.domain)
        completedCore = SignalCore(domain: eventsCore.domain)
        disabledErrorsCore = SignalCore(domain: eventsCore.domain)
        refusalsCore = SignalCore(domain: eventsCore.domain)
        events = Signal(core: eventsCore)
        values = Signal(core: valuesCore)
        errors = Signal(core: errorsCore)
        completed = Signal(core: completedCore)
        disabledErrors = Signal(core: disabledErrorsCore)
        refusals = Signal(core: refusalsCore)
    }

    func send(_ value: Output) {
        domain.enter(with: self, value) { $0.deliver($1) }
    }

    private func deliver(_ value: Output) {
        valuesCore.receive(value)
        if !eventsCore.isEmpty { tellEvent(value) }
    }

    func fail(_ failure: Failure) {
        domain.enter {
            self.errorsCore.receive(failure)
            if !self.eventsCore.isEmpty { self.tellFailureEvent(failure) }
        }
    }

    func complete() {
        domain.enter {
            self.completedCore.receive(())
            if !self.eventsCore.isEmpty { self.tellCompletionEvent() }
        }
    }

    func interrupt() {
        domain.enter { if !self.eventsCore.isEmpty { self.tellInterruptionEvent() } }
    }

    // MARK: Events: apart, because their type costs a look-up wherever it is named

    @inline(never)
    private func tellEvent(_ value: Output) {
        eventsCore.receive(.value(value))
    }

    @inline(never)
    private func tellFailureEvent(_ failure: Failure) {
        eventsCore.receive(.failed(failure))
    }

    @inline(never)
    private func tellCompletionEvent() {
        eventsCore.receive(.completed)
    }

    @inline(never)
    private func tellInterruptionEvent() {
        eventsCore.receive(.interrupted)
    }

    func refuse(_ reason: RefusalReason) {
        domain.enter {
            self.disabledErrorsCore.receive(())
            self.refusalsCore.receive(reason)
        }
    }

    /// Completes the streams themselves.
    func finish() {
        domain.enter {
            self.valuesCore.complete()
            self.errorsCore.complete()
            self.completedCore.complete()
            self.eventsCore.complete()
            self.disabledErrorsCore.complete()
            self.refusalsCore.complete()
        }
    }
}
