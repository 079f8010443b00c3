import Foundation

/// A parameter of a function, or a constraint of its types, as the compiler tells of it.
struct Signature: Decodable {
    let parameters: [Parameter]?

    struct Parameter: Decodable {
        let name: String
        let declarationFragments: [Fragment]
    }
}

struct Fragment: Decodable {
    let kind: String
    let spelling: String
}

/// Where a function can be called; `obsoleted` is the version of the language that lacks it.
struct Availability: Decodable {
    let obsoleted: Version?

    struct Version: Decodable {
        let major: Int
    }
}

struct Generics: Decodable {
    let constraints: [Constraint]?

    struct Constraint: Decodable {
        let lhs: String
        let rhs: String
    }
}

/// What a caller may get wrong: numbers, times, collections, texts and key paths, and what closures return of these.
private let limited: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "NSNumber",
    "TimeInterval", "Duration", "DispatchTimeInterval", "DispatchTime", "DispatchWallTime", "Date", "VirtualTime",
    "VirtualTimeInterval", "VirtualTimeUnit", "VirtualTimeIntervalUnit", "RxTime", "RxTimeInterval", "TestTime",
    "NSRange",
    "IndexSet", "Range", "ClosedRange", "Sequence", "Collection", "Set", "String", "Substring", "KeyPath",
    "WritableKeyPath",
    "ReferenceWritableKeyPath", "PartialKeyPath",
]

/// Written by the compiler at the place of a call.
private let places: Set = [
    "file", "line", "function", "column", "fileID", "filePath", "fileName", "functionName", "lineNumber",
]

extension Symbol {
    /// Generic parameters that are collections.
    private var collections: Set<String> {
        Set(
            (swiftGenerics?.constraints ?? []).filter { $0.rhs.hasSuffix("Sequence") || $0.rhs.hasSuffix("Collection") }
                .map(\.lhs))
    }

    /// The type of a parameter or property, if a caller may get it wrong; of a closure, the type of its result.
    private func limitedType(_ fragments: [Fragment]) -> String? {
        let text = fragments.map(\.spelling).joined()
        guard let colon = text.firstRange(of: ": ") else { return nil }
        var type = text[colon.upperBound...].split(separator: " {").first.map(String.init) ?? ""
        if let arrow = type.range(of: "-> ", options: .backwards) { type = String(type[arrow.upperBound...]) }
        let words = Set(type.matches(of: /\w+/).map { String($0.output) })
        let isOutput = type.hasPrefix("UnsafeMutablePointer")
        let isLimited =
            !isOutput
            && (type.contains("[") || type.hasSuffix("...") || !words.isDisjoint(with: limited.union(collections)))
        return isLimited ? type.replacing("@escaping ", with: "") : nil
    }

    /// The name and the types that a row of the table is about: `SignalProducer.retry(upTo:interval:on:): Int, TimeInterval`.
    var row: String? {
        guard location != nil, !(availability ?? []).contains(where: { $0.obsoleted != nil }) else { return nil }
        var types = (functionSignature?.parameters ?? []).filter { !places.contains($0.name) }
            .compactMap { limitedType($0.declarationFragments) }
        let declaration = (declarationFragments ?? []).map(\.spelling).joined()
        let isSettable = declaration.contains(/\bvar\b/) && !declaration.contains(/\{ get( async)?( throws)? \}/)
        if functionSignature == nil, isSettable, let type = limitedType(declarationFragments ?? []),
            !type.hasPrefix("String")
        {
            types = [type]
        }
        return types.isEmpty ? nil : "\(pathComponents.joined(separator: ".")): \(types.joined(separator: ", "))"
    }
}

/// The rows of each library in files that name the library behind `##`, and a function in each line that is not indented.
///
/// In a file of functions that are not called, a line that begins with `#` says why for the lines below.
private func rows(_ paths: [String]) throws -> [String: [String]] {
    var rows: [String: [String]] = [:]
    for path in paths {
        var module = ""
        for line in try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n") {
            if line.hasPrefix("## ") { module = String(line.dropFirst(3)) }
            if !line.isEmpty, !line.hasPrefix(" "), !line.hasPrefix("#") { rows[module, default: []].append(line) }
        }
    }
    return rows
}

/// Says which public functions that a caller may give bad input have no row, and which rows name no function.
func checkInputs(_ paths: [String]) throws -> Bool {
    let tables = paths.prefix { $0.hasSuffix(".txt") }
    let graphs: [SymbolGraph] = try paths.dropFirst(tables.count).map(read)
    let module = graphs.first?.module.name ?? ""
    let functions = Set(graphs.flatMap(\.symbols).compactMap(\.row))
    let called = try rows(Array(tables.prefix(1)))[module] ?? []
    let all = try rows(Array(tables))[module] ?? []
    let missing = functions.subtracting(all).sorted()
    for function in missing { print("\(module): no row of \(tables.first ?? "") is about \(function)") }
    let stale = all.filter { !functions.contains($0) }
    for row in stale { print("\(module): no function is \(row)") }
    let twice = Dictionary(grouping: all) { $0 }.filter { $0.value.count > 1 }.keys
    for row in twice { print("\(module): two rows are about \(row)") }
    print(
        "\(module): \(called.count) of \(functions.count) public functions with limited input are called with bad input."
    )
    return missing.isEmpty && stale.isEmpty && twice.isEmpty
}
