public import Foundation

/// The known API of the original, of Foundation and of UIKit, with its Swift forms.
public struct Registry: Sendable {
    /// The registry of this package.
    public static let bundled: Registry = {
        // The file is part of the package: without it nothing works.
        guard let file = Bundle.module.url(forResource: "registry", withExtension: "json"),
            let json = try? Data(contentsOf: file)
        else { preconditionFailure("The package's registry.json is missing.") }
        do {
            return try Registry(json: json)
        } catch {
            preconditionFailure("The package's registry.json cannot be read: \(error)")
        }
    }()

    /// All entries, in the order of the file.
    public let entries: [RegistryEntry]

    private let byID: [String: RegistryEntry]
    /// Methods and properties by selector.
    private let members: [String: [RegistryEntry]]
    private let names: [RegistryEntry.Kind: [String: RegistryEntry]]
    /// The classes of Foundation that have another name in Swift, by that name.
    private let renamed: [String: String]
    /// The enumerations of Apple's platforms, by the beginning of the names of their cases.
    private let enumerations: [String: String]
    /// The identifiers of the methods whose forms set the variable that holds the receiver, which has to be known as a value.
    let replacing: Set<String>

    private struct File: Decodable {
        let entries: [RegistryEntry]
    }

    /// Reads a registry.
    ///
    /// - Throws: The decoder's error if `json` is not in the format of the registry.
    public init(json: Data) throws {
        self.init(try JSONDecoder().decode(File.self, from: json).entries)
    }

    /// Makes a registry of entries.
    public init(_ entries: [RegistryEntry]) {
        self.entries = entries
        byID = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
        let isMember = { (entry: RegistryEntry) in entry.kind == .method || entry.kind == .property }
        members = Dictionary(grouping: entries.filter(isMember), by: \.name)
        names = Dictionary(grouping: entries.filter { !isMember($0) }, by: \.kind)
            .mapValues { Dictionary($0.map { ($0.name, $0) }) { first, _ in first } }
        let types = entries.filter { $0.kind == .type && $0.class == .exact && $0.swift != $0.name }
        enumerations = Dictionary(
            entries.compactMap { entry in entry.cases.map { ($0, entry.name) } },
            uniquingKeysWith: { first, _ in first })
        replacing = Set(
            entries.compactMap { entry in
                guard let swift = entry.swift, swift.utf8.contains(UInt8(ascii: "=")),
                    case .binary(let left, "=", _)? = Template(swift)?.expression.kind, left.plain == "$self"
                else { return nil }
                return entry.id
            })
        renamed = Dictionary(types.compactMap { type in type.swift.map { ($0, type.name) } }) { first, _ in first }
    }

    /// The entry with an identifier: `RAC-0123`.
    public func entry(_ id: String) -> RegistryEntry? { byID[id] }

    /// The methods and properties of all types with a selector, in the order of the registry.
    public func methods(named selector: String) -> [RegistryEntry] { members[selector] ?? [] }

    /// The method or property that an object or class of a type has, inherited ones included.
    ///
    /// The methods and properties of `NSObject` are found for types that are not in the registry, too.
    public func method(
        named selector: String, on type: String, scope: RegistryEntry.Scope = .instance
    ) -> RegistryEntry? {
        guard let candidates = members[selector] else { return nil }
        for type in ancestry(of: type) {
            if let entry = candidates.first(where: { $0.type == type && $0.scope == scope }) { return entry }
        }
        return nil
    }

    /// The method of a type that subclasses override.
    func openMethod(_ selector: String, in type: String) -> RegistryEntry? {
        method(named: selector, on: type).flatMap { $0.open == true ? $0 : nil }
    }

    /// The property that a setter sets: `setAllowsConcurrentExecution:`.
    public func property(setBy selector: String, on type: String) -> RegistryEntry? {
        guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
        let name = selector.dropFirst(3).dropLast()
        guard !name.contains(":"), let first = name.first, first.isUppercase else { return nil }
        return method(named: first.lowercased() + name.dropFirst(), on: type)
            ?? method(named: String(name), on: type)
    }

    /// A type, its supertypes and their protocols, the nearest first, and `NSObject` last.
    public func ancestry(of type: String) -> [String] {
        var ancestry: [String] = []
        var next: String? = type
        while let type = next, !ancestry.contains(type) {
            ancestry.append(type)
            let entry = self.type(type)
            ancestry += entry?.conforms ?? []
            next = entry?.inherits
        }
        if !ancestry.contains("NSObject") { ancestry.append("NSObject") }
        return ancestry
    }

    /// A class, protocol or other type: `NSString`.
    public func type(_ name: String) -> RegistryEntry? { names[.type]?[name] }

    /// The class that has another name in Swift: `NSSortDescriptor` for `KeySortDescriptor`.
    func original(of swift: String) -> String? { renamed[swift] }

    /// A constant, or a case of an enumeration: `RACSchedulerPriorityHigh`.
    public func constant(_ name: String) -> RegistryEntry? { names[.constant]?[name] }

    /// The enumerations that only Apple's platforms have: `UITableViewStyle`.
    var appleEnumerations: Set<String> { Set(enumerations.values) }

    /// The enumeration of Apple's platforms that has a case, and its name in Swift: `.plain` of `UITableViewStylePlain`.
    func enumerationCase(_ name: String) -> (type: String, swift: String)? {
        // The longest beginning counts: UITableViewCellStyleDefault is no UITableViewCell….
        for index in name.indices.reversed() where name[index].isUppercase || name[index].isNumber {
            guard let type = enumerations[String(name[..<index])] else { continue }
            return (type, constant(name)?.swift ?? "." + String(name[index...]).withSmallInitials)
        }
        return nil
    }

    /// A macro, without an at sign: `weakify`.
    public func macro(_ name: String) -> RegistryEntry? { names[.macro]?[name] }

    /// A function: `dispatch_async`.
    public func function(_ name: String) -> RegistryEntry? { names[.function]?[name] }

    /// A category, by the name of its header: `NSArray+RACSequenceAdditions`.
    public func category(_ name: String) -> RegistryEntry? { names[.category]?[name] }

    /// Whether a method of subjects and subscribers sends its argument.
    func sendsValue(_ selector: String) -> Bool {
        methods(named: selector).contains { entry in
            entry.type?.hasPrefix("RACSub") == true && entry.parameters?.first == "Any?"
        }
    }
}

extension String {
    /// The text with small letters in the place of its first capitals, as the importer writes it: `urlPath`, `noTint`.
    fileprivate var withSmallInitials: String {
        let capitals = prefix { $0.isUppercase || $0.isNumber }
        let count = capitals.count == self.count || capitals.count < 2 ? capitals.count : capitals.count - 1
        return prefix(count).lowercased() + dropFirst(count)
    }
}
