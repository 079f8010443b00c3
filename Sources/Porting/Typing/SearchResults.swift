/// Where the numbers of a function may be `NSNotFound`, the largest `Int`: what a search returned, and no condition excluded.
struct SearchResults: Sendable {
    /// The variables that hold what a search returned, by their texts: `index`, `range.location`.
    private var names: Set<String> = []
    /// The tokens where a condition shows that something was found.
    private var found: [String: [Range<Int>]] = [:]

    init() {}

    /// Reads the statements of a function.
    ///
    /// - Parameter outside: The properties that hold what a search returned.
    init(_ body: [Statement], outside: Set<String> = []) {
        names = Set(outside.map { "self." + $0 })
        var values: [(name: String, value: Expression)] = []
        read(body)
        for statement in body {
            read(statement)
            walk(statement) { part in
                switch part.kind {
                case .assignment(let target, "=", let value):
                    if let name = Self.keys(target).first { values.append((name, value)) }
                case .binary(let left, "&&", let right): note(Self.found(left, is: true), right.tokens)
                case .binary(let left, "||", let right): note(Self.found(left, is: false), right.tokens)
                case .conditional(let condition, let positive?, let negative):
                    note(Self.found(condition, is: true), positive.tokens)
                    note(Self.found(condition, is: false), negative.tokens)
                case .block(let block): read(block.body)
                default: break
                }
            }
            walkStatements(inBlocks: true, statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                values += variables.compactMap { variable in variable.initial.map { (variable.name, $0) } }
            }
        }
        var count = -1
        while count != names.count {
            count = names.count
            for (name, value) in values {
                if mayBeNotFound(value) { names.insert(name) }
                if Self.isRange(value) { names.insert(name + ".location") }
            }
        }
        // What is set again may be another result.
        for (name, value) in values {
            for key in [name, name + ".location"] {
                found[key] = found[key]?.map { tokens in
                    tokens.contains(value.tokens.lowerBound) ? tokens.lowerBound..<value.tokens.upperBound : tokens
                }
            }
        }
    }

    /// Whether a number may be the one that says that nothing was found, or is computed from it.
    func mayBeNotFound(_ value: Expression) -> Bool {
        switch value.kind {
        case .name("NSNotFound"): true
        case .name, .member:
            Self.isLocationOfSearch(value) || Self.keys(value).contains { mayBeNotFound(named: $0, value) }
        case .message(let message): message.words[0].hasPrefix("index")
        case .parenthesized(let inner), .cast(_, let inner): mayBeNotFound(inner)
        case .binary(let left, "+", let right), .binary(let left, "-", let right), .binary(let left, "*", let right):
            mayBeNotFound(left) || mayBeNotFound(right)
        case .conditional(let condition, let positive, let negative):
            mayBeNotFound(positive ?? condition) || mayBeNotFound(negative)
        default: false
        }
    }

    private func mayBeNotFound(named name: String, _ value: Expression) -> Bool {
        guard names.contains(name) else { return false }
        return found[name]?.contains { $0.contains(value.tokens.lowerBound) } != true
    }

    private static func isRange(_ value: Expression) -> Bool {
        switch value.kind {
        case .message(let message): message.words[0].hasPrefix("rangeOf")
        case .parenthesized(let inner): isRange(inner)
        default: false
        }
    }

    private static func isLocationOfSearch(_ value: Expression) -> Bool {
        guard case .member(let base, "location", _) = value.kind else { return false }
        return isRange(base)
    }

    /// The texts of a variable, of a property, or of the location of a range; a name may be that of a property's variable.
    private static func keys(_ value: Expression) -> [String] {
        switch value.kind {
        case .name(let name): name.hasPrefix("_") ? ["self." + name.dropFirst()] : [name]
        case .member(let base, "location", isArrow: false): base.localName.map { [$0 + ".location"] } ?? []
        case .member(let base, let name, _): base.isSelfName ? ["self." + name.drop { $0 == "_" }] : []
        case .parenthesized(let inner), .cast(_, let inner): keys(inner)
        default: []
        }
    }

    // MARK: Conditions

    /// The variables that hold no `NSNotFound` where a condition is true, or false.
    private static func found(_ condition: Expression, is truth: Bool) -> Set<String> {
        switch condition.kind {
        case .parenthesized(let inner): return found(inner, is: truth)
        case .prefix("!", let inner): return found(inner, is: !truth)
        case .binary(let left, let sign, let right):
            if sign == (truth ? "&&" : "||") { return found(left, is: truth).union(found(right, is: truth)) }
            let (less, greater) = truth ? (["<", "<="], [">", ">="]) : ([">", ">="], ["<", "<="])
            let other = truth ? "!=" : "=="
            if sign == other, right.isClassName("NSNotFound") { return names(left) }
            if sign == other, left.isClassName("NSNotFound") { return names(right) }
            if less.contains(sign) { return names(left) }
            if greater.contains(sign) { return lengths(left, over: right).union(names(right)) }
            return sign == other ? lengths(left, over: right) : []
        default: return truth ? lengths(condition, over: nil) : []
        }
    }

    private static func names(_ value: Expression) -> Set<String> { Set(keys(value)) }

    /// A range with a length was found.
    private static func lengths(_ value: Expression, over other: Expression?) -> Set<String> {
        if case .number(let text)? = other?.kind, text != "0" { return [] }
        guard case .member(let base, "length", isArrow: false) = value.withoutParentheses.kind,
            let name = base.localName
        else { return [] }
        return [name + ".location"]
    }

    private mutating func note(_ names: Set<String>, _ tokens: Range<Int>) {
        for name in names { found[name, default: []].append(tokens) }
    }

    // MARK: Statements

    private mutating func read(_ statement: Statement) {
        walkStatements(statement) { inner in
            switch inner.kind {
            case .conditional(let condition, let positive, let negative):
                note(Self.found(condition, is: true), positive.tokens)
                if let negative { note(Self.found(condition, is: false), negative.tokens) }
            case .loop(.whileTrue(let condition, let body)), .loop(.counting(_, let condition?, _, let body)):
                note(Self.found(condition, is: true), body.tokens)
            case .block(let list): read(list.list)
            default: break
            }
        }
    }

    /// After a condition whose statements leave, it is false.
    private mutating func read(_ list: [Statement]) {
        guard let end = list.last?.tokens.upperBound else { return }
        for statement in list {
            guard case .conditional(let condition, let positive, nil) = statement.kind,
                let last = positive.bodyList.last,
                Rewriter.leaves(last)
            else { continue }
            note(Self.found(condition, is: false), statement.tokens.upperBound..<end)
        }
    }
}
