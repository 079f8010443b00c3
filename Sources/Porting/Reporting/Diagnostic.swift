/// A remark for the porter about a place in the original.
public struct Diagnostic: Sendable, Hashable, Codable {
    /// The work that a place leaves to the porter.
    public enum Confidence: String, Sendable, Codable, Comparable, CaseIterable {
        /// No work: the Swift means the same.
        case exact
        /// Reading the line, which carries a comment.
        case review
        /// Writing the Swift: the original is kept in a comment under an `#error`.
        case byHand = "by hand"

        private var rank: Int { self == .exact ? 0 : self == .review ? 1 : 2 }

        /// Orders by the work that is left: exact, review, by hand.
        public static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }
    }

    /// The name of the file.
    public let file: String
    /// The first line of the place; the first line of a file is 1.
    public let line: Int
    /// The identifier of the registry's entry.
    public let id: String
    /// The work that the place leaves to the porter.
    public let confidence: Confidence
    /// The remark, a sentence.
    public let message: String
    /// The type that no file declares, if the remark is about one.
    public let unknownType: String?

    /// Makes a diagnostic.
    public init(
        file: String, line: Int, id: String, confidence: Confidence, message: String, unknownType: String? = nil
    ) {
        (self.file, self.line, self.id, self.confidence, self.message) = (file, line, id, confidence, message)
        self.unknownType = unknownType
    }
}
