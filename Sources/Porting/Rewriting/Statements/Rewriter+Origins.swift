/// What the local variables of mutable collections and texts hold, and which places hold it, too.
///
/// A change of the variable is written back to the place, where it is one place on every way to the change.
struct Origin: Sendable {
    enum Holder: Sendable {
        /// The variable is nil.
        case nothing
        /// No place is known that holds the object.
        case none
        case place(Expression)
        /// The last object of a collection, or another that no index names.
        case element
    }

    let holder: Holder
    /// The tokens of the value.
    let value: Range<Int>
    /// The list of statements in which the variable got the value.
    let list: Range<Int>
}

extension Rewriter {
    /// Remembers that a place and a local variable share a value from here on.
    mutating func noteStore(_ expression: Expression) {
        switch expression.kind {
        case .assignment(let target, "=", let value):
            if case .name(let name) = target.kind, mutableLocals.contains(name) {
                note(name, value, at: expression.tokens)
            } else if case .name(let name) = value.kind, mutableLocals.contains(name), isShared(target) {
                note(name, .place(target), value.tokens, at: expression.tokens)
            }
        case .message(let message):
            guard case .name(let name)? = message.arguments.first?.kind, mutableLocals.contains(name) else { return }
            switch message.selector {
            case "setObject:forKey:", "setObject:forKeyedSubscript:":
                let element = Expression(
                    kind: .element(message.receiver, message.arguments[1]), tokens: expression.tokens)
                note(name, .place(element), message.arguments[0].tokens, at: expression.tokens)
            case "addObject:":
                let count = Expression(
                    kind: .member(message.receiver, "count", isArrow: false), tokens: expression.tokens)
                let one = Expression(kind: .number("1"), tokens: expression.tokens)
                let last = Expression(kind: .binary(count, "-", one), tokens: expression.tokens)
                let element = Expression(kind: .element(message.receiver, last), tokens: expression.tokens)
                note(name, .place(element), message.arguments[0].tokens, at: expression.tokens)
            default: break
            }
        default: break
        }
    }

    /// Remembers what a variable is set to; nil for a value that does not change.
    mutating func note(_ name: String, _ value: Expression?, at tokens: Range<Int>) {
        var holder = value?.isNil ?? true ? Origin.Holder.nothing : .none
        if value?.isPicked == true { holder = .element }
        if let place = value.flatMap({ place(of: $0) }) { holder = .place(place) }
        note(name, holder, value?.tokens ?? tokens, at: tokens)
    }

    private mutating func note(_ name: String, _ holder: Origin.Holder, _ value: Range<Int>, at tokens: Range<Int>) {
        let list = mutations.list(around: tokens.lowerBound)
        origins[name, default: [:]][tokens.lowerBound] = Origin(holder: holder, value: value, list: list)
    }

    /// What a variable may hold before a statement: what its own list of statements, or one around it, left in it, and what the
    /// lists inside of that did.
    private func origins(of name: String, at tokens: Range<Int>) -> [Origin] {
        let all = origins[name, default: [:]].filter { $0.key < tokens.lowerBound }.sorted { $0.key < $1.key }
        let own = all.last { $0.value.list.contains(tokens.lowerBound) }
        let later = all.filter { $0.key > own?.key ?? -1 }.map(\.value)
        // Only the last value that a list gave counts after it.
        let inner = later.indices.filter { index in !later[(index + 1)...].contains { $0.list == later[index].list } }
        return [own?.value].compactMap { $0 } + inner.map { later[$0] }
    }

    /// The place that holds what a variable holds before a statement.
    func origin(of name: String, at tokens: Range<Int>) -> Expression? { known(name, at: tokens)?.place }

    /// The place that holds what a variable holds before a statement, and the tokens of the value that came from it or went to it.
    func known(_ name: String, at tokens: Range<Int>) -> (place: Expression, value: Range<Int>)? {
        for origin in origins(of: name, at: tokens).reversed() {
            if case .place(let place) = origin.holder { return (place, origin.value) }
        }
        return nil
    }

    /// Where a variable got its value before a statement, if one of several places may hold it, or none.
    func doubtfulOrigin(of name: String, at tokens: Range<Int>) -> Range<Int>? {
        var found: (value: Range<Int>, text: String)?
        var others = 0
        for origin in origins(of: name, at: tokens) {
            switch origin.holder {
            // Nothing is changed where the variable is nil.
            case .nothing: continue
            case .none: others += 1
            case .element: return origin.value
            case .place(let place):
                let text = placeText(place)
                if let found, found.text != text { others += 1 }
                found = (origin.value, text)
                if !origin.list.contains(tokens.lowerBound), isElsewhere(place, name, tokens) { others += 1 }
            }
        }
        return others > 0 ? found?.value : nil
    }

    /// A variable that is read after a change of another one, and may hold the same object of one place, with the
    /// tokens of the value that it shares with the place.
    func namesake(of name: String, changedAt tokens: Range<Int>) -> (value: Range<Int>, name: String)? {
        guard let own = known(name, at: tokens)?.place else { return nil }
        for other in origins.keys.sorted() where other != name && mutations.reads(other, following: tokens.lowerBound) {
            if let (place, value) = known(other, at: tokens), mayBeOne(own, place) { return (value, other) }
        }
        return nil
    }

    /// Whether two places may be one: elements of one collection are not, where their keys are different literals.
    private func mayBeOne(_ one: Expression, _ other: Expression) -> Bool {
        guard case .element(let list, let key) = one.kind, case .element(let otherList, let otherKey) = other.kind
        else {
            return storage(one) == storage(other)
        }
        guard storage(list) == storage(otherList) else { return false }
        return !key.isKeyLiteral || !otherKey.isKeyLiteral || text(key.tokens) == text(otherKey.tokens)
    }

    /// The name of a property or its variable, and the text of another place.
    private func storage(_ place: Expression) -> String {
        place.ownStorage.map(SharedPlaces.plain) ?? text(place.tokens)
    }

    /// Whether an element, to which an inner list of statements set a variable, may be another one after that list.
    private func isElsewhere(_ place: Expression, _ name: String, _ tokens: Range<Int>) -> Bool {
        guard case .element(_, let key) = place.kind else { return false }
        let isOutside = origins(of: name, at: tokens).contains { origin in
            guard case .place(let other) = origin.holder else { return false }
            return origin.list.contains(tokens.lowerBound) && placeText(other) == placeText(place)
        }
        switch key.withoutParentheses.kind {
        case .string, .number, .binary: return false
        default: return !isOutside
        }
    }

    private func placeText(_ place: Expression) -> String {
        guard case .element(let list, let key) = place.kind else { return text(place.tokens) }
        // The tokens of the last index are those of the message that added the element.
        if case .binary = key.kind { return text(list.tokens) + "[last" }
        return text(list.tokens) + "[" + text(key.tokens)
    }

    /// The place that a value is read from, if a change of the value changes the place.
    private func place(of value: Expression) -> Expression? {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): return place(of: inner)
        case .element: return value
        case .member(let base, let name, _):
            return base.isSelfName && property(name) != nil ? value : nil
        case .name(let name):
            return name.hasPrefix("_") && property(String(name.dropFirst())) != nil ? value : nil
        case .message(let message):
            switch message.selector {
            case "objectForKey:", "objectForKeyedSubscript:", "objectAtIndex:", "objectAtIndexedSubscript:":
                return Expression(kind: .element(message.receiver, message.arguments[0]), tokens: value.tokens)
            default:
                return message.arguments.isEmpty && message.receiver.isSelfName && property(message.selector) != nil
                    ? Expression(
                        kind: .member(message.receiver, message.selector, isArrow: false), tokens: value.tokens) : nil
            }
        default: return nil
        }
    }

    /// Whether an assignment shares the value: an element, or a property that is declared as mutable.
    ///
    /// Other properties copy.
    private func isShared(_ target: Expression) -> Bool {
        switch target.kind {
        case .element: true
        case .member(let base, let name, _): base.isSelfName && property(name)?.isMutable == true
        case .name(let name):
            name.hasPrefix("_") && property(String(name.dropFirst()))?.isMutable == true
        default: false
        }
    }

    private func property(_ name: String) -> ProgramModel.Property? {
        currentClass.flatMap { model.classes[$0]?.properties[name] }
    }
}

extension Expression {
    /// Whether a value is an element that a message picks: `[list lastObject]`.
    fileprivate var isPicked: Bool {
        switch kind {
        case .member(_, let name, _): SharedPlaces.picking.contains(name)
        case .message(let message): SharedPlaces.picking.contains(message.selector)
        case .parenthesized(let inner), .cast(_, let inner): inner.isPicked
        default: false
        }
    }

    /// Whether a key is a text or a number that the program writes.
    fileprivate var isKeyLiteral: Bool {
        switch kind {
        case .string, .number: true
        case .boxed(let inner), .parenthesized(let inner): inner.isKeyLiteral
        default: false
        }
    }
}
