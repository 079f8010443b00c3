/// A place where a file uses an API of the registry.
public struct Use: Codable, Hashable, Sendable {
    /// The line of the use; the first line of a file is 1.
    public let line: Int
    /// The identifier of the entry.
    public let id: String
    /// The name for people: `-[RACSignal map:]`.
    public let title: String
    /// How much of a port the Swift form does.
    public let `class`: RegistryEntry.Class
    /// The Swift form, with an ellipsis for each argument.
    public let swift: String?
    /// Whether the type of the receiver is known; otherwise the selector alone identifies the entry.
    public let isCertain: Bool
    /// Whether a person must read the translation.
    public let needsReview: Bool

    init(of entry: RegistryEntry, line: Int, isCertain: Bool) {
        self.line = line
        id = entry.id
        title = entry.title
        `class` = entry.class
        swift = entry.readableForm
        self.isCertain = isCertain
        // An entry of Apple's platforms with a Swift form is translated, because a class of the program has the method.
        needsReview = entry.review == true || entry.class == .appleOnly && entry.swift != nil
    }

    /// Whether a person must write something.
    public var isObstacle: Bool { !needsReview && (`class` == .byHand || `class` == .appleOnly) }
}

extension RegistryEntry {
    /// Whether the entry belongs to the API of the original, and not to Foundation or UIKit.
    public var isOfOriginal: Bool { id < "RAC-1000" }

    /// The Swift form for people: `signal.combineLatest(…, reduce: …)`.
    public var readableForm: String? {
        guard let swift, !swift.isEmpty, kind != .form else { return nil }
        let receiver = scope == .class ? type ?? "" : Self.noun(type ?? "")
        // A dollar begins the place of the receiver, or of an argument.
        let parts = swift.split(separator: "$", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { form, part in
            if part.hasPrefix("self") { return form + receiver + part.dropFirst(4) }
            return form + "…" + part.dropFirst(part.hasPrefix("...") ? 3 : 1)
        }
    }

    /// `RACSignal` becomes `signal`.
    private static func noun(_ type: String) -> String {
        let name = type.drop { !$0.isUppercase }
        let prefix = name.prefix { $0.isUppercase }.count
        let word = name.dropFirst(max(prefix - 1, 0))
        return word.prefix(1).lowercased() + word.dropFirst()
    }
}
