import StreamCore

enum NameError: Error, Equatable {
    case empty
}

/// The names of `Event.swift`, `EventLogger.swift`, `Observer.swift` and `Signal.Observer.swift`.
enum EventNames {
    static func events(_ event: Signal<Int, NameError>.Event) -> [String] {
        switch event {
        case .value(let value): print(value)
        case .failed(let error): print(error)
        case .completed, .interrupted: print(event.isCompleted, event.isTerminating)
        }
        let mapped: Signal<String, NameError>.Event = event.map { "\($0)" }
        let widened: Signal<Int, Swift.Error>.Event = event.mapError { $0 }
        let value: Int? = event.value
        let error: NameError? = event.error
        let isSame: Bool = event == .completed
        let same: Signal<Int, NameError>.Event = itself(event)
        return [mapped.description, widened.description, "\(value as Any) \(error as Any) \(isSame) \(same)"]
    }

    private static func itself<E: EventProtocol>(_ event: E) -> Signal<E.Value, E.Error>.Event { event.event }

    static func log(_ signal: Signal<Int, NameError>, _ producer: SignalProducer<Int, NameError>) {
        let logger: EventLogger = defaultEventLog
        let some: Set<LoggingEvent.Signal> = [
            .value, .completed, .failed, .terminated, .disposed, .interrupted,
        ]
        let more: Set<LoggingEvent.SignalProducer> = [
            .starting, .started, .value, .completed, .failed, .terminated, .disposed, .interrupted,
        ]
        let all = Set(LoggingEvent.Signal.allCases).union([LoggingEvent.Signal(rawValue: "value")].compactMap { $0 })
        let everything = LoggingEvent.SignalProducer.allCases.filter { $0.rawValue != "" }
        let logged: Signal<Int, NameError> = signal.logEvents()
        _ = signal.logEvents(
            identifier: "a", events: some, fileName: "f", functionName: "g", lineNumber: 1, logger: logger)
        let loggedProducer: SignalProducer<Int, NameError> = producer.logEvents(identifier: "a", events: more)
        _ = producer.logEvents(events: [], fileName: "f", functionName: "g", lineNumber: 1, logger: logger)
        defaultEventLog(identifier: "a", event: "b", fileName: "c", functionName: "d", lineNumber: 1)
        _ = (all, everything, logged, loggedProducer)
    }

    static func observers() {
        typealias O = Signal<Int, NameError>.Observer
        let action: O.Action = { (event: Signal<Int, NameError>.Event) in print(event) }
        let whole = O(action)
        let parts = O(value: { print($0) }, failed: { print($0) }, completed: {}, interrupted: {})
        let silent = O()
        let base: Observer<Int, NameError> = whole
        base.receive(1)
        for end: Termination<NameError> in [.failed(.empty), .completed, .interrupted] { base.terminate(end) }
        silent.send(.value(1))
        parts.send(value: 1)
        parts.send(error: .empty)
        parts.sendCompleted()
        parts.sendInterrupted()
        _ = Observer<Int, NameError>()
    }
}
