/// Lines that stay, and below them one that changes.
final class Screen {
    private let write: (String) -> Void

    init(write: @escaping (String) -> Void) {
        self.write = write
    }

    var lastLine = "" {
        didSet {
            if lastLine != oldValue { write(Self.clearLine + lastLine) }
        }
    }

    func add(_ line: String) {
        write("\(Self.clearLine)\(line)\r\n\(lastLine)")
    }

    private static let clearLine = "\r\u{1B}[K"
}
