/// Where a function changes the collections and texts that its variables hold.
struct Mutations: Sendable {
    private var places: [String: [Int]] = [:]

    init() {}

    /// Reads the statements of a function.
    init(_ list: [Statement]) {
        for statement in list {
            walk(statement) { expression in
                switch expression.kind {
                case .message(let message) where Usage.mutators.contains(message.words[0]):
                    note(message.receiver, expression.tokens.lowerBound)
                case .assignment(let target, _, _):
                    if case .element(let base, _) = target.kind { note(base, expression.tokens.lowerBound) }
                default: break
                }
            }
        }
    }

    private mutating func note(_ expression: Expression, _ place: Int) {
        if case .name(let name) = expression.kind { places[name, default: []].append(place) }
    }

    /// Whether the value of a variable is changed anywhere.
    func changes(_ name: String) -> Bool { places[name] != nil }

    /// Whether the value of a variable is changed after a place.
    func changes(_ name: String, after place: Int) -> Bool { places[name]?.contains { $0 > place } ?? false }
}
