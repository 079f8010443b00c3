package import StreamTesting

/// Names the command that the command line asks for, with its request.
package enum Command: Equatable, Sendable {
    case replay(ReplayRequest)
    case show(ShowRequest)
    case list(ListRequest)
    case compare(CompareRequest)
    case help

    /// The text that `--help` prints.
    package static let usage = """
        Replays what the original library was recorded doing, and compares.

        usage: side-by-side [OPTION…]                 replays all bundled recordings
               side-by-side replay [OPTION…] FILE…    replays other files, and those of folders; - is the standard input
               side-by-side list [OPERATOR…]          lists bundled scenarios, with what they do
               side-by-side compare [--only OPERATOR]… [--json]
                                                      runs bundled scenarios on the typed core, and says where it does
                                                      otherwise than the dynamic layer, with the reason
               side-by-side compare --random N [--seed S] [--only OPERATOR]…
                                                      the same with N scenarios that are invented; shows the smallest
                                                      one that differs without a reason
               side-by-side list --operators          lists operators, with the number of scenarios of each
               side-by-side --html FILE [--only OPERATOR]…
                                                      writes what both layers do as one page, with diagrams
               side-by-side --svg ID [--face FACE]… [FILE…]
                                                      draws one scenario as a picture, which can stand in a document
               side-by-side show ID [--face FACE]… [--svg] [FILE…]
                                                      draws one scenario; without files, one of the bundled.
                                                      Draws recordings of tests and of the old app, too

        options:
          --only OPERATOR     replays only scenarios that contain the operator; may be repeated
          --limit N           replays at most N scenarios
          --list-differing    prints every scenario that differs; without it, the first ten
          --face FACE         of show: recorded, dynamic or typed; may be repeated; recorded and dynamic if not given.
                              Of a replay: the layer that replays, dynamic or typed; dynamic if not given
          --json              writes the result for programs
          --help              prints this

        exit status: 0 when nothing failed, 1 when a scenario failed or differs without a reason, nothing was
        replayed, a file could not be read, or an id or operator was not found, 2 when the command line was not understood
        """

    private static let commands = ["replay", "show", "list", "compare"]

    /// Reads the arguments after the program's name.
    package static func parse(_ arguments: [String]) throws(Malformed) -> Command {
        if arguments.contains("--help") || arguments.contains("-h") { return .help }
        switch arguments.first {
        case "show":
            return .show(try ShowRequest(arguments.dropFirst()))
        case "--svg":
            return .show(try ShowRequest(arguments[...]))
        case "compare":
            return .compare(try CompareRequest(arguments.dropFirst()))
        case "list":
            return .list(try ListRequest(arguments.dropFirst()))
        case "replay":
            let request = try ReplayRequest(arguments.dropFirst())
            guard !request.files.isEmpty else { throw Malformed("replay wants a file") }
            return .replay(request)
        default:
            let request = try ReplayRequest(arguments[...])
            if let file = request.files.first {
                throw Malformed("unknown command \(file)" + Suggestion.question(for: file, among: commands))
            }
            return .replay(request)
        }
    }
}
