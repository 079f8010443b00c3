import Foundation

/// A name of RxSwift, and what to write where it is not there.
struct ListedName {
    let name: String
    let advice: String?

    /// Reads a line: `Observable.just(_:)`, or `DisposeBase: write Disposable`; nil for comments and empty lines.
    init?(_ line: Substring) {
        guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
        let parts = line.components(separatedBy: ": ")
        name = parts[0]
        advice = parts.count > 1 ? parts[1] : nil
    }
}

extension Symbol {
    /// The owner of the members of a protocol that one type has.
    private static let owners = [
        "InfallibleType": "Infallible", "PrimitiveSequenceType": "PrimitiveSequence",
        "SharedSequenceConvertibleType": "SharedSequence",
    ]

    /// The name as the list writes it: all arities of `zip` are one name, `zip(_:_:…)`.
    var listedName: String {
        var parts = pathComponents
        parts[0] = Self.owners[parts[0]] ?? parts[0]
        return parts.joined(separator: ".").replacing(#/\((_:){2,}/#, with: "(_:_:…")
    }
}

/// Says which names of a list the modules lack, and which have advice but are there.
func checkNames(_ paths: [String]) throws -> Bool {
    let list = try String(contentsOfFile: paths[0], encoding: .utf8)
        .split(separator: "\n").compactMap(ListedName.init)
    let graphs: [SymbolGraph] = try paths.dropFirst().map(read)
    let names = Set(graphs.flatMap(\.symbols).map(\.listedName))
    let wrong = list.filter { names.contains($0.name) == ($0.advice != nil) }
    for name in wrong { print(name.advice == nil ? "\(name.name) is not there" : "\(name.name) is there") }
    let (found, advised) = (list.count { names.contains($0.name) }, list.count { $0.advice != nil })
    print("\(found) of \(list.count) names are there, and \(advised) say what to write.")
    return !list.isEmpty && wrong.isEmpty
}
