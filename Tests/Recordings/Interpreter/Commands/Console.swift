/// Names where a command writes to, so that tests can read it.
package struct Console {
    /// Writes a line of the result.
    package let print: (String) -> Void
    /// Writes a part of a message, without a line break, where it does not mix with the result.
    package let report: (String) -> Void
    /// Whether reports are read on a terminal, where a line can be written over.
    package let reportsToTerminal: Bool

    package init(
        print: @escaping (String) -> Void, report: @escaping (String) -> Void, reportsToTerminal: Bool = false
    ) {
        self.print = print
        self.report = report
        self.reportsToTerminal = reportsToTerminal
    }
}
