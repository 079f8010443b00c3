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
        var uses: [String: [Int]] = [:]
        var arguments: Set<Int> = []
        var settings: [String: [Int]] = [:]
        func set(_ target: Expression) {
            if let name = target.localName { settings[name, default: []].append(target.tokens.lowerBound) }
        }
        for statement in body {
            walk(statement) { part in
                switch part.kind {
                case .name(let name): uses[name, default: []].append(part.tokens.lowerBound)
                case .message(let message):
                    for argument in message.arguments where argument.isName {
                        arguments.insert(argument.tokens.lowerBound)
                    }
                case .call(_, let list):
                    for argument in list where argument.isName { arguments.insert(argument.tokens.lowerBound) }
                case .assignment(let target, _, _), .prefix("&", let target), .prefix("++", let target),
                    .prefix("--", let target), .postfix(let target, _):
                    set(target)
                case .block(let block):
                    for parameter in block.parameters {
                        if let name = parameter.name { settings[name, default: []].append(parameter.tokens.lowerBound) }
                    }
                default: break
                }
            }
            walkStatements(inBlocks: true, statement) { inner in
                let list: [Variable]
                switch inner.kind {
                case .declaration(let variables): list = variables
                case .loop(.forEach(let variable, _, _)): list = [variable]
                default: return
                }
                for variable in list { settings[variable.name, default: []].append(variable.tokens.lowerBound) }
            }
        }
        var taken: [Range<Int>] = []
        for statement in body {
            walkStatements(inBlocks: true, statement) { inner in
                guard case .declaration(let variables) = inner.kind, variables.count == 1,
                    let variable = variables.first, variable.type.qualifiers.isEmpty,
                    let initial = variable.initial, case .block(let block) = initial.kind,
                    let use = uses[variable.name], use.count == 1, arguments.contains(use[0]),
                    use[0] >= inner.tokens.upperBound,
                    !taken.contains(where: { $0.overlaps(inner.tokens) || $0.contains(use[0]) }),
                    settings[variable.name]?.count == 1
                else { return }
                let inside = initial.tokens
                let held = Usage(block.body).mentioned
                let isChanged = held.contains { name in
                    settings[name, default: []].contains { $0 >= inside.upperBound }
                }
                guard !isChanged else { return }
                taken.append(inner.tokens)
                edits.append(Rewriter.File.Edit(place: file.bytes(inner.tokens), pieces: []))
                edits.append(
                    Rewriter.File.Edit(
                        place: file.bytes(use[0]..<use[0] + 1), pieces: [.original(file.bytes(inside))]))
            }
        }
    }
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
