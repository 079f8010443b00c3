import StreamTesting

/// Says which scenario is to be shown, and how.
package struct ShowRequest: Equatable, Sendable {
    package var id = ""
    package var faces: [ShownFace] = []
    /// The files to look in, none for the bundled ones.
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
            } else if argument.hasPrefix("-"), argument != "-" {
                throw Malformed("unknown argument \(argument)")
            } else {
                names.append(argument)
            }
        }
        guard let id = names.first else { throw Malformed("show wants the id of a scenario") }
        self.id = id
        files = Array(names.dropFirst())
        if faces.isEmpty { faces = [.recorded, .dynamic] }
    }
}
