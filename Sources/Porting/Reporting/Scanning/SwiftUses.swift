/// Finds the uses of the original's API in a file of Swift by names, without parsing the Swift.
struct SwiftUses {
    private(set) var uses: [Use] = []
    private(set) var imports: [String] = []

    init(_ source: SourceText, lines: LineTable, registry: Registry, names: SwiftNames) {
        let texts = source.tokens.map(source.text(of:))
        for index in texts.indices where source.tokens[index].kind == .word {
            let text = texts[index]
            if index > 0, texts[index - 1] == "import" {
                imports.append(text)
                continue
            }
            let isMember = index > 0 && texts[index - 1] == "."
            let entry = isMember ? names.members[text] : registry.type(text).flatMap { $0.isOfOriginal ? $0 : nil }
            guard let entry else { continue }
            uses.append(Use(of: entry, line: lines.line(of: source.tokens[index].start), isCertain: !isMember))
        }
    }
}

/// The names of Swift members that identify the original's API.
struct SwiftNames: Sendable {
    let members: [String: RegistryEntry]

    init(_ names: KnownNames) {
        members = Dictionary(
            names.distinctive.values.compactMap { entry in
                let base = entry.name.prefix { $0 != ":" }
                return base.count > 6 && !Self.ofSwift.contains(String(base)) ? (String(base), entry) : nil
            }
        ) { $0.id < $1.id ? $0 : $1 }
    }

    private static let ofSwift: Set<String> = [
        "dropFirst", "flatMap", "subscribe", "schedule", "execute", "timeout", "combineLatest",
    ]
}
