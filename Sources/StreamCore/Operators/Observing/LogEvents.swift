/// The kinds of events that `logEvents` writes down.
public enum LoggingEvent {
    /// The kinds of events of a signal.
    public enum Signal: String, CaseIterable, Sendable {
        /// A value, written after the word.
        case value
        /// Completion.
        case completed
        /// Failure, which is written after the word.
        case failed
        /// One of the three ends.
        case terminated
        /// The release of resources.
        case disposed
        /// Interruption.
        case interrupted
    }

    /// The kinds of events of a producer.
    public enum SignalProducer: String, CaseIterable, Sendable {
        /// A start that is about to begin.
        case starting
        /// A start that has begun.
        case started
        /// A value, written after the word.
        case value
        /// Completion.
        case completed
        /// Failure, which is written after the word.
        case failed
        /// One of the three ends.
        case terminated
        /// The release of resources.
        case disposed
        /// Interruption.
        case interrupted
    }
}

/// Takes what `logEvents` has to say.
public typealias EventLogger = (
    _ identifier: String, _ event: String, _ fileName: String, _ functionName: String, _ lineNumber: Int
) -> Void

/// Prints an event to standard output.
public func defaultEventLog(
    identifier: String, event: String, fileName: String, functionName: String, lineNumber: Int
) {
    print("[\(identifier)] \(event) fileName: \(fileName), functionName: \(functionName), lineNumber: \(lineNumber)")
}

/// Where the events of one call are logged, and which.
private struct EventLog<Kind: RawRepresentable & Hashable> where Kind.RawValue == String {
    let identifier: String
    let kinds: Set<Kind>
    let fileName: String
    let functionName: String
    let lineNumber: Int
    let logger: EventLogger

    private func write(_ event: String) {
        logger(identifier, event, fileName, functionName, lineNumber)
    }

    /// What logs an event of a kind that is wanted.
    func hook(_ kind: Kind) -> (() -> Void)? {
        kinds.contains(kind) ? { write(kind.rawValue) } : nil
    }

    /// The same for an event with something in it.
    func hook<Content>(_ kind: Kind) -> ((Content) -> Void)? {
        kinds.contains(kind) ? { write("\(kind.rawValue) \($0)") } : nil
    }
}

extension SignalProducer {
    /// Logs the events of every start, before they are handed on.
    ///
    /// - Parameters:
    ///   - identifier: A name for this place, written with every event.
    ///   - events: Which kinds of events are logged; all unless told otherwise.
    ///   - logger: Takes the events, with the place of this call; prints them unless told otherwise.
    public func logEvents(
        identifier: String = "", events: Set<LoggingEvent.SignalProducer> = Set(LoggingEvent.SignalProducer.allCases),
        fileName: String = #file, functionName: String = #function, lineNumber: Int = #line,
        logger: @escaping EventLogger = defaultEventLog
    ) -> SignalProducer {
        let log = EventLog(
            identifier: identifier, kinds: events, fileName: fileName, functionName: functionName,
            lineNumber: lineNumber, logger: logger)
        return on(
            starting: log.hook(.starting), started: log.hook(.started), failed: log.hook(.failed),
            completed: log.hook(.completed), interrupted: log.hook(.interrupted), terminated: log.hook(.terminated),
            disposed: log.hook(.disposed), value: log.hook(.value))
    }
}

extension Signal {
    /// Logs the events, before they are handed on.
    ///
    /// See `SignalProducer/logEvents(identifier:events:fileName:functionName:lineNumber:logger:)`.
    public func logEvents(
        identifier: String = "", events: Set<LoggingEvent.Signal> = Set(LoggingEvent.Signal.allCases),
        fileName: String = #file, functionName: String = #function, lineNumber: Int = #line,
        logger: @escaping EventLogger = defaultEventLog
    ) -> Signal {
        let log = EventLog(
            identifier: identifier, kinds: events, fileName: fileName, functionName: functionName,
            lineNumber: lineNumber, logger: logger)
        return on(
            failed: log.hook(.failed), completed: log.hook(.completed), interrupted: log.hook(.interrupted),
            terminated: log.hook(.terminated), disposed: log.hook(.disposed), value: log.hook(.value))
    }
}
