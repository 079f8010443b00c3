/// A type whose values a diagram can name by a character.
public protocol MarbleValue {
    /// The value that a character stands for; nil if it stands for none.
    init?(marble: Character)
    /// The characters that random inputs are made of.
    static var marbles: [Character] { get }
}

extension String: MarbleValue {
    /// The character.
    public init?(marble: Character) { self.init(marble) }
    /// Four values, or as many as there are.
    public static var marbles: [Character] { ["a", "b", "c", "d"] }
}

extension Character: MarbleValue {
    /// The character.
    public init?(marble: Character) { self = marble }
    /// Four values, or as many as there are.
    public static var marbles: [Character] { ["a", "b", "c", "d"] }
}

extension Int: MarbleValue {
    /// The digit, or for a letter its place in the alphabet, from 1.
    public init?(marble: Character) {
        guard let value = number(marble) else { return nil }
        self = value
    }
    /// Four values, or as many as there are.
    public static var marbles: [Character] { ["1", "2", "3", "4"] }
}

extension Double: MarbleValue {
    /// The digit, or for a letter its place in the alphabet, from 1.
    public init?(marble: Character) {
        guard let value = number(marble) else { return nil }
        self.init(value)
    }
    /// Four values, or as many as there are.
    public static var marbles: [Character] { ["1", "2", "3", "4"] }
}

extension Bool: MarbleValue {
    /// `t` and `1` are true, `f` and `0` false.
    public init?(marble: Character) {
        switch marble {
        case "t", "1": self = true
        case "f", "0": self = false
        default: return nil
        }
    }
    /// Four values, or as many as there are.
    public static var marbles: [Character] { ["t", "f"] }
}

extension Optional: MarbleValue where Wrapped: MarbleValue {
    /// `~` is nil.
    public init?(marble: Character) {
        if marble == "~" {
            self = .none
        } else {
            guard let value = Wrapped(marble: marble) else { return nil }
            self = value
        }
    }
    /// Those of the type, and `~`.
    public static var marbles: [Character] { Wrapped.marbles + ["~"] }
}

private func number(_ marble: Character) -> Int? {
    if let digit = marble.wholeNumberValue { return digit }
    guard let code = marble.lowercased().unicodeScalars.first?.value, (97...122).contains(code) else { return nil }
    return Int(code) - 96
}

/// The failure that `X` stands for in a diagram, unless the test names another.
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
