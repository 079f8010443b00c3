import StreamTesting

/// Describes a scenario in one line: its expression as a chain of calls.
enum ScenarioDescription {
    static func text(of scenario: [String: JSONValue]) -> String {
        if let expression = scenario["expr"] ?? scenario["signal"] ?? scenario["sequence"] {
            return text(of: expression)
        }
        if let steps = scenario["steps"]?.array {
            let names = steps.compactMap { $0.array?.first?.string }
            return (names.prefix(8) + (names.count > 8 ? ["…"] : [])).joined(separator: ", ")
        }
        return ""
    }

    /// The source of a node is its last item: `["take", 2, ["hot", "a"]]` is `a.take(2)`.
    private static func text(of expression: JSONValue) -> String {
        guard let node = expression.array, let name = node.first?.string else { return value(expression) }
        switch name {
        case "hot", "ref": return node.count > 1 ? node[1].string ?? name : name
        case "it": return name
        case "cold": return "cold"
        default: break
        }
        guard node.count > 1, let source = node.last, source.array?.first?.string != nil else {
            return "\(name)(\(node.dropFirst().map(argument).joined(separator: ", ")))"
        }
        return "\(text(of: source)).\(name)(\(node.dropFirst().dropLast().map(argument).joined(separator: ", ")))"
    }

    private static func argument(_ argument: JSONValue) -> String {
        guard let list = argument.array else { return value(argument) }
        if list.first?.string != nil { return text(of: argument) }
        return "[\(list.map(self.argument).joined(separator: ", "))]"
    }

    private static func value(_ value: JSONValue) -> String { value.string ?? "\(value)" }
}
