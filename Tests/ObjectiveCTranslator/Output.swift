import Foundation
import Porting

/// The folders of the Swift that is compiled, and of the Swift that is left out.
struct Output {
    private let generated: URL
    private let left: URL
    private var written: Set<String> = []
    private let table = "Scenarios.swift"

    init(generated: String, left: String) {
        self.generated = URL(filePath: generated)
        self.left = URL(filePath: left)
    }

    /// Writes a program's Swift, and the list of its scenarios, which stands in its only file or in one of its own.
    mutating func write(_ program: Program) throws {
        let translations = program.translations
        // A part that is left by hand stands under an error.
        let isByHand = translations.contains { $0.text.contains("#error(") }
        let items = program.scenarios.map { "    Scenario(\"\($0.dropFirst("scenario_".count))\") { \($0)() }," }
        let list = "\nlet list_\(program.id): [Scenario] = [\n\(items.joined(separator: "\n"))\n]\n"
        let head = "// \(program.family) \(isByHand ? "by hand" : "not compiling")\n"
        var files = translations.map { (name: "\(program.id)+\($0.name)", text: head + $0.text) }
        if files.count == 1 {
            files = [(program.id, files[0].text + list)]
        } else {
            files.append((program.id, head + list))
        }
        for file in files {
            try replace((isByHand ? left : generated).appending(path: "\(file.name).swift"), with: file.text)
            if !isByHand { written.insert("\(file.name).swift") }
        }
    }

    /// Removes what earlier runs wrote, and writes the list of all scenarios.
    func finish() throws {
        for file in try files(generated) where !written.contains(file) && file != table {
            try FileManager.default.removeItem(at: generated.appending(path: file))
        }
        try writeTable()
    }

    /// Moves the programs with errors away, and returns their number.
    func drop(_ log: String) throws -> Int {
        let present = Set(try files(generated))
        let named = Set(log.matches(of: /([\w+]+\.swift):\d+:\d+: error: (.*)/).map { String($0.1) })
        // A file that does not compile takes the other files of its program with it.
        let programs = Set(named.map(Self.program))
        let dropped = present.filter { programs.contains(Self.program($0)) }.subtracting([table])
        for file in dropped {
            let reasons = log.matches(of: /([\w+]+\.swift):(\d+:\d+): error: (.*)/)
                .filter { $0.1 == file }.map { "// error: \($0.2): \($0.3)\n" }
            let source = generated.appending(path: file)
            let text = try String(contentsOf: source, encoding: .utf8)
            try replace(left.appending(path: file), with: text + Set(reasons).sorted().joined())
            try FileManager.default.removeItem(at: source)
        }
        try writeTable()
        return dropped.count
    }

    private func writeTable() throws {
        let lists = try files(generated).filter { $0 != table && !$0.contains("+") }.sorted().map {
            "    list_\($0.dropLast(6)),"
        }
        let text = "let scenarios: [Scenario] = [\n\(lists.joined(separator: "\n"))\n].flatMap(\\.self)\n"
        try replace(generated.appending(path: table), with: text)
    }

    /// The program of a file: `program.swift` or `program+File.swift`.
    private static func program(_ file: String) -> Substring { file.dropLast(6).prefix { $0 != "+" } }

    private func files(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    }

    /// Writes a file unless it is the same already: the compiler reads less.
    private func replace(_ url: URL, with text: String) throws {
        guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
}
