import Foundation

/// The head of a declaration in written Swift: `override func show(_ text: String?, in view: View) -> Bool`.
struct SwiftSignature {
    /// `func`, `init`, `var`, `class`, `protocol` and the like.
    let keyword: String
    /// The words before the keyword: `override`, `class`.
    let modifiers: [String]
    let name: String
    /// The labels and types of the parameters; a parameter without a label has nil.
    private(set) var parameters: [(label: String?, type: String)] = []
    /// The type of the result or the variable, if it is written.
    private(set) var type: String?
    /// Whether an initializer may make nothing.
    let isFailable: Bool
    /// The types behind the colon of a class.
    private(set) var parents: [String] = []
    /// The declaration from its keyword on.
    let text: String

    private static let failable = "init?"
    private static let keywords: Set<String> = [
        "func", "init", failable, "var", "let", "class", "protocol", "extension", "struct", "enum", "deinit",
    ]

    var isStatic: Bool { modifiers.contains("class") || modifiers.contains("static") }
    var isOverride: Bool { modifiers.contains("override") }
    var key: StubKey {
        StubKey(
            name: name, labels: keyword == "func" || keyword == "init" ? parameters.map(\.label) : nil,
            isStatic: isStatic)
    }

    init?(_ head: String) {
        let last = head.split(separator: "\n").last.map(String.init) ?? head
        let line = last.replacing("(set)", with: "").replacing("(unsafe)", with: "")
        let open = line.firstIndex(of: "(") ?? line.endIndex
        let words = line[..<open].split(separator: " ").map(String.init)
        func isKeyword(_ index: Int) -> Bool {
            guard Self.keywords.contains(words[index]) else { return false }
            // `class func` and `class var` are members of a class.
            return words[index] != "class" || index + 1 < words.count && !Self.keywords.contains(words[index + 1])
        }
        guard let index = words.indices.first(where: isKeyword) else { return nil }
        isFailable = words[index] == Self.failable
        keyword = isFailable ? "init" : words[index]
        modifiers = Array(words[..<index])
        let start = line.range(of: keyword + (index + 1 < words.count ? " \(words[index + 1])" : ""))
        text = start.map { String(line[$0.lowerBound...]) } ?? line
        let rest = text.dropFirst(keyword.count).drop { $0 == " " }
        name =
            keyword == "init"
            ? "init"
            : String(
                rest.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        switch keyword {
        case "func", "init":
            guard let list = Self.list(in: text) else { return nil }
            parameters = Self.split(list.inside).map { parameter in
                let names = parameter.prefix { $0 != ":" }.split(separator: " ")
                let type = parameter.drop { $0 != ":" }.dropFirst().drop { $0 == " " }
                return (names.first == "_" ? nil : names.first.map(String.init), Self.plain(type))
            }
            type = text[list.end...].range(of: "-> ").map { String(text[$0.upperBound...]) }
        default:
            let colon = rest.firstIndex(of: ":")
            let behind = colon.map { rest[rest.index(after: $0)...].drop { $0 == " " } }
            if keyword == "var" || keyword == "let" {
                // `{ get }` of a protocol is no part of the type.
                type = behind.map { String($0.replacing(/\s*\{.*/, with: "")) }
            } else {
                parents = behind.map { Self.split($0).map { $0.trimmingPrefix { $0 == " " } } } ?? []
            }
        }
    }

    /// The type of a parameter without its default value.
    private static func plain(_ type: Substring) -> String {
        type.range(of: " = ").map { String(type[..<$0.lowerBound]) } ?? String(type)
    }

    private static func list(in text: String) -> (inside: Substring, end: String.Index)? {
        guard let open = text.firstIndex(of: "(") else { return nil }
        var depth = 0
        for index in text.indices[open...] {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return (text[text.index(after: open)..<index], text.index(after: index)) }
        }
        return nil
    }

    /// The parts between commas that no brackets enclose.
    private static func split(_ text: some StringProtocol) -> [String] {
        var (parts, depth) = ([""], 0)
        for character in text {
            if "([<{".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && parts.last?.hasSuffix("-") == false { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }
    }
}

/// What identifies a member of a type.
struct StubKey: Hashable {
    let name: String
    /// The labels of a method's or initializer's parameters; nil for a property.
    let labels: [String?]?
    let isStatic: Bool
}
