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
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "NSNumber",
    "TimeInterval", "Duration", "DispatchTimeInterval", "DispatchTime", "DispatchWallTime", "Date", "VirtualTime",
    "VirtualTimeInterval", "VirtualTimeUnit", "VirtualTimeIntervalUnit", "RxTime", "RxTimeInterval", "TestTime", "NSRange",
    "IndexSet", "Range", "ClosedRange", "Sequence", "Collection", "Set", "String", "Substring", "KeyPath", "WritableKeyPath",
    "ReferenceWritableKeyPath", "PartialKeyPath",
]

/// Written by the compiler at the place of a call.
private let places: Set = [
    "file", "line", "function", "column", "fileID", "filePath", "fileName", "functionName", "lineNumber",
]

extension Symbol {
    /// Generic parameters that are collections.
    private var collections: Set<String> {
        Set((swiftGenerics?.constraints ?? []).filter { $0.rhs.hasSuffix("Sequence") || $0.rhs.hasSuffix("Collection") }.map(\.lhs))
    }

    /// The type of a parameter or property, if a caller may get it wrong; of a closure, the type of its result.
    private func limitedType(_ fragments: [Fragment]) -> String? {
        let text = fragments.map(\.spelling).joined()
        guard let colon = text.firstRange(of: ": ") else { return nil }
        var type = text[colon.upperBound...].split(separator: " {").first.map(String.init) ?? ""
        if let arrow = type.range(of: "-> ", options: .backwards) { type = String(type[arrow.upperBound...]) }
        let words = Set(type.matches(of: /\w+/).map { String($0.output) })
        let isLimited = type.contains("[") || type.hasSuffix("...") || !words.isDisjoint(with: limited.union(collections))
        return isLimited ? type.replacing("@escaping ", with: "") : nil
    }

    /// The name and the types that a row of the table is about: `SignalProducer.retry(upTo:interval:on:): Int, TimeInterval`.
    var row: String? {
        guard location != nil, !(availability ?? []).contains(where: { $0.obsoleted != nil }) else { return nil }
        var types = (functionSignature?.parameters ?? []).filter { !places.contains($0.name) }
            .compactMap { limitedType($0.declarationFragments) }
        let declaration = (declarationFragments ?? []).map(\.spelling).joined()
        let isSettable = declaration.contains(/\bvar\b/) && !declaration.contains(/\{ get( async)?( throws)? \}/)
        if functionSignature == nil, isSettable, let type = limitedType(declarationFragments ?? []), !type.hasPrefix("String") {
            types = [type]
        }
        return types.isEmpty ? nil : "\(pathComponents.joined(separator: ".")): \(types.joined(separator: ", "))"
    }
}
