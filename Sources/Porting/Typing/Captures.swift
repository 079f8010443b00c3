/// The local variables that blocks of a function capture by value: those that change after a block was made.
///
/// A block of Objective-C holds the value that a variable had when the block was made. A closure of Swift holds the
/// variable itself, so that it needs a list of captures where the variable is assigned later.
struct Captures: Sendable {
    private var assignments: [String: [Int]] = [:]
    private var declarations: [String: Int] = [:]
    /// The variables that blocks share, and those that live in the program.
    private var shared: Set<String> = []
    /// The variables that are no objects.
    private var structures: Set<String> = []
    /// The tokens that loops repeat.
    private var loops: [Range<Int>] = []

    init() {}

    /// Reads the statements of a function.
    init(_ list: [Statement], parameters: [String] = []) {
        for name in parameters { declarations[name] = -1 }
        for statement in list { add(statement) }
    }

    /// The variables that a block has to capture by value, in the order of their names.
    func names(of block: Block) -> [String] {
        let mentioned = Usage(block.body).mentioned
        return assignments.keys.filter { mentioned.contains($0) && isCaptured($0, block.inside) }.sorted()
    }

    private func isCaptured(_ name: String, _ block: Range<Int>) -> Bool {
        guard !shared.contains(name), let declared = declarations[name], declared < block.lowerBound else {
            return false
        }
        return assignments[name, default: []].contains { place in
            if block.contains(place) { return false }
            if place >= block.upperBound { return true }
            // The next round of a loop assigns it.
            return loops.contains { $0.contains(place) && $0.contains(block.lowerBound) && !$0.contains(declared) }
        }
    }

    private mutating func add(_ statement: Statement) {
        switch statement.kind {
        case .declaration(let variables):
            for variable in variables { declare(variable) }
        case .loop(let loop):
            switch loop {
            case .forEach(let variable, _, let body):
                declare(variable)
                loops.append(body.tokens)
            case .counting(let first, _, let step, let body):
                if case .declaration(let variables)? = first?.kind { for variable in variables { declare(variable) } }
                loops.append(body.tokens)
                if let step, step.tokens.upperBound <= body.tokens.lowerBound {
                    loops.append(step.tokens.lowerBound..<body.tokens.upperBound)
                }
            case .whileTrue(_, let body), .doWhile(let body, _): loops.append(body.tokens)
            }
        default: break
        }
        for expression in expressions(of: statement) { add(expression) }
        for inner in parts(of: statement) { add(inner) }
    }

    private mutating func declare(_ variable: Variable) {
        let isShared = variable.type.qualifiers.contains("__block") || variable.type.isStatic
        if isShared { shared.insert(variable.name) }
        if variable.type.pointers == 0, variable.type.name != "id" { structures.insert(variable.name) }
        if declarations[variable.name] == nil { declarations[variable.name] = variable.tokens.lowerBound }
    }

    private mutating func add(_ expression: Expression) {
        walk(expression, inBlocks: false) { part in
            switch part.kind {
            case .assignment(let target, _, _), .prefix("++", let target), .prefix("--", let target),
                .postfix(let target, _), .prefix("&", let target):
                // The value comes first: a block in it holds what the variable had before.
                note(target, part.tokens.upperBound)
            case .block(let block): for statement in block.body { add(statement) }
            default: break
            }
        }
    }

    /// An assignment to a variable, or to a field of a structure in it.
    private mutating func note(_ target: Expression, _ place: Int) {
        switch target.kind {
        case .name(let name): assignments[name, default: []].append(place)
        case .member(let base, let field, isArrow: false):
            let isStructure = base.root.map(structures.contains) == true
            if isStructure || field == "location" || field == "length" || field == "origin" || field == "size"
                || field.count == 1
            {
                note(base, place)
            }
        case .parenthesized(let inner): note(inner, place)
        default: break
        }
    }
}
