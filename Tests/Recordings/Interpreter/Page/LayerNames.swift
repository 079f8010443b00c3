import Porting

/// The names of an operator in the original, in `RACCompat` and in `StreamCore`, from the registry of `rac-port`.
struct LayerNames {
    private let entry: RegistryEntry

    /// Finds an operator by its name in the recordings; nil if the registry has no method of that name.
    init?(of name: String) {
        guard let entry = Self.entries[name] else { return nil }
        self.entry = entry
    }

    /// The rows of the guide with the typed form; operators that share a row have the same typed form.
    var typedRows: Set<String> { Set((entry.typed ?? []).map(\.section)) }

    /// The three names, as a sentence of the page.
    var html: String {
        let form = (entry.swift ?? "").replacing("$self.", with: "").replacing(/\$(?:\d|\.\.\.)/, with: "…")
        let typed = (entry.typed ?? []).map { Markup.code($0.swift) }.joined(separator: "; ")
        let names = [
            "original: <code>\(Markup.escaped(entry.title))</code>", "RACCompat: <code>\(Markup.escaped(form))</code>",
            typed.isEmpty ? "" : "StreamCore: \(typed)",
        ]
        return names.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Names of the recordings that are no selector without its colons.
    private static let selectors = [
        "aggregateWithStartIndex": "aggregateWithStart:reduceWithIndex:", "anyPass": "any:", "concatAll": "concat",
        "concatWith": "concat:", "flattenMax": "flatten:", "mergeWith": "merge:",
        "scanWithStartIndex": "scanWithStart:reduceWithIndex:", "throttleIf": "throttle:valuesPassingTest:",
    ]

    /// The methods of streams by their names in the recordings: all words of the selector, or its first word.
    private static let entries: [String: RegistryEntry] = {
        let types: Set = ["RACSignal", "RACStream", "RACSequence"]
        let methods = Registry.bundled.entries.filter { entry in
            (entry.kind == .method || entry.kind == .property) && types.contains(entry.type ?? "") && entry.swift != nil
        }.sorted { ($0.name.count, $0.id) < ($1.name.count, $1.id) }
        var entries: [String: RegistryEntry] = [:]
        for entry in methods {
            let words = entry.name.split(separator: ":")
            if entries[String(words[0])] == nil { entries[String(words[0])] = entry }
        }
        for entry in methods {
            let words = entry.name.split(separator: ":")
            let joined = words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
            if words.count > 1, entries[joined] == nil { entries[joined] = entry }
        }
        for (name, selector) in selectors { entries[name] = methods.first { $0.name == selector } }
        return entries
    }()
}
