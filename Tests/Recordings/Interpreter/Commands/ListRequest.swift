import StreamTesting

/// Says which scenarios are to be listed.
package struct ListRequest: Equatable, Sendable {
    /// The operators that a scenario must contain, all of them.
    package var operators: Set<String> = []
    /// Whether operators are listed, and not scenarios.
    package var listsOperators = false
    package var writesJSON = false

    init(_ arguments: ArraySlice<String>) throws(Malformed) {
        for argument in arguments {
            if argument == "--operators" {
                listsOperators = true
            } else if argument == "--json" {
                writesJSON = true
            } else if argument.hasPrefix("-") {
                throw Malformed(
                    "unknown option \(argument)" + Suggestion.question(for: argument, among: ["--operators", "--json"]))
            } else {
                operators.insert(argument)
            }
        }
    }
}
