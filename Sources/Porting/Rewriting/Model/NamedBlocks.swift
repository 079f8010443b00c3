/// Blocks that a variable holds until they are passed, once: `NSComparator order = ^(id a, id b) { … }; [list sortUsingComparator:order];`.
///
/// They are written where they are passed: what takes a block says what it is called with. A block that holds a variable
/// which is set after it stays where it is.
struct NamedBlocks {
    private let file: Rewriter.File
    private var edits: [Rewriter.File.Edit] = []

    private init(_ file: Rewriter.File) {
        self.file = file
        for function in file.tree.items.functions where !function.body.hasDirective { read(function.body) }
    }

    /// The files, with each of these blocks where it is passed.
    static func passed(in files: [Rewriter.File]) -> [Rewriter.File] {
        files.map { file in
            var result = file
            // A block inside of another has its turn after that.
            while case let edits = NamedBlocks(result).edits, !edits.isEmpty { result = result.edited(edits) }
            return result
        }
    }

    private mutating func read(_ body: [Statement]) {
        let names = Names(body)
        var taken: [Range<Int>] = []
        for statement in body {
            walkStatements(inBlocks: true, statement) { inner in
                guard case .declaration(let variables) = inner.kind, variables.count == 1,
                    let variable = variables.first, variable.type.qualifiers.isEmpty, let initial = variable.initial,
                    case .block(let block) = initial.kind, let use = names.argument(variable.name),
                    use >= inner.tokens.upperBound,
                    !taken.contains(where: { $0.overlaps(inner.tokens) || $0.contains(use) }),
                    !Usage(block.body).mentioned.contains(where: { names.isSet($0, after: initial.tokens.upperBound) })
                else { return }
                taken.append(inner.tokens)
                edits.append(Rewriter.File.Edit(place: file.bytes(inner.tokens), pieces: []))
                edits.append(
                    Rewriter.File.Edit(
                        place: file.bytes(use..<use + 1), pieces: [.original(file.bytes(initial.tokens))]))
            }
        }
    }
}

/// Where the statements of a function mention, pass, declare and set names, by token.
private struct Names {
    private var mentions: [String: [Int]] = [:]
    private var arguments: Set<Int> = []
    private var settings: [String: [Int]] = [:]

    init(_ body: [Statement]) {
        for statement in body {
            walk(statement) { add($0) }
            walkStatements(inBlocks: true, statement) { inner in
                switch inner.kind {
                case .declaration(let list): for variable in list { set(variable.name, variable.tokens.lowerBound) }
                case .loop(.forEach(let variable, _, _)): set(variable.name, variable.tokens.lowerBound)
                default: break
                }
            }
        }
    }

    /// The token where a name that is declared once and mentioned once is an argument; nil for other names.
    func argument(_ name: String) -> Int? {
        guard let all = mentions[name], all.count == 1, settings[name]?.count == 1 else { return nil }
        return arguments.contains(all[0]) ? all[0] : nil
    }

    func isSet(_ name: String, after token: Int) -> Bool { settings[name]?.contains { $0 >= token } ?? false }

    private mutating func add(_ part: Expression) {
        switch part.kind {
        case .name(let name): mentions[name, default: []].append(part.tokens.lowerBound)
        case .message(let message): add(arguments: message.arguments)
        case .call(_, let list): add(arguments: list)
        case .assignment(let target, _, _), .prefix("&", let target), .prefix("++", let target),
            .prefix("--", let target), .postfix(let target, _):
            // A member of a structure is a part of what a block holds.
            guard let name = target.localName ?? target.root, name != "self" || target.isSelfName else { return }
            set(name, target.tokens.lowerBound)
        case .block(let block):
            for parameter in block.parameters {
                if let name = parameter.name { set(name, parameter.tokens.lowerBound) }
            }
        default: break
        }
    }

    private mutating func add(arguments list: [Expression]) {
        for argument in list where argument.isName { arguments.insert(argument.tokens.lowerBound) }
    }

    private mutating func set(_ name: String, _ token: Int) { settings[name, default: []].append(token) }
}

extension Expression {
    fileprivate var isName: Bool { if case .name = kind { true } else { false } }
}

extension [Statement] {
    fileprivate var hasDirective: Bool {
        contains { statement in
            var found = false
            walkStatements(inBlocks: true, statement) { if case .directive = $0.kind { found = true } }
            return found
        }
    }
}
