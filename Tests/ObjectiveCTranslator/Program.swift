import Foundation
import Porting

/// An Objective-C program of the corpus: a folder with a header and an implementation.
struct Program {
    let family: String
    let id: String
    let implementation: String
    let header: String

    /// Reads the programs of all families, in the order of their identifiers.
    static func all(in folder: URL) throws -> [Program] {
        try subfolders(of: folder).flatMap { family in
            try subfolders(of: family).map { try Program(folder: $0, family: family.lastPathComponent) }
        }
    }

    private static func subfolders(of folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
    }

    private init(folder: URL, family: String) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        func text(_ suffix: String) throws -> String {
            try files.filter { $0.pathExtension == suffix }.sorted { $0.path < $1.path }
                .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
        }
        self.family = family
        id = folder.lastPathComponent
        implementation = try text("m")
        header = try text("h")
    }

    /// The names of the functions that show what the program does.
    var scenarios: [String] {
        header.matches(of: /\b(scenario_\w+)\s*\(\s*void\s*\)\s*;/).map { String($0.1) }
    }

    /// The program's Swift.
    var translation: Translation {
        translate(implementation, header: header, name: id, context: ProgramContext([implementation, header]))
    }
}

/// The programs that the command line asks for.
struct Selection {
    private var family: String?
    private var program: String?

    init(_ arguments: [String]) {
        for (option, value) in zip(arguments, arguments.dropFirst()) {
            switch option {
            case "--family": family = value
            case "--program": program = value
            default: break
            }
        }
    }

    func includes(_ candidate: Program) -> Bool {
        (family ?? candidate.family) == candidate.family && (program ?? candidate.id) == candidate.id
    }
}
