import StreamTesting

/// Says what is to be replayed.
package struct ReplayRequest: Equatable, Sendable {
    /// The files, none for the bundled ones.
    package var files: [String] = []
    /// The operators that a scenario must all contain.
    package var operators: Set<String> = []
    package var limit: Int?
    package var listsDiffering = false

    package init() {}

    init(_ arguments: ArraySlice<String>) throws(Malformed) {
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--only":
                guard let name = rest.popFirst() else { throw Malformed("--only wants an operator") }
                operators.insert(name)
            case "--limit":
                guard let limit = rest.popFirst().flatMap({ Int($0) }), limit >= 0 else {
                    throw Malformed("--limit wants a number")
                }
                self.limit = limit
            case "--list-differing":
                listsDiffering = true
            case _ where argument.hasPrefix("-") && argument != "-":
                throw Malformed("unknown argument \(argument)")
            default:
                files.append(argument)
            }
        }
    }
}
