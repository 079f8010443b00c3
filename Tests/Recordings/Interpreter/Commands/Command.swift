package import StreamTesting

/// Says what the command line asks for.
package enum Command: Equatable, Sendable {
    case replay(ReplayRequest)
    case show(ShowRequest)
    case help

    /// What `--help` prints.
    package static let usage = """
        Replays what the original library was recorded doing, and compares.

        usage: side-by-side [OPTION…]                 replays all bundled recordings
               side-by-side replay [OPTION…] FILE…    replays other files; - is the standard input
               side-by-side show ID [--face FACE]… [FILE…]
                                                      draws one scenario; without files, one of the bundled.
                                                      Draws recordings of tests and of the old app, too

        options:
          --only OPERATOR     replays only scenarios that contain the operator; may be repeated
          --limit N           replays at most N scenarios
          --list-differing    prints the id and the first difference of each scenario that differs
          --face FACE         recorded, dynamic or typed; may be repeated; recorded and dynamic if not given
          --help              prints this

        exit status: 0 when nothing failed, 1 when a scenario failed, a file could not be read or an id was not
        found, 2 when the command line was not understood
        """

    /// Reads the arguments after the program's name.
    package static func parse(_ arguments: [String]) throws(Malformed) -> Command {
        if arguments.contains("--help") || arguments.contains("-h") { return .help }
        switch arguments.first {
        case "show":
            return .show(try ShowRequest(arguments.dropFirst()))
        case "replay":
            let request = try ReplayRequest(arguments.dropFirst())
            guard !request.files.isEmpty else { throw Malformed("replay wants a file") }
            return .replay(request)
        default:
            let request = try ReplayRequest(arguments[...])
            if let file = request.files.first { throw Malformed("unknown argument \(file)") }
            return .replay(request)
        }
    }
}
