import StreamTesting

/// Says which scenario is to be shown, and how.
package struct ShowRequest: Equatable, Sendable {
    package var id = ""
    package var faces: [ShownFace] = []
    /// Whether the diagram is written as a picture.
    package var writesSVG = false
    /// Whether the scenario and its traces are written for programs.
    package var writesJSON = false
    /// The paths of the files to search; empty for the bundled files.
    package var files: [String] = []

    init(_ arguments: ArraySlice<String>) throws(Malformed) {
        var rest = arguments
        var names: [String] = []
        while let argument = rest.popFirst() {
            if argument == "--face" {
                guard let face = rest.popFirst().flatMap({ ShownFace(rawValue: $0) }) else {
                    throw Malformed("--face wants recorded, dynamic or typed")
                }
                if !faces.contains(face) { faces.append(face) }
            } else if argument == "--svg" {
                writesSVG = true
            } else if argument == "--json" {
                writesJSON = true
            } else if argument.hasPrefix("-"), argument != "-" {
                throw Malformed(
                    "unknown option \(argument)"
                        + Suggestion.question(for: argument, among: ["--face", "--svg", "--json", "--help"]))
            } else {
                names.append(argument)
            }
        }
        guard let id = names.first else {
            throw Malformed("\(arguments.first == "--svg" ? "--svg" : "show") wants the id of a scenario")
        }
        self.id = id
        files = Array(names.dropFirst())
        if faces.isEmpty { faces = [.recorded, .dynamic] }
    }
}
