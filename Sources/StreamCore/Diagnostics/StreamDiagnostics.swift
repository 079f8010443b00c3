/// The settings of diagnostics: the sink that takes them, and which of them are made.
public enum StreamDiagnostics {
    private static let current = MessageSink<DiagnosticEvent> { writeByDefault($0) }

    /// The closure that takes all diagnostics of the process: the events of `logEvents()`, and reports of mistakes.
    ///
    ///     StreamDiagnostics.sink = { event in
    ///         logger.log(level: event.kind.isWarning ? .warning : .debug, "\(event.stream): \(event.text)")
    ///     }
    ///
    /// By default events go to standard output and warnings to standard error, one line each. The sink can be replaced
    /// at any time, on any thread; a start that is being logged keeps the sink with which it began. The sink is called
    /// on the thread that sends, while no lock is held.
    public static var sink: @Sendable (DiagnosticEvent) -> Void {
        get { current.write }
        set { current.write = newValue }
    }

    @Sendable
    private static func writeByDefault(_ event: DiagnosticEvent) {
        guard event.kind.isWarning else { return print(event) }
        StandardError.append("\(event)\n")
    }
}
