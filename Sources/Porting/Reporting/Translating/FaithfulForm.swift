/// A form that is right for every Objective-C program, and the missing fact that made it necessary.
struct FaithfulForm: Codable, Hashable, Sendable {
    /// The name in the Swift: `formattedText`.
    let form: String
    /// The fact that the translation lacks for a shorter form.
    let wants: String
    let places: Int

    /// The forms by the facts that they lack.
    private static let wanted: [(fact: String, forms: [String])] = [
        (
            "one place alone holds the object, or nothing changes it",
            ["MutableArray", "MutableDictionary", "MutableSet", "MutableText", "MutableData", "MutableIndexSet"]
                + ["sharedArray", "sharedDictionary", "sharedSet", "sharedText", "sharedData", "sharedIndexSet"]
                + ["sharedCopy", "copiedItems"]
        ),
        ("the classes of the values", ["areEqual", "isEqual", "isEqualObject", "isSameObject", "compareObjects"]),
        (
            "the class of the object",
            ["integerValue", "doubleValue", "boolValue", "stringValue", "containsObject", "allElements", "as!"]
        ),
        ("the kinds of the values in a format", ["formattedText", "objectText"]),
        ("the class of a key", ["objectKey"]),
        ("the property that a key names", ["forKey", "forKeyPath"]),
        ("bounds of the numbers", ["&+", "&-", "&*", "&+=", "&-=", "&*="]),
        ("whether an enumeration ends at its stop", ["enumerateObjects", "enumerateKeysAndObjects"]),
    ]
    private static let facts = Dictionary(
        uniqueKeysWithValues: wanted.flatMap { wanted in wanted.forms.map { ($0, wanted.fact) } })

    /// Counts the forms in Swift files, the most frequent first.
    static func counted(in texts: [String]) -> [FaithfulForm] {
        var places: [String: Int] = [:]
        for text in texts {
            for form in forms(in: SourceText(text)) { places[form, default: 0] += 1 }
        }
        return places.map { FaithfulForm(form: $0, wants: facts[$0] ?? "", places: $1) }
            .sorted { ($1.places, $0.form) < ($0.places, $1.form) }
    }

    /// The forms in a text, in the order of their places; comments and string literals are skipped, except for
    /// interpolated values.
    private static func forms(in source: SourceText) -> [String] {
        var forms: [String] = []
        var operation = ""
        var end = 0
        for token in source.tokens {
            let text = source.text(of: token)
            switch token.kind {
            case .word:
                // A method with such a name is declared.
                if facts[text] != nil, operation != "func" { forms.append(text) }
                operation = text
            case .symbol:
                operation = token.start == end ? operation + text : text
                if facts[operation] != nil { forms.append(operation) }
            case .string:
                for value in text.split(separator: "\\(").dropFirst() {
                    forms += Self.forms(in: SourceText(String(value)))
                }
            default: break
            }
            end = token.end
        }
        return forms
    }
}
