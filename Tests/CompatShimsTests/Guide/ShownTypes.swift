import Foundation

/// The lines of Swift of a block or of a file, and the types that they declare.
struct ShownTypes {
    /// A declaration of a type: its lines, without indentation.
    struct Declaration {
        let name: String
        let position: Int
        let lines: ArraySlice<String>
    }

    let lines: [String]
    let declarations: [Declaration]

    init(_ text: String) {
        let trimmed = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let code = trimmed.filter { !$0.hasPrefix("import ") }.drop(while: \.isEmpty)
        let lines = Array(code.reversed().drop(while: \.isEmpty).reversed())
        self.lines = lines
        declarations = lines.indices.compactMap { index in
            guard let name = Self.declaredName(lines[index]) else { return nil }
            var (depth, end) = (0, index)
            while end < lines.count {
                depth += lines[end].count { $0 == "{" } - lines[end].count { $0 == "}" }
                if depth <= 0, lines[index...end].contains(where: { $0.contains("{") }) { break }
                end += 1
            }
            return Declaration(name: name, position: index, lines: lines[index..<min(end + 1, lines.count)])
        }
    }

    /// The name of the type whose declaration begins in a line.
    private static func declaredName(_ line: String) -> String? {
        let modifiers: Set = ["public", "private", "fileprivate", "final", "open", "internal"]
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") || modifiers.contains(String($0)) }
        guard let kind = words.first, ["class", "struct", "enum", "actor"].contains(kind) else { return nil }
        let name = words.dropFirst().first.map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } } ?? ""
        // `class func` declares a method.
        return name.isEmpty || ["func", "var", "let"].contains(name) ? nil : String(name)
    }

    /// Whether the code, comments aside, has a word.
    func uses(_ word: String) -> Bool {
        lines.contains { line in
            let code = line.components(separatedBy: "//")[0]
            return code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
        }
    }

    /// Where the lines of a block are, one after the other.
    func positions(of block: ShownTypes) -> [Int] {
        guard let first = block.lines.first, block.lines.count <= lines.count else { return [] }
        return (0...lines.count - block.lines.count).filter {
            lines[$0] == first && lines[$0..<$0 + block.lines.count].elementsEqual(block.lines)
        }
    }

    /// The declaration that the code at a position means: the nearest before it, or else the first.
    func declaration(of name: String, at position: Int) -> Declaration? {
        let all = declarations.filter { $0.name == name }
        return all.last { $0.position < position } ?? all.first
    }
}
