/// Reports the progress of a replay.
///
/// On a terminal, the progress is one line that is written over; elsewhere it is a line for each thousand.
struct Progress {
    private static let stride = 1000
    private static let terminalStride = 100

    private let console: Console
    private var isShown = false

    init(console: Console) {
        self.console = console
    }

    /// Reports the number of replayed lines, if a report is due.
    mutating func advance(to summary: Summary) {
        advance(to: summary.total, "replayed, \(summary.failed) failed")
    }

    /// Reports a number, if a report is due, with the words that follow the number.
    mutating func advance(to count: Int, _ words: @autoclosure () -> String) {
        let stride = console.reportsToTerminal ? Self.terminalStride : Self.stride
        guard count.isMultiple(of: stride) else { return }
        let text = "\(count) \(words())"
        console.report(console.reportsToTerminal ? "\r\(text)" : "\(text)\n")
        isShown = true
    }

    /// Removes the line from the terminal, so that other text can be written.
    mutating func clear() {
        if isShown, console.reportsToTerminal { console.report("\r\u{1B}[K") }
        isShown = false
    }
}
