/// What is known of a selector, property, macro, type, constant or function of the original, and of what real programs use beside it.
public struct RegistryEntry: Codable, Sendable, Identifiable {
    public enum Kind: String, Codable, Sendable {
        case method, property, macro, type, constant, function
    }

    public enum Scope: String, Codable, Sendable {
        case `class`, instance
    }

    /// How much of a port is done.
    public enum Class: String, Codable, Sendable, CaseIterable {
        /// The Swift form means the same.
        case exact
        /// The Swift form is another one, and means the same where it says so.
        case substitute
        /// A person writes it.
        case byHand = "by hand"
        /// It exists on Apple's platforms only.
        case appleOnly = "Apple only"
    }

    /// `RAC-0123`; never given twice.
    public let id: String
    public let kind: Kind
    /// The class of the receiver, of methods and properties.
    public var type: String?
    public var scope: Scope?
    /// The selector without plus or minus, or the name.
    public let name: String
    public let `class`: Class
    /// The module that the Swift form needs.
    public var module: String?
    /// The Swift form: an expression with `$self`, `$1`, `$2` … in the places of receiver and arguments.
    public var swift: String?
    /// The Swift type of the result.
    public var returns: String?
    /// The Swift types of the arguments.
    public var parameters: [String]?
    /// Whether the Swift form needs `try`.
    public var `throws`: Bool?
    /// The class that a type inherits from.
    public var inherits: String?
    public var precondition: String?
    /// What differs at run time.
    public var differs: String?
    /// Whether a use should be read by a person.
    public var review: Bool?
    /// Where the guide speaks of it: `MIGRATION.md#observing`.
    public var section: String?
    /// What to do instead, of what is written by hand.
    public var why: String?
}
