/// The registry's entries by name, made once for many files.
struct KnownNames: Sendable {
    /// The entries of selectors that identify the original's API even where the receiver is unknown.
    let distinctive: [String: RegistryEntry]
    /// Entries of macros, by the name with and without an at sign.
    private let macros: [String: RegistryEntry]
    /// The class of Objective-C that stands for a type of Swift.
    private let classes: [String: String]

    init(_ registry: Registry) {
        var distinctive: [String: RegistryEntry] = [:]
        let members = registry.entries.filter { $0.kind == .method || $0.kind == .property }
        let foreign = Set(members.filter { !$0.isOfOriginal }.map(\.name))
        for entry in members where entry.isOfOriginal && entry.scope == .instance {
            let name = entry.name
            let isDistinctive = name.contains(":") || name.hasPrefix("rac_") || name.count > 8
            guard isDistinctive, !foreign.contains(name), !Self.common.contains(name) else { continue }
            // Signals are sent more messages than all others, and arrays become sequences more often than tuples.
            if distinctive[name] == nil || ["RACSignal", "NSArray"].contains(entry.type) { distinctive[name] = entry }
        }
        self.distinctive = distinctive
        macros = Dictionary(
            registry.entries.filter { $0.kind == .macro }.flatMap { [($0.name, $0), ("@" + $0.name, $0)] }
        ) { first, _ in first }
        classes = Dictionary(
            registry.entries.filter { $0.kind == .type }.compactMap { entry in entry.swift.map { ($0, entry.name) } }
        ) { first, _ in first }
    }

    /// Selectors of the original that other libraries are likely to have, too.
    private static let common: Set<String> = [
        "init", "initWithName:", "executing", "objectAtIndex:", "objectAtIndexedSubscript:", "objectForKeyedSubscript:",
        "setObject:forKeyedSubscript:", "initWithTarget:nilValue:", "objectEnumerator", "tailBlock", "pack:", "step:",
        "addObserver:forContext:", "removeObserver:forContext:", "eventType", "allObjects", "disposable",
    ]

    /// The macro of a name, with or without an at sign.
    func macro(_ name: String) -> RegistryEntry? { macros[name] }

    /// The class of Objective-C that a type of Swift stands for; nil if there is none.
    func type(ofSwift type: String) -> String? {
        let type = type.hasSuffix("?") ? String(type.dropLast()) : type
        if let known = classes[type] { return known }
        if type.hasPrefix("[") { return type.contains(": ") ? "NSDictionary" : "NSArray" }
        return nil
    }
}
