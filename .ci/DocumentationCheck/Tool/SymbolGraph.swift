import Foundation

/// What the compiler tells of the public symbols of a module.
struct SymbolGraph: Decodable {
    let module: Module
    let symbols: [Symbol]

    struct Module: Decodable {
        let name: String
    }
}

struct Symbol: Decodable {
    let pathComponents: [String]
    let docComment: Comment?
    /// Nil where the compiler made the symbol, as the initializer of a type with raw values: nobody could document it.
    let location: Location?
    let declarationFragments: [Fragment]?
    let functionSignature: Signature?
    let swiftGenerics: Generics?
    let availability: [Availability]?

    struct Comment: Decodable {
        let lines: [Line]

        struct Line: Decodable {
            let text: String
        }

        /// The first paragraph.
        var abstract: String {
            lines.map { $0.text.trimmingCharacters(in: .whitespaces) }
                .drop { $0.isEmpty }
                .prefix { !$0.isEmpty }
                .joined(separator: " ")
        }
    }

    struct Location: Decodable {
        let uri: String
        let position: Position

        struct Position: Decodable {
            let line: Int
        }
    }
}

extension Symbol {
    static let longestAbstract = 150

    /// What is wrong with the documentation, if anything is.
    var complaint: String? {
        guard location != nil else { return nil }
        let abstract = docComment?.abstract ?? ""
        if abstract.isEmpty { return "has no documentation" }
        if abstract.count > Self.longestAbstract {
            return "has an abstract of \(abstract.count) characters; \(Self.longestAbstract) are the most"
        }
        return nil
    }

    /// Where it is, in the way of compilers: the file, relative to a folder, and the line.
    func place(in folder: String) -> String {
        guard let location, let url = URL(string: location.uri) else { return "" }
        let path = url.path.hasPrefix(folder + "/") ? String(url.path.dropFirst(folder.count + 1)) : url.path
        return "\(path):\(location.position.line + 1)"
    }
}
