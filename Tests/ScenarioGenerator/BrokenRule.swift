import Foundation
import Porting

/// A Swift form of the registry, and another that is put in its place.
struct BrokenRule: Decodable {
    let form: String
    let other: String

    /// The rules in a file.
    static func rules(in file: URL) throws -> [BrokenRule] {
        try JSONDecoder().decode([BrokenRule].self, from: Data(contentsOf: file))
    }

    /// The entries of the registry with the form.
    var entries: [RegistryEntry] { Registry.bundled.entries.filter { $0.swift == form } }

    /// The registry with the other form.
    func registry() throws -> Registry {
        Registry(
            try Registry.bundled.entries.map { entry in
                guard entry.swift == form else { return entry }
                let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(entry)) as? [String: Any] ?? [:]
                let broken = json.merging(["swift": other]) { $1 }
                return try JSONDecoder().decode(
                    RegistryEntry.self, from: JSONSerialization.data(withJSONObject: broken))
            })
    }

    /// Functions that may use the form, from all over the recordings.
    func examples(in functions: [Function], count: Int) -> [Function] {
        let selectors = entries.map(\.name).map { name in
            name.contains(":") ? name.split(separator: ":").map { ["\($0):"] } : [[" \(name)]", ".\(name)"]]
        }
        let using = functions.filter { function in
            selectors.contains { $0.allSatisfy { $0.contains(where: function.text.contains) } }
        }
        return (0..<min(count, using.count)).map { using[$0 * using.count / min(count, using.count)] }
    }
}
