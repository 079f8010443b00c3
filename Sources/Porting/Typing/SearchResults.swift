/// Where the numbers of a function may be `NSNotFound`, the largest `Int`: what a search returned, and no condition excluded.
struct SearchResults: Sendable {
    /// The methods that return an index.
    static let indexes: Set<String> = [
        "indexOfObject:", "indexOfObject:inRange:", "indexOfObject:inSortedRange:options:usingComparator:",
        "indexOfObjectIdenticalTo:", "indexOfObjectIdenticalTo:inRange:", "indexOfObjectPassingTest:",
        "indexOfObjectWithOptions:passingTest:", "indexOfObjectAtIndexes:options:passingTest:", "indexPassingTest:",
        "indexWithOptions:passingTest:", "indexInRange:options:passingTest:", "indexGreaterThanIndex:",
        "indexGreaterThanOrEqualToIndex:", "indexLessThanIndex:", "indexLessThanOrEqualToIndex:", "indexAtPosition:",
    ]
    /// The methods that return a range.
    private static let ranges: Set<String> = [
        "rangeOfString:", "rangeOfString:options:", "rangeOfString:options:range:",
        "rangeOfString:options:range:locale:", "rangeOfCharacterFromSet:", "rangeOfCharacterFromSet:options:",
        "rangeOfCharacterFromSet:options:range:", "rangeOfData:options:range:",
        "rangeOfFirstMatchInString:options:range:",
    ]

    /// What holds a number: a variable or property, or the location of a range in it.
    private struct Holder: Hashable {
        let place: Place
        var isLocation = false
    }

    /// What holds the result of a search.
    private var holders: Set<Holder> = []
    /// The tokens where a condition shows that something was found.
    private var found: [Holder: [Range<Int>]] = [:]

    init() {}

    /// Reads the statements of a function.
    ///
    /// - Parameter outside: The properties that hold what a search returned.
    init(_ body: [Statement], outside: Set<String> = []) {
        holders = Set(outside.flatMap { [Holder(place: .property($0)), Holder(place: .variable("_" + $0))] })
        var values: [(place: Place, value: Expression)] = []
        read(body)
        for statement in body {
            read(statement)
            walk(statement) { part in
                switch part.kind {
                case .assignment(let target, "=", let value):
                    if let place = target.ownPlace { values.append((place, value)) }
                case .message(let message):
                    if let name = message.ownSetter { values.append((.property(name), message.arguments[0])) }
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
                values += variables.compactMap { variable in variable.initial.map { (.variable(variable.name), $0) } }
            }
        }
        var count = -1
        while count != holders.count {
            count = holders.count
            for (place, value) in values {
                if mayBeNotFound(value) { holders.insert(Holder(place: place)) }
                if Self.isRange(value) { holders.insert(Holder(place: place, isLocation: true)) }
            }
        }
        // What is set again may be another result.
        for (place, value) in values {
            for holder in [Holder(place: place), Holder(place: place, isLocation: true)] {
                found[holder] = found[holder]?.map { tokens in
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
            Self.isLocationOfSearch(value) || Self.holder(value).map { mayBeNotFound(in: $0, value) } ?? false
        case .message(let message): Self.indexes.contains(message.selector)
        case .parenthesized(let inner), .cast(_, let inner): mayBeNotFound(inner)
        case .binary(let left, "+", let right), .binary(let left, "-", let right), .binary(let left, "*", let right):
            mayBeNotFound(left) || mayBeNotFound(right)
        case .conditional(let condition, let positive, let negative):
            mayBeNotFound(positive ?? condition) || mayBeNotFound(negative)
        default: false
        }
    }

    private func mayBeNotFound(in holder: Holder, _ value: Expression) -> Bool {
        guard holders.contains(holder) else { return false }
        return found[holder]?.contains { $0.contains(value.tokens.lowerBound) } != true
    }

    private static func isRange(_ value: Expression) -> Bool {
        switch value.kind {
        case .message(let message): ranges.contains(message.selector)
        case .parenthesized(let inner): isRange(inner)
        default: false
        }
    }

    private static func isLocationOfSearch(_ value: Expression) -> Bool {
        guard case .member(let base, "location", _) = value.kind else { return false }
        return isRange(base)
    }

    private static func holder(_ value: Expression) -> Holder? {
        switch value.kind {
        case .member(let base, "location", isArrow: false):
            base.ownPlace.map { Holder(place: $0, isLocation: true) }
        case .parenthesized(let inner), .cast(_, let inner): holder(inner)
        default: value.ownPlace.map { Holder(place: $0) }
        }
    }

    // MARK: Conditions

    /// What holds no `NSNotFound` where a condition is true, or false.
    private static func found(_ condition: Expression, is truth: Bool) -> Set<Holder> {
        switch condition.kind {
        case .parenthesized(let inner): return found(inner, is: truth)
        case .prefix("!", let inner): return found(inner, is: !truth)
        case .binary(let left, let sign, let right):
            if sign == (truth ? "&&" : "||") { return found(left, is: truth).union(found(right, is: truth)) }
            let (less, greater) = truth ? (["<", "<="], [">", ">="]) : ([">", ">="], ["<", "<="])
            let other = truth ? "!=" : "=="
            if sign == other, right.isClassName("NSNotFound") { return own(left) }
            if sign == other, left.isClassName("NSNotFound") { return own(right) }
            if less.contains(sign) { return own(left) }
            if greater.contains(sign) { return lengths(left, over: right).union(own(right)) }
            return sign == other ? lengths(left, over: right) : []
        default: return truth ? lengths(condition, over: nil) : []
        }
    }

    private static func own(_ value: Expression) -> Set<Holder> { Set([holder(value)].compactMap(\.self)) }

    /// A range with a length was found.
    private static func lengths(_ value: Expression, over other: Expression?) -> Set<Holder> {
        if case .number(let text)? = other?.kind, text != "0" { return [] }
        guard case .member(let base, "length", isArrow: false) = value.withoutParentheses.kind,
            let place = base.ownPlace
        else { return [] }
        return [Holder(place: place, isLocation: true)]
    }

    private mutating func note(_ holders: Set<Holder>, _ tokens: Range<Int>) {
        for holder in holders { found[holder, default: []].append(tokens) }
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
