import Foundation

/// The characters of a string, each as a string.
final class RACStringSequence: RACSequence, @unchecked Sendable {  // immutable but for the name
    private let string: String
    private let start: String.Index

    private init(_ string: String, from start: String.Index) {
        self.string = string
        self.start = start
        super.init()
    }

    /// Returns a sequence of the characters; for an empty string, the empty sequence.
    static func sequence(_ string: String) -> RACSequence { sequence(string, from: string.startIndex) }

    private static func sequence(_ string: String, from start: String.Index) -> RACSequence {
        start < string.endIndex ? RACStringSequence(string, from: start) : RACEmptySequence.shared
    }

    override var head: Any? { String(string[start]) }

    override var tail: RACSequence? {
        Self.sequence(string, from: string.index(after: start)).called(name)
    }

    override var array: [Any] { string[start...].map { String($0) } }

    override var description: String { describing(", string = \(string[start...])") }
}
