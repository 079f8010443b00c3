/// Something that a port should know of a place in the original.
public struct Diagnostic: Sendable, Hashable, Codable {
    /// What is asked of the reader.
    public enum Confidence: String, Sendable, Codable, Comparable, CaseIterable {
        /// Nothing: the Swift means the same.
        case exact
        /// To read the line, which carries a comment.
        case review
        /// To write the Swift: the original is kept in a comment under an `#error`.
        case byHand = "by hand"

        private var rank: Int { self == .exact ? 0 : self == .review ? 1 : 2 }

        /// Orders by what is asked: exact, review, by hand.
        public static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }
    }

    /// The name of the file.
    public let file: String
    /// The first line of the place; the first line of a file is 1.
    public let line: Int
    /// The identifier of the registry's entry.
    public let id: String
    /// What is asked of the reader.
    public let confidence: Confidence
    /// A sentence.
    public let message: String

    /// Makes a diagnostic.
    public init(file: String, line: Int, id: String, confidence: Confidence, message: String) {
        (self.file, self.line, self.id, self.confidence, self.message) = (file, line, id, confidence, message)
    }
}
