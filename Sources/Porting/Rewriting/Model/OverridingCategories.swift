/// The categories with methods that override others, or that others override, between classes of the program.
///
/// In Swift, no extension takes part in overriding, and none has initializers that send to `super`: the methods of such a
/// category belong into the class.
struct OverridingCategories: Sendable {
    private var superclasses = Superclasses()
    /// The categories that have the methods with a body, by class and selector; an empty name is the class itself.
    private var implemented: [String: [String: Set<String>]] = [:]

    /// What each class inherits from `NSObject`, and Swift's extensions do not override.
    private static let inherited: Set = ["description", "debugDescription", "hash", "isEqual:"]

    /// The optional methods of the program's protocols, and the classes that adopt protocols.
    private var optional: Set<String> = []
    private var adopting: Set<String> = []

    init() {}

    /// - Parameter inherited: What the other files of the program declare.
    init(_ files: [Rewriter.File], and inherited: OverridingCategories = OverridingCategories()) {
        self = inherited
        for container in files.flatMap(\.containers) {
            superclasses.add(container)
            if container.kind == .proto { optional.formUnion(container.optionalSelectors) }
            if container.kind != .proto, !container.protocols.isEmpty { adopting.insert(container.name) }
            guard container.kind == .implementation else { continue }
            for case .method(let method) in container.members.map(\.kind) {
                implemented[container.name, default: [:]][method.key, default: []].insert(container.category ?? "")
            }
        }
    }

    /// Whether a category belongs into its class.
    func overrides(_ name: String, _ category: String) -> Bool {
        let selectors = (implemented[name] ?? [:]).filter { $0.value.contains(category) }.map(\.key)
        guard !selectors.isEmpty else { return false }
        if superclasses.classes.contains(name),
            !Self.inherited.isDisjoint(with: selectors)
                || selectors.contains(where: { isInitializer(String($0.prefix { $0 != ":" })) })
        {
            return true
        }
        // A class that adopts the protocol has the method for its subclasses.
        if !optional.isDisjoint(with: selectors),
            superclasses.ancestry(of: name).dropFirst().contains(where: adopting.contains)
        {
            return true
        }
        let others = superclasses.classes.filter {
            superclasses.inherits($0, from: name) || superclasses.inherits(name, from: $0)
        }
        return others.contains { other in selectors.contains { implemented[other]?[$0] != nil } }
    }

    /// The files, in which the methods of these categories are methods of their classes.
    ///
    /// The category and the class must be in one file: others are left, and the translation says so.
    func applied(to files: [Rewriter.File]) -> [Rewriter.File] {
        var merged: Set<[String]> = []
        let moved = files.map { file -> Rewriter.File in
            var edits: [Rewriter.File.Edit] = []
            for item in file.tree.items {
                guard case .container(let category) = item.kind, category.kind == .implementation,
                    let word = category.category, !word.isEmpty, overrides(category.name, word),
                    let end = file.end(ofClass: category.name)
                else { continue }
                merged.insert([category.name, word])
                let tokens = file.source.tokens
                let members = tokens[category.head.upperBound - 1].end..<tokens[item.tokens.upperBound - 1].start
                edits.append(Rewriter.File.Edit(place: end..<end, pieces: [.original(members)]))
                edits.append(
                    Rewriter.File.Edit(
                        place: tokens[item.tokens.lowerBound].start..<tokens[item.tokens.upperBound - 1].end, pieces: []
                    ))
            }
            return file.edited(edits)
        }
        guard !merged.isEmpty else { return files }
        return moved.map { file in
            file.edited(
                file.tree.items.compactMap { item in
                    guard case .container(let category) = item.kind, category.kind == .interface,
                        let word = category.category, merged.contains([category.name, word]),
                        let token = category.head.first(where: { file.source.text(of: file.source.tokens[$0]) == "(" })
                    else { return nil }
                    let name = file.source.tokens[token + 1]
                    return Rewriter.File.Edit(place: name.start..<name.end, pieces: [])
                })
        }
    }
}

extension Rewriter.File {
    /// The place of the `@end` of a class's implementation.
    fileprivate func end(ofClass name: String) -> Int? {
        for item in tree.items {
            guard case .container(let container) = item.kind, container.kind == .implementation,
                container.category == nil, container.name == name, let last = item.tokens.last
            else { continue }
            return source.tokens[last].start
        }
        return nil
    }
}

extension Container {
    /// The methods behind `@optional`.
    fileprivate var optionalSelectors: [String] {
        var isOptional = false
        return members.compactMap { member in
            switch member.kind {
            case .atWord(let word, _):
                isOptional = word == "@optional"
                return nil
            case .method(let method): return isOptional ? method.selector : nil
            default: return nil
            }
        }
    }
}
