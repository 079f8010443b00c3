import StreamTesting

/// Says which scenarios are to be compared, and how the result is written.
package struct CompareRequest: Equatable, Sendable {
    /// The operators that a scenario must contain, all of them.
    package var operators: Set<String> = []
    package var writesJSON = false
    /// The number of invented scenarios; nil when the bundled ones are compared.
    package var random: Int?
    /// The number that scenarios are invented from; nil takes a new number for each run.
    package var seed: UInt64?

    /// Asks for scenarios that are invented from a seed, and that contain all of `operators`.
    package init(random: Int, seed: UInt64, operators: Set<String>) {
        self.random = random
        self.seed = seed
        self.operators = operators
    }

    init(_ arguments: ArraySlice<String>) throws(Malformed) {
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--only":
                guard let name = rest.popFirst() else { throw Malformed("--only wants an operator") }
                operators.insert(name)
            case "--json": writesJSON = true
            case "--random":
                guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
                    throw Malformed("--random wants a number of scenarios, 1 or more")
                }
                random = count
            case "--seed":
                guard let seed = rest.popFirst().flatMap({ UInt64($0) }) else {
                    throw Malformed("--seed wants a number, 0 or more")
                }
                self.seed = seed
            case _ where argument.hasPrefix("-"):
                let question = Suggestion.question(
                    for: argument, among: ["--only", "--random", "--seed", "--json", "--help"])
                throw Malformed("unknown option \(argument)" + question)
            default: throw Malformed("compare wants no file: it compares bundled scenarios")
            }
        }
        if seed != nil, random == nil { throw Malformed("--seed goes with --random") }
    }
}
