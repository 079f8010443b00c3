import Testing

/// Something that stores what belongs to the user, and what it does when the `deinit` of that comes back to it.
struct ReleasingCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The source files whose storage the case reaches, from the folder of the sources.
    let files: [String]
    /// What the case writes down, word by word.
    let expected: String
    let run: @Sendable (EventRecord) -> Void

    init(
        _ files: String..., title: String, expecting expected: String, run: @escaping @Sendable (EventRecord) -> Void
    ) {
        testDescription = "\(files.joined(separator: ", ")): \(title)"
        self.files = files
        self.expected = expected
        self.run = run
    }

    static let all = properties + bindings + selectors + lifetimes + controls + spellings + viewModels + objectiveC
}
