/// The places that a command writes to, which tests replace in order to read the text.
package struct Console {
    /// Writes a line of the result.
    package let print: (String) -> Void
    /// Writes a part of a message, without a line break, to a place apart from the result.
    package let report: (String) -> Void
    /// Whether reports appear on a terminal, where a line can be written over.
    package let reportsToTerminal: Bool

    package init(
        print: @escaping (String) -> Void, report: @escaping (String) -> Void, reportsToTerminal: Bool = false
    ) {
        self.print = print
        self.report = report
        self.reportsToTerminal = reportsToTerminal
    }
}
