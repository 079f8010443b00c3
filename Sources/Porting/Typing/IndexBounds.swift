/// The variables of a function that are indices of elements which an array has.
struct IndexBounds: Sendable {
    /// The arrays by variable, with the tokens in which the variable is an index.
    private var arrays: [String: [(name: String, place: Range<Int>)]] = [:]

    init() {}

    init(_ body: [Statement]) {
        let start = body.map(\.tokens.lowerBound).min() ?? 0
        let all = start..<max(start, body.map(\.tokens.upperBound).max() ?? 0)
        for statement in body {
            walkStatements(inBlocks: true, statement) { inner in
                switch inner.kind {
                // for (i = 0; i < names.count; i++)
                case .loop(.counting(_, let condition?, _, let body)), .loop(.whileTrue(let condition, let body)),
                    .conditional(let condition, let body, _):
                    for (left, right) in condition.bounds {
                        if let name = left.localName, let array = right.countedArray { add(name, array, body.tokens) }
                    }
                // NSInteger last = names.count - 1;
                case .declaration(let variables):
                    for variable in variables {
                        if let array = variable.initial?.lastIndexArray { add(variable.name, array, all) }
                    }
                default: break
                }
            }
            walk(statement) { expression in
                switch expression.kind {
                case .assignment(let target, "=", let value):
                    if let name = target.localName, let array = value.lastIndexArray { add(name, array, all) }
                case .message(let message) where message.words[0] == "enumerateObjectsUsingBlock":
                    guard case .block(let block)? = message.arguments.first?.kind, block.parameters.count > 1,
                        let name = block.parameters[1].name, let array = message.receiver.changedName
                    else { return }
                    add(name, array, expression.tokens)
                default: break
                }
            }
        }
    }

    private mutating func add(_ variable: String, _ array: String, _ place: Range<Int>) {
        arrays[variable, default: []].append((array, place))
    }

    /// Whether an array has an element at an index, as far as the loops and variables of the function show.
    func isWithin(_ index: Expression, _ array: Expression) -> Bool {
        guard let name = array.changedName else { return false }
        if let variable = index.localName {
            return arrays[variable]?.contains { $0.name == name && $0.place.contains(index.tokens.lowerBound) } == true
        }
        return index.lastIndexArray == name
    }
}

extension Expression {
    /// The comparisons `a < b` and `b > a` of a condition, the smaller side first.
    fileprivate var bounds: [(Expression, Expression)] {
        switch withoutParentheses.kind {
        case .binary(let left, "&&", let right): left.bounds + right.bounds
        case .binary(let left, "<", let right), .binary(let left, "!=", let right): [(left, right)]
        case .binary(let left, ">", let right): [(right, left)]
        default: []
        }
    }

    /// The array whose elements are counted: `names` of `names.count`.
    fileprivate var countedArray: String? {
        switch withoutParentheses.kind {
        case .member(let base, "count", _): base.changedName
        case .message(let message) where message.words == ["count"]: message.receiver.changedName
        case .cast(_, let inner): inner.countedArray
        default: nil
        }
    }

    /// The array of `names.count - 1`.
    fileprivate var lastIndexArray: String? {
        switch withoutParentheses.kind {
        case .binary(let left, "-", let right):
            if case .number = right.withoutParentheses.kind { left.countedArray } else { nil }
        case .cast(_, let inner): inner.lastIndexArray
        default: nil
        }
    }
}
