/// A selector, property, macro, type, constant or function of Objective-C, with its form in Swift.
public struct RegistryEntry: Codable, Hashable, Sendable, Identifiable {
    /// The kind of the API that an entry describes.
    public enum Kind: String, Codable, Sendable {
        case method, property, macro, type, constant, function, category, conformance
        /// A form of the language: `@synchronized`.
        case form
    }

    /// Whether a method belongs to the class or to its objects.
    public enum Scope: String, Codable, Sendable {
        case `class`, instance
    }

    /// How much of a port the Swift form does.
    public enum Class: String, Codable, Sendable, CaseIterable {
        /// The Swift form means the same.
        case exact
        /// The Swift form differs from the original, and means the same where its precondition holds.
        case substitute
        /// A person writes the Swift; `why` gives the advice.
        case byHand = "by hand"
        /// Only Apple's platforms have the API; `why` names the replacement.
        case appleOnly = "Apple only"
    }

    /// A row of the guide's tables: an example, or several selectors at once, with advice.
    public struct Row: Codable, Hashable, Sendable {
        /// The text of the Objective-C column, in Markdown.
        public let objectiveC: String
        /// The text of the Swift column, in Markdown.
        public let swift: String
    }

    /// A row of the table from RACCompat to StreamCore: the form in the typed core.
    public struct TypedRow: Codable, Hashable, Sendable {
        /// The row in the guide: `Documentation/RACCompatToStreamCore.md#typed-throttle`.
        public let section: String
        /// The text of the column of StreamCore, in Markdown.
        public let swift: String
        /// The difference that a port has to know, in Markdown.
        public let caveat: String?
    }

    /// The identifier, such as `RAC-0123`, which no other entry ever has.
    public let id: String
    /// The kind of the API that the entry describes.
    public let kind: Kind
    /// The class of the receiver, for a method or property.
    public let type: String?
    /// Whether the receiver is an object or its class, for a method or property.
    public let scope: Scope?
    /// The selector without plus or minus, or the name.
    public let name: String
    /// How much of a port the Swift form does.
    public let `class`: Class
    /// The module that the Swift form needs.
    public let module: String?
    /// The Swift form: an expression with `$self`, `$1`, `$2` … in the places of receiver and arguments, and `$...` in
    /// that of variadic arguments.
    public let swift: String?
    /// The Swift type of the result; `Self` is the type of the receiver.
    public let returns: String?
    /// The Swift types of the arguments.
    public let parameters: [String]?
    /// The signal that acts as nil does, as an argument or as the result of a block: `never`; `empty` if nothing is given.
    public let nilSignal: String?
    /// The Swift form that throws the error, where a method passes on the error of its own caller.
    public let throwing: String?
    /// Whether the Swift form needs `try`.
    public let `throws`: Bool?
    /// The class that a type inherits from.
    public let inherits: String?
    /// The beginning of the names of the cases that an enumeration of Apple's has: `UITableViewCellAccessory`.
    public let cases: String?
    /// The protocols of the registry that a type adopts.
    public let conforms: [String]?
    /// Whether subclasses override the method in Swift.
    public let open: Bool?
    /// The condition under which the Swift form is right.
    public let precondition: String?
    /// The difference between the original and the Swift form at run time.
    public let differs: String?
    /// Whether a use should be read by a person, because of the difference.
    public let review: Bool?
    /// Whether `swift` only shows the shape: statements, or parts that no argument stands for.
    public let shape: Bool?
    /// The section or row of the guide that describes the entry: `Documentation/ObjectiveCToRACCompat.md#observing`.
    public let section: String?
    /// The row of the guide that `section` leads to.
    public let row: Row?
    /// The rows of the guide that have the form of the typed core.
    public let typed: [TypedRow]?
    /// The advice for a port by hand, or for an API that only Apple's platforms have.
    public let why: String?

    /// The name as Objective-C's own documentation writes it: `-[RACSignal map:]`, `RACCommand.executing`,
    /// `RACObserve`.
    public var title: String {
        guard let type else { return name }
        return switch kind {
        case .method: "\(scope == .class ? "+" : "-")[\(type) \(name)]"
        default: "\(type).\(name)"
        }
    }
}

extension RegistryEntry {
    /// Whether the receiver is of a class of ReactiveObjC.
    var isReactive: Bool { type?.hasPrefix("RAC") == true }

    /// Whether the form asks objects for values by their keys: the classes of the program have to list them.
    var usesKeys: Bool {
        guard module == "CompatShims", let swift else { return false }
        return ["alue(forKey", "etValue(", "aluesForKeys", "alues(forKeys", "KeySortDescriptor(", "NSPredicate("]
            .contains {
                swift.contains($0)
            }
    }
}
