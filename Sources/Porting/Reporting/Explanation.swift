/// The registry's entries for an identifier, selector or name, as text for people.
public struct Explanation: Sendable {
    /// The entries that match; empty if there are none.
    public let entries: [RegistryEntry]
    /// The nearest identifiers, selectors and names, if no entry matches.
    public let suggestions: [String]

    /// Looks up `RAC-0123`, `map:`, `-[RACSignal map:]`, `RACSignal map:`, `RACCommand.executing`, `@weakify`.
    public init(of query: String, in registry: Registry = .bundled) {
        let query = Query(query)
        let exact = query.entries(named: query.name, in: registry)
        // `map` means `map:`.
        entries = exact.isEmpty ? query.entries(named: query.name + ":", in: registry) : exact
        suggestions = entries.isEmpty ? Self.nearest(to: query.name, in: registry) : []
    }

    private static func nearest(to name: String, in registry: Registry) -> [String] {
        let limit = max(2, name.count / 3)
        let ids = name.uppercased().hasPrefix("RAC-") ? registry.entries.map(\.id) : []
        var distances: [String: Int] = [:]
        for candidate in registry.entries.map(\.name) + ids where distances[candidate] == nil {
            let distance = editDistance(name.lowercased(), candidate.lowercased(), limit: limit)
            if distance <= limit { distances[candidate] = distance }
        }
        let nearest = distances.values.min() ?? 0
        return distances.filter { $0.value <= nearest + 1 }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(5)
            .map(\.key)
    }

    /// The text of the entries, with a blank line between them.
    public var text: String {
        var shown: Set<String> = []
        return entries.map { entry in
            // Entries of several types share a row, and its example is printed once.
            let example = example(of: entry).flatMap { shown.insert($0.row).inserted ? $0 : nil }
            return Self.text(of: entry, example)
        }
        .joined(separator: "\n")
    }

    private static func text(of entry: RegistryEntry, _ example: Example?) -> String {
        var lines = [
            "\(entry.id)  \(entry.title)", "  \(entry.class.rawValue)\(entry.review == true ? ", to review" : "")",
        ]
        if let form = entry.readableForm {
            lines.append("  Swift: \(entry.throws == true ? "try " : "")\(form)")
        }
        if let returns = entry.returns { lines.append("  Returns: \(returns)") }
        if let module = entry.module, module != "Swift" { lines.append("  Needs: import \(module)") }
        if let precondition = entry.precondition { lines.append("  Where: \(precondition)") }
        if let differs = entry.differs { lines.append("  Differs: \(differs)") }
        if let why = entry.why { lines.append("  Instead: \(why)") }
        if let row = entry.row {
            lines.append("  Objective-C: \(plain(row.objectiveC))")
            lines.append("     in Swift: \(plain(row.swift))")
        }
        for row in entry.typed ?? [] {
            lines.append("  StreamCore: \(plain(row.swift))")
            if let caveat = row.caveat { lines.append("      caveat: \(plain(caveat))") }
        }
        if let example {
            let word = entry.name.prefix { $0 != ":" }
            lines.append(example.objectiveC.contains(word) ? "  Example:" : "  Example, of the same row:")
            lines += indented(example.objectiveC)
            lines.append("  and in Swift:")
            lines += indented(example.swift)
        }
        for section in [entry.section].compactMap(\.self) + (entry.typed ?? []).map(\.section) {
            lines.append("  More: \(section)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The example of the row that an entry leads to.
private func example(of entry: RegistryEntry) -> Example? {
    guard let row = entry.section?.split(separator: "#").last else { return nil }
    return Example.all.first { $0.row == row }
}

private func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
}

/// Markdown as plain text, without code marks, emphasis outside of code, and the targets of links.
private func plain(_ markdown: String) -> String {
    markdown.replacing(/\[([^\]\[]+)\]\([^)]*\)/) { $0.1 }
        .split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .map { index, part in index % 2 == 0 ? part.replacing(/\*([^*]+)\*/) { $0.1 } : part }
        .joined()
}

/// The parts of a query.
private struct Query {
    var name: String
    private var type: String?
    private var scope: RegistryEntry.Scope?

    init(_ text: String) {
        scope = text.hasPrefix("+") ? .class : text.hasPrefix("-") ? .instance : nil
        let words = text.trimmingPrefix { "+-".contains($0) }.split { " []".contains($0) }.map(String.init)
        name = String((words.last ?? "").trimmingPrefix("@"))
        type = words.count > 1 ? words[0] : nil
        let parts = name.split(separator: ".")
        if parts.count == 2 { (type, name) = (String(parts[0]), String(parts[1])) }
    }

    /// A type has the methods and properties of its superclasses, too.
    func entries(named name: String, in registry: Registry) -> [RegistryEntry] {
        let all = registry.entries.filter { entry in
            (entry.name == name || entry.id == name.uppercased()) && (scope == nil || entry.scope == scope)
        }
        guard let type else { return all }
        for ancestor in registry.ancestry(of: type) {
            let own = all.filter { $0.type == ancestor }
            if !own.isEmpty { return own }
        }
        return []
    }
}

/// The number of UTF-8 bytes to add, remove or exchange; a result above `limit` is not exact.
func editDistance(_ left: String, _ right: String, limit: Int) -> Int {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
        var current = [row + 1]
        for (column, other) in right.enumerated() {
            let substituted = previous[column] + (byte == other ? 0 : 1)
            current.append(min(substituted, previous[column + 1] + 1, current[column] + 1))
        }
        if current.allSatisfy({ $0 > limit }) { return limit + 1 }
        previous = current
    }
    return previous[right.count]
}
