import StreamTesting

/// Says which files and scenarios are to be replayed, and how the result is written.
package struct ReplayRequest: Equatable, Sendable {
    /// The paths of the files; empty for the bundled files.
    package var files: [String] = []
    /// The operators that a scenario must contain, all of them.
    package var operators: Set<String> = []
    package var limit: Int?
    package var listsDiffering = false
    /// The layer that replays: the dynamic layer or the typed core.
    package var face = ShownFace.dynamic
    package var writesJSON = false
    /// The path of the page to write; nil for none.
    package var page: String?

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
            case "--json":
                writesJSON = true
            case "--face":
                guard let face = rest.popFirst().flatMap({ ShownFace(rawValue: $0) }), face != .recorded else {
                    throw Malformed("--face wants dynamic or typed")
                }
                self.face = face
            case "--html":
                guard let file = rest.popFirst() else { throw Malformed("--html wants a file to write") }
                page = file
            case _ where argument.hasPrefix("-") && argument != "-":
                let known = ["--only", "--limit", "--list-differing", "--face", "--json", "--html", "--svg", "--help"]
                throw Malformed("unknown option \(argument)" + Suggestion.question(for: argument, among: known))
            default:
                files.append(argument)
            }
        }
        if page != nil, !files.isEmpty || limit != nil || face != .dynamic || writesJSON || listsDiffering {
            throw Malformed("--html goes with --only and nothing else: the page is about the bundled scenarios")
        }
    }
}
