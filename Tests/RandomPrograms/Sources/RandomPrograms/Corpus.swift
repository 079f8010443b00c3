import Foundation

/// A folder of random programs in the form of Tests/ObjectiveCPrograms, with their trees.
struct Corpus {
    /// A program, and what it returns.
    struct Entry: Codable {
        var program: Program
        var output: String
    }

    let folder: URL

    private var trees: URL { folder.appending(path: "trees.json") }

    func write(_ entries: [Entry]) throws {
        let programs = folder.appending(path: "Programs")
        try? FileManager.default.removeItem(at: programs)
        var lines = ""
        for entry in entries {
            let id = entry.program.id
            let place = programs.appending(path: "random/random_\(id)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            var printer = Printer(entry.program)
            try printer.header.write(to: place.appending(path: "RND\(id).h"), atomically: false, encoding: .utf8)
            try printer.implementation()
                .write(to: place.appending(path: "RND\(id).m"), atomically: false, encoding: .utf8)
            let output = String(decoding: try JSONEncoder().encode(entry.output), as: UTF8.self)
            lines += "{\"id\": \"random_\(id)_run\", \"family\": \"random\", \"output\": \(output)}\n"
        }
        try lines.write(to: folder.appending(path: "outputs.jsonl"), atomically: true, encoding: .utf8)
        try JSONEncoder().encode(entries).write(to: trees)
    }

    func entries() throws -> [Entry] { try JSONDecoder().decode([Entry].self, from: Data(contentsOf: trees)) }

    /// What the runner printed: the standing of each program that is not equal.
    static func standings(_ report: String) throws -> [(id: String, standing: String)] {
        try String(contentsOfFile: report, encoding: .utf8)
            .matches(of: /(?m)^([a-z ]+): random_(\w+)_run$/).map { (String($0.2), String($0.1)) }
    }
}
