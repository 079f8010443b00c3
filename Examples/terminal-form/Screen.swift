/// Shows lines that stay, and below them a line that changes.
final class Screen {
    private let write: (String) -> Void
    private let isTerminal: Bool

    /// Writes all lines to a terminal; without a terminal, writes only the lines that stay.
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
