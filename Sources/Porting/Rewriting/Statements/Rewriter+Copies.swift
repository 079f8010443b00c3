/// Mutable collections and strings that two places share in Objective-C, and of which each has a copy in Swift.
///
/// A change of the copy is written back to the place that the value was taken from or put into:
///
///     NSMutableArray *group = groups[key];    var group = groups[key] as? [Any]
///     [group addObject:item];                 group?.append(item)
///                                             groups[key] = group
extension Rewriter {
    /// Whether a type is one of the mutable classes that are values in Swift.
    static func isMutableValue(_ type: TypeName) -> Bool {
        type.name.hasPrefix("NSMutable") && type.pointers < 2
            && ["Array", "Dictionary", "Set", "OrderedSet", "String", "Data", "URLRequest", "IndexSet", "CharacterSet"]
                .contains(type.name.dropFirst("NSMutable".count))
    }

    /// Writes a statement, and after it the change of the place that shares the value.
    mutating func sharedStatement(_ statement: Statement) -> [SwiftStatement] {
        if case .expression(let expression) = statement.kind, let message = storesAgain(expression) {
            return [SwiftStatement(kind: .lines(byHand("RAC-3061", message, statement.tokens)))]
        }
        if let message = mutations.aliases[statement.tokens.lowerBound] {
            return [SwiftStatement(kind: .lines(byHand("RAC-3061", message, statement.tokens)))]
        }
        if returnsLostNumber(statement) {
            let message = "A method that throws returns no number beside its error."
            return [SwiftStatement(kind: .lines(byHand("RAC-3021", message, statement.tokens)))]
        }
        // The second variable of a declaration may hold the object of the first.
        if case .declaration(let variables) = statement.kind, variables.count > 1 {
            for variable in variables where Self.isMutableValue(variable.type) { mutableLocals.insert(variable.name) }
        }
        let written = self.statement(statement)
        switch statement.kind {
        case .declaration(let variables):
            for variable in variables {
                let isMutable = Self.isMutableValue(variable.type)
                if isMutable { mutableLocals.insert(variable.name) }
                let isObject = isMutable || SharedKind(className: variable.type.name) != nil
                note(variable.name, isObject ? variable.initial : nil, at: statement.tokens)
            }
        case .expression(let expression):
            if let name = changed(by: expression), let message = doubtful(name, changedBy: expression) {
                return [SwiftStatement(kind: .lines(byHand("RAC-3061", message, statement.tokens)))]
            }
            if let name = changed(by: expression), let origin = origin(of: name, at: expression.tokens),
                !written.isEmpty
            {
                let target = Expression(kind: .name(name), tokens: expression.tokens)
                let copy = Expression(kind: .assignment(origin, "=", target), tokens: expression.tokens)
                return written
                    + self.statement(Statement(kind: .expression(copy), tokens: statement.tokens.suffix(0)))
            }
            noteStore(expression)
        default: break
        }
        return written
    }

    /// Why a change of a variable cannot be written back to the place that the variable has its value from: the value is shared
    /// instead.
    private mutating func doubtful(_ name: String, changedBy expression: Expression) -> String? {
        if let doubt = doubtfulOrigin(of: name, at: expression.tokens) {
            share(doubt, sharedKinds(of: name))
            return "The variable may hold what one of several places holds: share the value."
        }
        if let (value, other) = namesake(of: name, changedAt: expression.tokens) {
            share(value, sharedKinds(of: other))
            return "Another variable holds the object of this place, too: share the value."
        }
        guard let (origin, value) = known(name, at: expression.tokens), case .element(let list, _) = origin.kind
        else { return nil }
        let since = origin.tokens.upperBound
        var kinds = sharedKinds(of: name)
        let message: String
        if let root = list.root, since <= expression.tokens.lowerBound,
            mutations.changes(root, in: since..<expression.tokens.lowerBound)
        {
            message = "The collection changed since this value was put into it: share the value."
            kinds = [.array, .set, .dictionary]
        } else if let root = list.localName, let known = facts.type(of: root),
            SharedKind(className: known.name) != nil, !assigned.contains(root)
        {
            message = "The collection cannot change, and its element does: share the value."
        } else if isElsewhere(origin, at: expression.tokens.lowerBound, after: name) {
            message = "What leads to this value changed since the value was taken: share the value."
        } else {
            return nil
        }
        share(value, kinds)
        return message
    }

    /// Whether an element, written again, may be another one than before: a variable in it was set since, or it changes
    /// something itself.
    private func isElsewhere(_ place: Expression, at change: Int, after name: String) -> Bool {
        if model.effects.has(place) { return true }
        let read = Changes([Statement(kind: .expression(place), tokens: place.tokens)]).read
        return read.contains(name) || mutations.sets(read, from: place.tokens.upperBound, to: change, model.effects)
    }

    /// An argument that the called method changes.
    mutating func passedToBeChanged(_ argument: Expression, _ value: SwiftExpression) -> SwiftExpression {
        let isVariable: Bool
        switch argument.kind {
        case .prefix("&", _): return value
        case .name where value.type.isBool: isVariable = true
        case .name(let name):
            isVariable = mutableLocals.contains(name) && !fixedParameters.contains(name) || name.hasPrefix("_")
        case .member(let base, _, _): isVariable = base.isSelfName
        default: isVariable = false
        }
        guard isVariable, !value.type.isOptional else {
            share(argument.tokens, value.type.sharedKinds)
            giveUp("RAC-3050", "The method changes its argument: pass a variable with &.")
            return value
        }
        return SwiftExpression(.prefix("&", value), value.type)
    }

    /// The local variables that are passed to methods that change them.
    func passedToBeChanged(in list: [Statement]) -> Set<String> {
        guard !model.changing.isEmpty else { return [] }
        var names: Set<String> = []
        for statement in list {
            walk(statement) { expression in
                guard case .message(let message) = expression.kind else { return }
                names.formUnion(passedToBeChanged(by: message))
            }
        }
        return names
    }

    private func passedToBeChanged(by message: Message) -> [String] {
        let selector = message.selector
        let indices = (model.changing[selector] ?? []).union(model.changing["+" + selector] ?? [])
        return indices.compactMap { index in
            if index < message.arguments.count, case .name(let name) = message.arguments[index].kind {
                name
            } else {
                nil
            }
        }
    }

    /// The local value that an expression changes.
    private func changed(by expression: Expression) -> String? {
        switch expression.kind {
        case .message(let message):
            if let name = passedToBeChanged(by: message).first, mutableLocals.contains(name) { return name }
            guard case .name(let name) = message.receiver.kind, Usage.mutators.contains(message.words[0]),
                mutableLocals.contains(name)
            else { return nil }
            return name
        case .assignment(let target, _, _):
            guard case .element(let base, _) = target.kind, case .name(let name) = base.kind,
                mutableLocals.contains(name)
            else { return nil }
            return name
        case .parenthesized(let inner): return changed(by: inner)
        default: return nil
        }
    }

    /// Whether a second element of a collection is set to a value that a variable changes afterwards.
    private mutating func storesAgain(_ expression: Expression) -> String? {
        let value: Expression?
        let element: String
        switch expression.kind {
        case .assignment(let target, "=", let new):
            guard case .element(let list, let key) = target.kind else { return nil }
            (value, element) = (new, text(list.tokens) + text(key.tokens))
        case .message(let message) where Usage.storing.contains(message.words[0]):
            let key = message.arguments.count > 1 ? text(message.arguments[1].tokens) : text(expression.tokens)
            (value, element) = (message.arguments.first, text(message.receiver.tokens) + key)
        default: return nil
        }
        guard let value, let name = value.localName, mutableLocals.contains(name) else { return nil }
        let place = value.tokens.lowerBound
        var isHeld = mutations.changesInRounds(name, at: place)
        if case .element(let list, let key)? = origin(of: name, at: expression.tokens)?.kind,
            text(list.tokens) + text(key.tokens) != element
        {
            isHeld = isHeld || mutations.changes(name, after: place)
        }
        guard isHeld else { return nil }
        share(value.tokens, sharedKinds(of: name))
        return "Two collections hold one value, which changes: share it."
    }

    // MARK: Elements

    /// A change of a collection that is an element of another collection, and whose type only the program knows:
    /// `[days[day] addObject:x]`.
    mutating func changingElement(_ expression: Expression) -> [SwiftStatement]? {
        let place: Expression
        let change: (Expression) -> Expression
        var isDictionary: Bool
        switch expression.kind {
        case .message(let message):
            let kinds = SharedKind.changed(by: message.selector).subtracting([.text])
            guard case .element = message.receiver.kind, !kinds.isEmpty else { return nil }
            if message.selector == "removeAllObjects", self.expression(message.receiver).type.wrapped == .any {
                // Any of the three: it is an object, which receives the message.
                share(message.receiver.tokens, [.array, .set, .dictionary])
                return nil
            }
            place = message.receiver
            isDictionary = kinds == [.dictionary]
            change = { name in
                let changed = Message(
                    receiver: name, words: message.words, arguments: message.arguments, variadic: message.variadic,
                    wordTokens: message.wordTokens)
                return Expression(kind: .message(changed), tokens: expression.tokens)
            }
        case .assignment(let target, "=", let value):
            guard case .element(let base, let key) = target.kind, case .element = base.kind else { return nil }
            place = base
            isDictionary = true
            if case .number = key.kind { isDictionary = false }
            change = { name in
                Expression(
                    kind: .assignment(
                        Expression(kind: .element(name, key), tokens: target.tokens), "=", value),
                    tokens: expression.tokens)
            }
        default: return nil
        }
        let outer = (obstacle, reviews, diagnostics, needsTry, prelude)
        let value = self.expression(place)
        guard value.type.wrapped == .any else {
            (obstacle, reviews, diagnostics, needsTry, prelude) = outer
            return nil
        }
        if file.objects.contains(place.tokens) || !isChangeable(place)
            || isHeld(place, after: expression.tokens.upperBound) || !isDictionary && mayBeSet(expression)
        {
            // The element is an object, which receives the message.
            (obstacle, reviews, diagnostics, needsTry, prelude) = outer
            share(place.tokens, isDictionary ? [.dictionary] : [.array, .set])
            return nil
        }
        let mentioned = Usage([Statement(kind: .expression(expression), tokens: expression.tokens)]).mentioned
        let name = ["values", "elements", "changed"].first { !mentioned.contains($0) } ?? "values"
        let type: SwiftType = isDictionary ? .dictionary(.named("AnyHashable"), .any) : .array(.any)
        let local = Expression(kind: .name(name), tokens: place.tokens)
        scope.push()
        defer { scope.pop() }
        scope.declare(name, type)
        let copy = Expression(kind: .assignment(place, "=", local), tokens: place.tokens)
        let condition = SwiftExpression("var \(name) = \(SwiftPrinter().text(value)) as? \(type.text ?? "[Any]")")
        let body =
            [change(local), copy].map { SwiftStatement(kind: .expression(self.expression($0))) }
        return [SwiftStatement(kind: .conditional([condition], body, otherwise: nil))]
    }

    /// Whether a message that arrays and sets have may be for a set: the file makes some.
    private func mayBeSet(_ change: Expression) -> Bool {
        guard case .message(let message) = change.kind,
            ["addObject:", "removeObject:", "addObjectsFromArray:"].contains(message.selector)
        else { return false }
        let sets: Set = ["NSMutableSet", "NSMutableOrderedSet", "NSCountedSet", SharedKind.set.rawValue]
        return source.tokens.contains { $0.kind == .word && sets.contains(source.text(of: $0)) }
    }

    /// Whether an element can be put back: its collection is a variable or property of a mutable class.
    private func isChangeable(_ element: Expression) -> Bool {
        guard case .element(let base, _) = element.kind else { return false }
        switch base.kind {
        case .name(let name) where !name.hasPrefix("_"):
            return facts.type(of: name).map { Self.isMutableValue($0) } ?? (model.globals[name] != nil)
        default: return true
        }
    }

    /// Whether a variable that is read later holds an element of the same collection, which may be this one.
    private func isHeld(_ element: Expression, after place: Int) -> Bool {
        guard case .element(let list, _) = element.kind else { return false }
        let collection = text(list.tokens)
        return origins.contains { (name: String, noted: [Int: Origin]) -> Bool in
            let last = noted.filter { $0.key < place }.max { $0.key < $1.key }
            guard case .place(let held)? = last?.value.holder, case .element(let other, _) = held.kind else {
                return false
            }
            return text(other.tokens) == collection && mutations.reads(name, after: place)
        }
    }

    /// The message that every element of a list receives: `makeObjectsPerformSelector:`, and `setValue:forKey:` of a
    /// list.
    mutating func performing(_ message: Message) -> [SwiftStatement]? {
        let isSetter = message.selector == "setValue:forKey:"
        guard isSetter || message.words[0] == "makeObjectsPerformSelector" else { return nil }
        let outer = (obstacle, reviews, diagnostics, needsTry, prelude)
        var values = expression(message.receiver)
        guard case .array(let element) = values.type.wrapped,
            element.name.map({ model.classes[$0] != nil }) ?? (element == .any && !isSetter)
        else {
            (obstacle, reviews, diagnostics, needsTry, prelude) = outer
            return nil
        }
        let item = Expression(kind: .name("item"), tokens: message.receiver.tokens)
        let told: Expression
        if isSetter {
            guard let owner = element.name, case .string(let parts, _) = message.arguments[1].kind, parts.count == 1,
                case let key = String(parts[0].dropFirst().dropLast()), model.property(key, of: owner) != nil
            else { return nil }
            let property = Expression(kind: .member(item, key, isArrow: false), tokens: item.tokens)
            told = Expression(kind: .assignment(property, "=", message.arguments[0]), tokens: item.tokens)
        } else {
            guard case .atWord("@selector", let selector) = message.arguments[0].kind,
                element.name.map({ model.nearest(to: $0) { $0.answers(selector) ? true : nil } != nil })
                    ?? model.classes.values.contains(where: { $0.answers(selector) }),
                selector.filter({ $0 == ":" }).count == message.arguments.count - 1
            else { return nil }
            let call = Message(
                receiver: item, words: [selector.filter { $0 != ":" }], arguments: Array(message.arguments.dropFirst()),
                variadic: [], wordTokens: message.wordTokens)
            told = Expression(kind: .message(call), tokens: item.tokens)
        }
        if values.type.isOptional {
            values = SwiftExpression(.binary(values, "??", SwiftExpression("[]")), values.type.wrapped)
        }
        scope.push()
        defer { scope.pop() }
        scope.declare("item", element)
        let body = statement(Statement(kind: .expression(told), tokens: item.tokens.suffix(0)))
        return [SwiftStatement(kind: .forEach("item", in: values, body))]
    }
}

extension ProgramModel.Class {
    /// Whether objects of the class answer a message, as far as the class declares it.
    fileprivate func answers(_ selector: String) -> Bool { methods[selector] != nil || hasAccessor(selector) }
}
