public import Foundation

/// All that is known of the calls that a port meets.
public struct Registry: Sendable {
    public let entries: [RegistryEntry]
    private let byID: [String: Int]
    private let methods: [String: [Int]]
    private let others: [String: [Int]]

    /// The registry of this package.
    public static let bundled: Registry = {
        // The file is part of the package: without it nothing works.
        guard let url = Bundle.module.url(forResource: "registry", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { preconditionFailure("The package's registry.json is missing.") }
        do {
            return try Registry(json: data)
        } catch {
            preconditionFailure("The package's registry.json cannot be read: \(error)")
        }
    }()

    public init(_ entries: [RegistryEntry]) {
        self.entries = entries
        var byID: [String: Int] = [:]
        var methods: [String: [Int]] = [:]
        var others: [String: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            byID[entry.id] = index
            if entry.kind == .method || entry.kind == .property {
                methods[entry.name, default: []].append(index)
            } else {
                others[entry.name, default: []].append(index)
            }
        }
        (self.byID, self.methods, self.others) = (byID, methods, others)
    }

    private struct File: Decodable {
        let entries: [RegistryEntry]
    }

    /// Reads the text of a registry.
    public init(json: Data) throws {
        self.init(try JSONDecoder().decode(File.self, from: json).entries)
    }

    public func entry(_ id: String) -> RegistryEntry? {
        byID[id].map { entries[$0] }
    }

    /// The methods and properties of a name, of all classes.
    public func methods(named name: String) -> [RegistryEntry] {
        (methods[name] ?? []).map { entries[$0] }
    }

    /// The method or property of a class, or of the nearest class that it inherits from.
    public func method(named name: String, on type: String, scope: RegistryEntry.Scope) -> RegistryEntry? {
        let candidates = methods(named: name).filter { $0.scope == scope }
        guard !candidates.isEmpty else { return nil }
        var next: String? = type
        var depth = 0
        while let current = next, depth < 16 {
            if let found = candidates.first(where: { $0.type == current }) { return found }
            next = self.type(current)?.inherits ?? (current == "NSObject" ? nil : "NSObject")
            depth += 1
        }
        return nil
    }

    public func type(_ name: String) -> RegistryEntry? { other(name, .type) }
    public func constant(_ name: String) -> RegistryEntry? { other(name, .constant) }
    public func macro(_ name: String) -> RegistryEntry? { other(name, .macro) }
    public func function(_ name: String) -> RegistryEntry? { other(name, .function) }

    private func other(_ name: String, _ kind: RegistryEntry.Kind) -> RegistryEntry? {
        others[name]?.lazy.map { entries[$0] }.first { $0.kind == kind }
    }
}
