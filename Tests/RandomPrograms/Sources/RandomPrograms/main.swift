import Foundation

// Usage: RandomPrograms generate FOLDER FIRST COUNT SEED
//            writes programs, numbered from FIRST, and what they return
//        RandomPrograms select FOLDER REPORT SHRUNK LIMIT
//            adds the programs that the report names to the file SHRUNK, at most LIMIT of each standing
//        RandomPrograms candidates SHRUNK FOLDER
//            writes smaller programs than those of SHRUNK; fails where there are none
//        RandomPrograms shrink SHRUNK FOLDER REPORT
//            takes the smallest program whose standing is the same in the place of each; fails where none is smaller
//        RandomPrograms write SHRUNK FOLDER
//            writes the programs of SHRUNK
let arguments = Array(CommandLine.arguments.dropFirst())

/// A program that is made smaller.
struct Shrunk: Codable {
    var entry: Corpus.Entry
    let standing: String
    /// How many of its candidates were tried, and whether all of them were.
    var tried = 0
    var isDone = false

    static func all(_ file: String) -> [Shrunk] {
        (try? JSONDecoder().decode([Shrunk].self, from: Data(contentsOf: URL(filePath: file)))) ?? []
    }

    /// How many candidates of a program are tried at once.
    static let breadth = 40

    var candidates: [Corpus.Entry] {
        guard !isDone else { return [] }
        let all = Shrinker.candidates(of: entry.program, after: tried, count: Self.breadth)
        return all.enumerated().map { index, candidate in
            var candidate = candidate
            candidate.program.id = "\(entry.program.id)c\(index)"
            return Corpus.Entry(program: candidate.program, output: candidate.output)
        }
    }
}

func save(_ shrunk: [Shrunk], to file: String) throws {
    try JSONEncoder().encode(shrunk).write(to: URL(filePath: file))
}

switch arguments.first {
case "generate":
    let numbers = arguments[2...].compactMap { Int($0) }
    let entries = (numbers[0]..<numbers[0] + numbers[1]).map { number in
        let made = Generator.program(seed: numbers[2] &* 1_000_003 &+ number, id: "\(number)")
        return Corpus.Entry(program: made.program, output: made.output)
    }
    try Corpus(folder: URL(filePath: arguments[1])).write(entries)
case "select":
    let entries = try Corpus(folder: URL(filePath: arguments[1])).entries()
    var shrunk = Shrunk.all(arguments[3])
    for (id, standing) in try Corpus.standings(arguments[2]) where standing != "by hand" {
        guard shrunk.count(where: { $0.standing == standing }) < Int(arguments[4]) ?? 0,
            let entry = entries.first(where: { $0.program.id == id })
        else { continue }
        shrunk.append(Shrunk(entry: entry, standing: standing))
    }
    try save(shrunk, to: arguments[3])
case "candidates":
    let candidates = Shrunk.all(arguments[1]).flatMap(\.candidates)
    try Corpus(folder: URL(filePath: arguments[2])).write(candidates)
    exit(candidates.isEmpty ? 1 : 0)
case "shrink":
    var shrunk = Shrunk.all(arguments[1])
    let standings = Dictionary(uniqueKeysWithValues: try Corpus.standings(arguments[3]).map { ($0.id, $0.standing) })
    for index in shrunk.indices where !shrunk[index].isDone {
        let candidates = shrunk[index].candidates
        let found = candidates.first { standings[$0.program.id] == shrunk[index].standing }
        if var found {
            found.program.id = shrunk[index].entry.program.id
            shrunk[index].entry = found
            shrunk[index].tried = 0
        } else {
            shrunk[index].tried += Shrunk.breadth
            shrunk[index].isDone = candidates.count < Shrunk.breadth
        }
    }
    try save(shrunk, to: arguments[1])
    exit(shrunk.allSatisfy(\.isDone) ? 1 : 0)
case "write":
    try Corpus(folder: URL(filePath: arguments[2])).write(Shrunk.all(arguments[1]).map(\.entry))
default: fatalError("Unknown command: \(arguments)")
}
