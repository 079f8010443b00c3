import Testing

/// What the Swift importer made of one declaration of the original.
struct ImportedName: CustomTestStringConvertible, Sendable {
    /// The class, and the selector.
    let original: String
    /// The name in Swift.
    let name: String
    let spelling: Spelling

    enum Spelling: Sendable {
        /// It compiles, and holds if it does what the original's name does.
        case compiles(@Sendable @MainActor () throws -> Bool)
        /// It cannot be spelled so here; says why, and what to write.
        case differs(String)
    }

    var testDescription: String { "\(original) as \(name)" }

    init(_ original: String, _ name: String, _ holds: @escaping @Sendable @MainActor () throws -> Bool) {
        self.original = original
        self.name = name
        spelling = .compiles(holds)
    }

    init(_ original: String, _ name: String, differs reason: String) {
        self.original = original
        self.name = name
        spelling = .differs(reason)
    }
}

extension ImportedName {
    static let all =
        signals + blocking + streams + sequences + values + disposables + schedulers + objects + notSpelled + bridge
}
