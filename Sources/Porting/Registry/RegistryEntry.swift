/// What is known of a selector, property, macro, type, constant or function of Objective-C, and its form in Swift.
public struct RegistryEntry: Codable, Hashable, Sendable, Identifiable {
    /// What an entry is about.
    public enum Kind: String, Codable, Sendable {
        case method, property, macro, type, constant, function, category, conformance
        /// A form of the language: `@synchronized`.
        case form
    }

    /// Whether a method belongs to the class or to its objects.
    public enum Scope: String, Codable, Sendable {
        case `class`, instance
    }

    /// How much of a port is done.
    public enum Class: String, Codable, Sendable, CaseIterable {
        /// The Swift form means the same.
        case exact
        /// The Swift form is another one, and means the same where its precondition holds.
        case substitute
        /// A person writes it; `why` says what.
        case byHand = "by hand"
        /// Only Apple's platforms have it; `why` says what to use.
        case appleOnly = "Apple only"
    }

    /// A row of the guide's tables: an example, or several selectors at once, and what to keep in mind.
    public struct Row: Codable, Hashable, Sendable {
        /// What the Objective-C column says, in Markdown.
        public let objectiveC: String
        /// What the Swift column says, in Markdown.
        public let swift: String
    }

    /// `RAC-0123`; never given twice.
    public let id: String
    /// What the entry is about.
    public let kind: Kind
    /// The class of the receiver, of methods and properties.
    public let type: String?
    /// Whether the receiver is an object or its class, of methods and properties.
    public let scope: Scope?
    /// The selector without plus or minus, or the name.
    public let name: String
    /// How much of a port is done.
    public let `class`: Class
    /// The module that the Swift form needs.
    public let module: String?
    /// The Swift form: an expression with `$self`, `$1`, `$2` … in the places of receiver and arguments, and `$...` in
    /// that of variadic arguments.
    public let swift: String?
    /// The Swift type of the result; `Self` is that of the receiver.
    public let returns: String?
    /// The Swift types of the arguments.
    public let parameters: [String]?
    /// Whether the Swift form needs `try`.
    public let `throws`: Bool?
    /// The class that a type inherits from.
    public let inherits: String?
    /// The protocols of the registry that a type adopts.
    public let conforms: [String]?
    /// What must hold for the form to be right.
    public let precondition: String?
    /// What differs at run time.
    public let differs: String?
    /// Whether a use should be read by a person, because of the difference.
    public let review: Bool?
    /// Whether `swift` only shows the shape: statements, or parts that no argument stands for.
    public let shape: Bool?
    /// Where the guide speaks of it, a section or a row: `Documentation/ObjectiveCToRACCompat.md#observing`.
    public let section: String?
    /// The row of the guide that `section` leads to.
    public let row: Row?
    /// What to do instead, of what is written by hand.
    public let why: String?

    /// As Objective-C's own documentation writes it: `-[RACSignal map:]`, `RACCommand.executing`, `RACObserve`.
    public var title: String {
        guard let type else { return name }
        return switch kind {
        case .method: "\(scope == .class ? "+" : "-")[\(type) \(name)]"
        default: "\(type).\(name)"
        }
    }
}
