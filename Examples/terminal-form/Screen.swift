/// Lines that stay, and below them one that changes.
final class Screen {
    private let write: (String) -> Void
    private let isTerminal: Bool

    /// Writes to a terminal, or, where there is none, only the lines that stay.
    init(isTerminal: Bool, write: @escaping (String) -> Void) {
        self.isTerminal = isTerminal
        self.write = write
    }

    var lastLine = "" {
        didSet {
            if isTerminal, lastLine != oldValue { write(Self.clearLine + lastLine) }
        }
    }

    func add(_ line: String) {
        write(isTerminal ? "\(Self.clearLine)\(line)\r\n\(lastLine)" : "\(line)\n")
    }

    private static let clearLine = "\r\u{1B}[K"
}
