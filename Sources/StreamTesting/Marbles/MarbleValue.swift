/// A type whose values can be named by characters in a diagram.
public protocol MarbleValue {
    /// Creates the value that a character stands for; nil if the character stands for none.
    init?(marble: Character)
    /// The characters that random inputs are made of.
    static var marbles: [Character] { get }
}

extension String: MarbleValue {
    /// Creates a string of the character.
    public init?(marble: Character) { self.init(marble) }
    /// The four characters of random inputs.
    public static var marbles: [Character] { ["a", "b", "c", "d"] }
}

extension Character: MarbleValue {
    /// Creates the character itself.
    public init?(marble: Character) { self = marble }
    /// The four characters of random inputs.
    public static var marbles: [Character] { ["a", "b", "c", "d"] }
}

extension Int: MarbleValue {
    /// Creates the number of a digit, or of a letter by its place in the alphabet, from 1; nil for other characters.
    public init?(marble: Character) {
        guard let value = number(marble) else { return nil }
        self = value
    }
    /// The four characters of random inputs.
    public static var marbles: [Character] { ["1", "2", "3", "4"] }
}

extension Double: MarbleValue {
    /// Creates the number of a digit, or of a letter by its place in the alphabet, from 1; nil for other characters.
    public init?(marble: Character) {
        guard let value = number(marble) else { return nil }
        self.init(value)
    }
    /// The four characters of random inputs.
    public static var marbles: [Character] { ["1", "2", "3", "4"] }
}

extension Bool: MarbleValue {
    /// Creates true for `t` and `1`, false for `f` and `0`; nil for other characters.
    public init?(marble: Character) {
        switch marble {
        case "t", "1": self = true
        case "f", "0": self = false
        default: return nil
        }
    }
    /// The two characters of random inputs.
    public static var marbles: [Character] { ["t", "f"] }
}

extension Optional: MarbleValue where Wrapped: MarbleValue {
    /// Creates nil for `~`, and the wrapped value for other characters.
    public init?(marble: Character) {
        if marble == "~" {
            self = .none
        } else {
            guard let value = Wrapped(marble: marble) else { return nil }
            self = value
        }
    }
    /// The characters of the wrapped type, and `~`.
    public static var marbles: [Character] { Wrapped.marbles + ["~"] }
}

private func number(_ marble: Character) -> Int? {
    if let digit = marble.wholeNumberValue { return digit }
    guard let code = marble.lowercased().unicodeScalars.first?.value, (97...122).contains(code) else { return nil }
    return Int(code) - 96
}

/// The failure that `X` stands for in a diagram, unless the test names another error.
public struct MarbleFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The character in the diagram.
    public let mark: Character

    /// Makes the failure that a character stands for.
    public init(_ mark: Character = "X") {
        self.mark = mark
    }

    /// The character.
    public var description: String { "\(mark)" }
}
