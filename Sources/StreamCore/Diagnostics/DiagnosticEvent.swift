/// Something that a diagnostic has to say, in parts, so that any logging system can take it; see `StreamDiagnostics/sink`.
public struct DiagnosticEvent: Sendable {
    /// What a diagnostic event is about.
    ///
    /// Every diagnostic adds its own kind as a static member.
    public struct Kind: Hashable, Sendable {
        /// The kind in a word or two.
        public let name: String
        /// Whether the program is probably wrong: the others only tell what happens.
        public let isWarning: Bool

        package init(_ name: String, isWarning: Bool) {
            self.name = name
            self.isWarning = isWarning
        }
    }

    /// What it is about.
    public let kind: Kind
    /// The identifier or the name of the stream; empty if it has none.
    public let stream: String
    /// The kind of event, as `LoggingEvent` spells it, where the diagnostic is about an event of a stream.
    public let event: String?
    /// All there is to say, in one line: the event with its value, or the report of a mistake.
    public let text: String
    /// The file that it is about, as `#fileID` spells it; empty where none is known.
    public let fileID: String
    /// The function that it is about; empty where none is known.
    public let function: String
    /// The line that it is about; 0 where none is known.
    public let line: Int

    package init(
        _ kind: Kind, stream: String = "", event: String? = nil, text: String, fileID: String = "",
        function: String = "", line: Int = 0
    ) {
        self.kind = kind
        self.stream = stream
        self.event = event
        self.text = text
        self.fileID = fileID
        self.function = function
        self.line = line
    }
}

extension DiagnosticEvent: CustomStringConvertible {
    /// The line that is written unless there is another sink.
    public var description: String {
        guard kind.isWarning else {
            return "[\(stream)] \(text) fileName: \(fileID), functionName: \(function), lineNumber: \(line)"
        }
        return fileID.isEmpty ? "\(kind.name): \(text)" : "\(fileID):\(line): \(kind.name): \(text)"
    }
}
