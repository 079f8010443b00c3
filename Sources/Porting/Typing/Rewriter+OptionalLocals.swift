/// Local variables that begin with an object and are later set to a value that may be nil.
extension Rewriter {
    /// Writes a function's statements, and writes them again where variables turn out to be optional.
    mutating func settlingLocals(_ write: (inout Rewriter) -> [SwiftStatement]) -> [SwiftStatement] {
        let outer = (optionalLocals, foundOptionals)
        defer { (optionalLocals, foundOptionals) = outer }
        optionalLocals = []
        while true {
            foundOptionals = []
            let before = (placedComments.count, diagnostics.count, hoisted.count, returned)
            let outerScope = scope
            let written = write(&self)
            guard !foundOptionals.isSubset(of: optionalLocals) else { return written }
            optionalLocals.formUnion(foundOptionals)
            placedComments.keep(before.0)
            diagnostics.removeLast(diagnostics.count - before.1)
            hoisted.removeLast(hoisted.count - before.2)
            returned = before.3
            scope = outerScope
        }
    }

    /// Whether a parameter of objects is set to nil, or to a value that may be nil.
    func becomesOptional(_ name: String, _ type: TypeName, _ usage: Usage) -> Bool {
        optionalLocals.contains(name) || usage.assignedNil.contains(name) && isObject(type)
    }

    /// Remembers a property of objects that is set to a value which may be nil, where these are collected.
    mutating func noteSetOptional(_ place: Expression, _ value: Expression) {
        guard passedOptionals != nil else { return }
        var probe = self
        probe.passedOptionals = nil
        var (owner, name) = (currentClass, "")
        switch place.kind {
        case .name(let variable) where variable.hasPrefix("_") && scope[variable] == nil:
            name = String(variable.dropFirst())
        case .member(let base, let member, _): (owner, name) = (probe.expression(base).type.name, member)
        default: return
        }
        while let current = owner, model.classes[current]?.properties[name] == nil {
            owner = model.classes[current]?.superclass
        }
        guard let owner, let known = model.classes[owner]?.properties[name],
            known.isUnspecified || known.isAssumed && (value.isNil || isLookedUp(value)), !known.becomesNil,
            known.type.wrapped != .any,
            value.isNil
                ? known.type.isCollection || zero(known.type.wrapped) == nil
                : !known.type.isOptional && zero(known.type.wrapped) == nil && SharedKind(known.type) == nil
                    && probe.expression(value).mayBeMissing
        else { return }
        passedOptionals?.insert(PassedOptional(key: Self.propertyOwner + owner + " " + name, index: 0))
    }

    /// The prefix that keeps properties apart from methods.
    static let propertyOwner = "property "

    /// Remembers a variable of objects that is set to a value which may be nil.
    mutating func noteOptional(_ name: String, _ value: Expression) {
        guard let local = scope[name], isCertain(local.type), let type = facts.type(of: name), isObject(type),
            type.nullability != .nonnull, !type.isStatic,
            !optionalLocals.contains(name)
        else { return }
        var probe = self
        probe.passedOptionals = nil
        let found = probe.expression(value)
        guard found.mayBeMissing, !probe.needsTry || needsTry else { return }
        foundOptionals.insert(name)
    }
}

extension Rewriter {
    /// Whether a class inherits from another: Swift sees the class of the object, whose methods may return other types.
    func isSubclass(_ type: SwiftType, of other: SwiftType) -> Bool {
        guard let name = type.wrapped.name, let ancestor = other.wrapped.name else { return false }
        return name != ancestor && model.inherits(name, from: ancestor)
    }

    /// A collection of numbers of one kind as one that holds any; nil for others.
    func ofNumberObjects(_ value: SwiftExpression, _ wanted: SwiftType) -> SwiftExpression? {
        switch (value.kind, value.type) {
        case (.array, _), (.dictionary, _): return wanted.holdsNumberObjects ? SwiftExpression(value.kind, wanted) : nil
        case (_, .array(let element)) where wanted.holdsNumberObjects && (element.isNumber || element.isBool):
            return value.member("map").call(
                [.init(label: nil, value: SwiftExpression("NSNumber.init(value:)"))], wanted)
        case (_, .dictionary(_, let element)) where wanted.holdsNumberObjects && (element.isNumber || element.isBool):
            let call = value.member("mapValues")
            return call.call([.init(label: nil, value: SwiftExpression("NSNumber.init(value:)"))], wanted)
        default: return nil
        }
    }

    /// Whether a value is asked from a dictionary: it may be missing, whatever the region around a declaration promises.
    func isLookedUp(_ value: Expression) -> Bool {
        if let name = value.localName {
            return facts.assignments[name, default: []].contains { $0.localName == nil && isLookedUp($0) }
                && scope[name]?.type.isOptional == true
        }
        guard let owner = value.lookUpOwner else { return false }
        var probe = self
        probe.passedOptionals = nil
        if probe.expression(value).type == .anyOptional { return true }
        return if case .dictionary = probe.expression(owner).type.wrapped { true } else { false }
    }
}

extension Expression {
    /// The collection that the value is asked from: `json[@"name"]`, `[json objectForKey:@"name"]`.
    fileprivate var lookUpOwner: Expression? {
        switch withoutParentheses.kind {
        case .element(let base, _): base
        case .message(let message) where ["objectForKey:", "valueForKey:"].contains(message.selector): message.receiver
        default: nil
        }
    }
}

extension Expression {
    /// The messages whose result may be nil, whatever receives them.
    private static let lookUps: Set<String> = [
        "firstObject", "lastObject", "anyObject", "objectForKey:", "valueForKey:", "head", "first",
    ]

    /// Whether an expression makes an object, as far as its form tells.
    fileprivate var makesObject: Bool {
        switch withoutParentheses.kind {
        case .element: false
        // What fails with an error returns nil.
        case .message(let message) where message.words.count > 1 && message.words.last == "error": false
        case .message(let message):
            message.isInitializer || !Self.lookUps.contains(message.selector) && message.receiver.makesObject
        case .member(let base, let name, _): !Self.lookUps.contains(name) && base.makesObject
        case .conditional(_, let positive, let negative): positive?.makesObject ?? true && negative.makesObject
        default: !isNil
        }
    }
}

extension Statements {
    /// Whether a value is returned that is asked from a collection.
    var returnLookUps: Bool {
        var (names, isFound): (Set<String>, Bool) = ([], false)
        for statement in list {
            walkStatements(statement) { inner in
                switch inner.kind {
                case .declaration(let variables):
                    names.formUnion(variables.filter { $0.initial?.lookUpOwner != nil }.map(\.name))
                case .expression(let expression):
                    guard case .assignment(let target, "=", let value) = expression.kind, value.lookUpOwner != nil
                    else { return }
                    names.formUnion([target.localName].compactMap(\.self))
                case .returns(let value?):
                    if value.lookUpOwner != nil || value.localName.map(names.contains) == true { isFound = true }
                default: break
                }
            }
        }
        return isFound
    }
}

extension [Statement] {
    /// The values that the blocks of `dispatch_once` set variables to.
    private var madeOnce: [Expression] {
        flatMap { statement -> [Expression] in
            guard case .expression(let expression) = statement.kind, let block = Rewriter.onceBlock(expression) else {
                return []
            }
            return block.body.compactMap { inner in
                guard case .expression(let expression) = inner.kind,
                    case .assignment(let target, "=", let value) = expression.kind, case .name = target.kind
                else { return nil }
                return value
            }
        }
    }

    /// Whether a body returns what a `dispatch_once` in it makes, and no variable of its own.
    var returnsWhatIsMadeOnce: Bool {
        guard contains(where: \.isOnce), madeOnce.allSatisfy(\.makesObject) else { return false }
        var locals: Set<String> = []
        for statement in self {
            walkStatements(statement) { part in
                guard case .declaration(let variables) = part.kind else { return }
                locals.formUnion(variables.filter { !$0.type.isStatic }.map(\.name))
            }
        }
        var returnsOther = false
        for statement in self {
            walkStatements(statement) { part in
                guard case .returns(let value?) = part.kind else { return }
                // What is looked up in the object may be nil.
                if value.localName.map({ locals.contains($0) }) ?? true { returnsOther = true }
            }
        }
        return !returnsOther
    }
}
