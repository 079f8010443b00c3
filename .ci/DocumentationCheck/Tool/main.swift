import Foundation

// symbols GRAPH...  says which symbols lack documentation, and how many have it.
// pages PAGE...     says what is under no topic of these pages.
// names LIST GRAPH...  says which names of a list are not there.
// inputs TABLE... GRAPH...  says which functions that need limits have no row in the tables.
// Each exits with 1 where there is something to say.

func read<Content: Decodable>(_ path: String) throws -> Content {
    try JSONDecoder().decode(Content.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}

func checkSymbols(_ paths: [String]) throws -> Bool {
    let graphs: [SymbolGraph] = try paths.map(read)
    let symbols = graphs.flatMap(\.symbols)
    let written = symbols.filter { $0.location != nil }
    let wrong = written.filter { $0.complaint != nil }
    for symbol in wrong {
        let place = symbol.place(in: FileManager.default.currentDirectoryPath)
        print("\(place): \(symbol.pathComponents.joined(separator: ".")) \(symbol.complaint ?? "")")
    }
    let module = graphs.first?.module.name ?? "nothing"
    let (documented, made) = (written.count - wrong.count, symbols.count - written.count)
    print("\(module): \(documented) of \(written.count) public symbols are documented; the compiler made \(made) more.")
    return !written.isEmpty && wrong.isEmpty
}

func checkPages(_ paths: [String]) throws -> Bool {
    let pages: [Page] = try paths.map(read)
    for page in pages {
        for link in page.strays { print("\(page.metadata.title): no page of the catalogue lists - ``\(link)``") }
    }
    return !pages.isEmpty && pages.allSatisfy(\.strays.isEmpty)
}

let paths = Array(CommandLine.arguments.dropFirst(2))
let isFine =
    switch CommandLine.arguments.dropFirst().first {
    case "pages": try checkPages(paths)
    case "names": try checkNames(paths)
    case "inputs": try checkInputs(paths)
    default: try checkSymbols(paths)
    }
exit(isFine ? 0 : 1)
