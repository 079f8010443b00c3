/// Loops over a variable that is declared before them: `Card *card; for (card in deck) { … }`.
///
/// A variable that nothing but such loops mentions is declared by each of them. Any other one is set in each round, and to nil
/// after the last one, as it is in Objective-C; a round that leaves the loop keeps it.
struct OuterLoopVariables {
    private let file: Rewriter.File
    private var edits: [Rewriter.File.Edit] = []

    private init(_ file: Rewriter.File) {
        self.file = file
        for function in file.tree.items.functions { read(function) }
    }

    /// The files, with each of these loops declaring a variable of its own.
    static func declared(in files: [Rewriter.File]) -> [Rewriter.File] {
        files.map { $0.edited(OuterLoopVariables($0).edits) }
    }

    private mutating func read(_ function: WrittenFunction) {
        var loops: [(variable: Variable, body: Statement, whole: Statement)] = []
        var declarations: [String: [(variable: Variable, statement: Statement)]] = [:]
        for statement in function.body {
            walkStatements(inBlocks: true, statement) { part in
                switch part.kind {
                case .loop(.forEach(let variable, in: _, let body)) where variable.isOuter:
                    loops.append((variable, body, part))
                case .declaration(let variables):
                    for variable in variables { declarations[variable.name, default: []].append((variable, part)) }
                default: break
                }
            }
        }
        for (name, loops) in Dictionary(grouping: loops, by: \.variable.name) {
            let declared = declarations[name] ?? []
            let parameter = function.parameters.first { $0.name == name }?.type
            let type = declared.count == 1 ? declared[0].variable.type : declared.isEmpty ? parameter : nil
            let word = type?.objectWord ?? "id "
            guard declared.count == 1, declared[0].variable.initial == nil,
                declared[0].variable.type.qualifiers.isEmpty,
                let first = function.body.first?.tokens.lowerBound, let last = function.body.last?.tokens.upperBound,
                !(first..<last).contains(where: { place in
                    self.word(place) == name && !declared[0].statement.tokens.contains(place)
                        && !loops.contains { $0.whole.tokens.contains(place) }
                })
            else {
                for loop in loops { keep(name, word, loop.variable, loop.body, loop.whole) }
                continue
            }
            for loop in loops { edits.append(insertion(word, at: file.bytes(loop.variable.tokens).lowerBound)) }
            if case .declaration(let all) = declared[0].statement.kind, all.count == 1 {
                edits.append(Rewriter.File.Edit(place: file.bytes(declared[0].statement.tokens), pieces: []))
            }
        }
    }

    /// Sets the variable in each round, and to nil after the last one.
    private mutating func keep(
        _ name: String, _ word: String, _ variable: Variable, _ body: Statement, _ whole: Statement
    ) {
        let head = file.bytes(variable.tokens)
        let (inner, end) = (file.bytes(body.tokens), file.bytes(whole.tokens).upperBound)
        let leaving = body.leavingBreaks
        edits.append(Rewriter.File.Edit(place: head, pieces: [.text("\(word)\(name)InTurn")]))
        let sets = " \(name) = \(name)InTurn;"
        let flag = "\(name)WasFound"
        let start = file.bytes(whole.tokens).lowerBound
        edits.append(insertion(leaving.isEmpty ? "{ " : "{ BOOL \(flag) = NO; ", at: start))
        for place in leaving {
            let bytes = file.bytes(place)
            edits.append(insertion("{ \(flag) = YES; ", at: bytes.lowerBound))
            edits.append(insertion(" }", at: bytes.upperBound))
        }
        let after = leaving.isEmpty ? " \(name) = nil; }" : " if (!\(flag)) \(name) = nil; }"
        if case .block = body.kind {
            edits.append(insertion(sets, at: inner.lowerBound + 1))
            edits.append(insertion(after, at: end))
        } else {
            edits.append(insertion("{\(sets) ", at: inner.lowerBound))
            edits.append(insertion(" }" + after, at: end))
        }
    }

    private func insertion(_ text: String, at place: Int) -> Rewriter.File.Edit {
        Rewriter.File.Edit(place: place..<place, pieces: [.text(text)])
    }

    private func word(_ token: Int) -> String { file.source.text(of: file.source.tokens[token]) }
}

extension Variable {
    /// Whether the variable of a loop is one that is declared before it.
    var isOuter: Bool { type.name.isEmpty && type.function == nil }
}

extension TypeName {
    /// The type of an object as a declaration begins with it; nil for another type.
    fileprivate var objectWord: String? {
        guard pointers == 1 || name == "id", function == nil, sizes.isEmpty else { return nil }
        let inside = protocols.isEmpty ? arguments.compactMap { $0.objectWord } : protocols
        guard inside.count == max(arguments.count, protocols.count) else { return nil }
        let list = inside.isEmpty ? "" : "<\(inside.joined(separator: ", "))>"
        return name == "id" ? "id\(list) " : "\(name)\(list) *"
    }
}

extension Statement {
    /// The places of the statements `break` that leave a loop with this body.
    fileprivate var leavingBreaks: [Range<Int>] {
        switch kind {
        case .breaks: [tokens]
        case .loop, .select: []
        default: parts(of: self).flatMap(\.leavingBreaks)
        }
    }
}
