import Foundation
import Porting

/// An Objective-C program of the corpus: a folder with headers and implementations.
struct Program {
    /// The files that become one file of Swift: an implementation with the header of its name, or a header without one.
    private struct Unit {
        let name: String
        let text: String
        let header: String?
    }

    let family: String
    let id: String
    private let units: [Unit]

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
        let texts = try Dictionary(
            uniqueKeysWithValues: files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) })
        self.family = family
        id = folder.lastPathComponent
        units = Set(texts.keys.map { String($0.dropLast(2)) }).sorted().map { name in
            let (text, header) = (texts["\(name).m"], texts["\(name).h"])
            return Unit(name: name, text: text ?? "", header: header)
        }
    }

    private var texts: [String] { units.flatMap { [$0.text] + [$0.header].compactMap(\.self) } }

    /// The names of the functions that show what the program does.
    var scenarios: [String] {
        Set(
            texts.flatMap { text in text.matches(of: /\b(scenario_\w+)\s*\(\s*void\s*\)\s*;/).map { String($0.1) } }
        ).sorted()
    }

    /// The Swift of the program's files, each of which knows the others.
    var translations: [(name: String, text: String)] {
        let context = ProgramContext(texts)
        return units.map { unit in
            let name = units.count == 1 ? id : unit.name
            return (unit.name, translate(unit.text, header: unit.header, name: name, context: context).text)
        }
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
