/// The fault that a check has found, with diagrams; it names the place of the check.
///
/// Swift Testing, XCTest and a plain program all print the failure when it is thrown out of a test or of `main`.
public struct StreamTestFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// The fault in one sentence.
    public let summary: String
    /// The diagrams and hints; empty if there are none.
    public let details: String
    /// The file of the check, as `#fileID` spells it.
    public let fileID: String
    /// The line of the check.
    public let line: Int

    init(_ summary: String, details: String = "", at place: CheckPlace) {
        self.summary = summary
        self.details = details
        fileID = "\(place.fileID)"
        line = Int(place.line)
    }

    /// The file, the line and the summary in one line; then the details.
    public var description: String {
        let first = "\(fileID):\(line): \(summary)"
        return details.isEmpty ? first : "\(first)\n\(details)"
    }
}

/// The place in the source at which a check is written.
struct CheckPlace: Sendable {
    let fileID: StaticString
    let line: UInt

    init(_ fileID: StaticString, _ line: UInt) {
        self.fileID = fileID
        self.line = line
    }
}
