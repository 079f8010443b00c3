/// A message of a diagnostic, in parts that any logging system can take; see `StreamDiagnostics/sink`.
public struct DiagnosticEvent: Sendable {
    /// The subject of a diagnostic event.
    ///
    /// Every diagnostic adds its own kind as a static member.
    public struct Kind: Hashable, Sendable {
        /// The kind in a word or two.
        public let name: String
        /// Whether an event of this kind reports a probable mistake of the program; other kinds report what happens.
        public let isWarning: Bool

        package init(_ name: String, isWarning: Bool) {
            self.name = name
            self.isWarning = isWarning
        }
    }

    /// The kind of the diagnostic event.
    public let kind: Kind
    /// The identifier or the name of the stream; empty if the stream has none.
    public let stream: String
    /// The kind of the stream's event, as `LoggingEvent` spells it; nil if the diagnostic is not about an event.
    public let event: String?
    /// The whole message, in one line: the event with its value, or the report of a mistake.
    public let text: String
    /// The file that the message is about, as `#fileID` spells it; empty if no file is known.
    public let fileID: String
    /// The function that the message is about; empty if no function is known.
    public let function: String
    /// The line that the message is about; 0 if no line is known.
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
    /// The line that the default sink writes.
    public var description: String {
        guard kind.isWarning else {
            return "[\(stream)] \(text) fileName: \(fileID), functionName: \(function), lineNumber: \(line)"
        }
        return fileID.isEmpty ? "\(kind.name): \(text)" : "\(fileID):\(line): \(kind.name): \(text)"
    }
}
