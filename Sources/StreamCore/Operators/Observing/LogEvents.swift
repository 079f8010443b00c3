/// Receives the messages of `logEvents`.
public typealias EventLogger = (
    _ identifier: String, _ event: String, _ fileName: String, _ functionName: String, _ lineNumber: Int
) -> Void

/// Prints an event to standard output.
public func defaultEventLog(
    identifier: String, event: String, fileName: String, functionName: String, lineNumber: Int
) {
    print("[\(identifier)] \(event) fileName: \(fileName), functionName: \(functionName), lineNumber: \(lineNumber)")
}

/// The place of one call of `logEvents`, and its identifier.
private struct LoggingPlace {
    let identifier: String
    let fileName: String
    let functionName: String
    let lineNumber: Int

    init(_ identifier: String, or name: String?, _ fileName: String, _ functionName: String, _ lineNumber: Int) {
        self.identifier = identifier.isEmpty ? name ?? "" : identifier
        self.fileName = fileName
        self.functionName = functionName
        self.lineNumber = lineNumber
    }

    /// Returns a closure that writes to a logger.
    func writer(_ logger: @escaping EventLogger) -> (_ event: String, _ text: String) -> Void {
        { logger(identifier, $1, fileName, functionName, lineNumber) }
    }

    /// Returns a closure that writes to the current sink of the process.
    func sinkWriter() -> (_ event: String, _ text: String) -> Void {
        let sink = StreamDiagnostics.sink
        return { event, text in
            sink(
                DiagnosticEvent(
                    .streamEvent, stream: identifier, event: event, text: text, fileID: fileName,
                    function: functionName, line: lineNumber))
        }
    }
}

extension DiagnosticEvent.Kind {
    /// An event of a stream, as `logEvents()` writes it.
    public static let streamEvent = DiagnosticEvent.Kind("event", isWarning: false)
}

/// The kinds of events that are logged, and the closure that writes them.
private struct EventLog<Kind: RawRepresentable & Hashable> where Kind.RawValue == String {
    let kinds: Set<Kind>
    let write: (_ event: String, _ text: String) -> Void

    /// Returns a closure that logs an event of the given kind, or nil if that kind is not logged.
    func hook(_ kind: Kind) -> (() -> Void)? {
        kinds.contains(kind) ? { write(kind.rawValue, kind.rawValue) } : nil
    }

    /// Returns a closure that logs an event with a payload, or nil if that kind is not logged.
    func hook<Content>(_ kind: Kind) -> ((Content) -> Void)? {
        kinds.contains(kind) ? { write(kind.rawValue, "\(kind.rawValue) \($0)") } : nil
    }
}

extension SignalProducer {
    /// Logs the events of every start to `StreamDiagnostics.sink` before they are sent downstream.
    ///
    /// Every start reads the sink once, when the start begins, and calls the sink on the sending thread. Events pass
    /// unchanged.
    ///
    /// - Parameters:
    ///   - identifier: A name for this place, written with every event; by default, the nearest name given with
    ///     `named`.
    ///   - events: The kinds of events that are logged; all by default.
    ///   - fileName: The file of this place.
    ///   - functionName: The function of this place.
    ///   - lineNumber: The line of this place.
    public func logEvents(
        identifier: String = "", events: Set<LoggingEvent.SignalProducer> = Set(LoggingEvent.SignalProducer.allCases),
        fileName: String = #fileID, functionName: String = #function, lineNumber: Int = #line
    ) -> SignalProducer {
        let place = LoggingPlace(identifier, or: name, fileName, functionName, lineNumber)
        return SignalProducer(
            Source(following: source) { observer, segment in
                self.logging(EventLog(kinds: events, write: place.sinkWriter())).source.attach(observer, segment)
            })
    }

    /// Logs the events of every start to a logger before they are sent downstream.
    ///
    /// - Parameters:
    ///   - identifier: A name for this place, written with every event; by default, the nearest name given with
    ///     `named`.
    ///   - events: The kinds of events that are logged; all by default.
    ///   - fileName: The file of this place.
    ///   - functionName: The function of this place.
    ///   - lineNumber: The line of this place.
    ///   - logger: Receives the events, with the place of this call.
    public func logEvents(
        identifier: String = "", events: Set<LoggingEvent.SignalProducer> = Set(LoggingEvent.SignalProducer.allCases),
        fileName: String = #file, functionName: String = #function, lineNumber: Int = #line,
        logger: @escaping EventLogger
    ) -> SignalProducer {
        let place = LoggingPlace(identifier, or: name, fileName, functionName, lineNumber)
        return logging(EventLog(kinds: events, write: place.writer(logger)))
    }

    private func logging(_ log: EventLog<LoggingEvent.SignalProducer>) -> SignalProducer {
        on(
            starting: log.hook(.starting), started: log.hook(.started), failed: log.hook(.failed),
            completed: log.hook(.completed), interrupted: log.hook(.interrupted), terminated: log.hook(.terminated),
            disposed: log.hook(.disposed), value: log.hook(.value))
    }
}

extension Signal {
    /// Logs the events to `StreamDiagnostics.sink`, which this call reads once, before they are sent downstream.
    ///
    /// See ``SignalProducer/logEvents(identifier:events:fileName:functionName:lineNumber:)``.
    public func logEvents(
        identifier: String = "", events: Set<LoggingEvent.Signal> = Set(LoggingEvent.Signal.allCases),
        fileName: String = #fileID, functionName: String = #function, lineNumber: Int = #line
    ) -> Signal {
        let place = LoggingPlace(identifier, or: name, fileName, functionName, lineNumber)
        return logging(EventLog(kinds: events, write: place.sinkWriter()))
    }

    /// Logs the events to a logger before they are sent downstream.
    ///
    /// See ``SignalProducer/logEvents(identifier:events:fileName:functionName:lineNumber:logger:)``.
    public func logEvents(
        identifier: String = "", events: Set<LoggingEvent.Signal> = Set(LoggingEvent.Signal.allCases),
        fileName: String = #file, functionName: String = #function, lineNumber: Int = #line,
        logger: @escaping EventLogger
    ) -> Signal {
        let place = LoggingPlace(identifier, or: name, fileName, functionName, lineNumber)
        return logging(EventLog(kinds: events, write: place.writer(logger)))
    }

    private func logging(_ log: EventLog<LoggingEvent.Signal>) -> Signal {
        on(
            failed: log.hook(.failed), completed: log.hook(.completed), interrupted: log.hook(.interrupted),
            terminated: log.hook(.terminated), disposed: log.hook(.disposed), value: log.hook(.value))
    }
}
