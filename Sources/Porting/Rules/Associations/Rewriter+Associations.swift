/// Associated objects: values that an object retains, found by their keys.
extension Rewriter {
    /// Writes a call that reads, sets or removes associated objects.
    mutating func association(_ name: String, _ arguments: [Expression], _ tokens: Range<Int>) -> SwiftExpression? {
        guard let first = arguments.first else { return nil }
        let owner = expression(first)
        if owner.type.isValue || first.isSelfName && !isClassMethod && currentClass.map(isCategoryOfValue) == true {
            giveUp("RAC-4218", "The object is a value in Swift, which nothing can be associated with.")
            return SwiftExpression("nil")
        }
        registry.function(name).map { use($0) }
        use(module: "CompatShims")
        let object = SwiftExpression.Argument(label: nil, value: owner)
        if name == "objc_removeAssociatedObjects" {
            return SwiftExpression("removeAssociatedObjects").call([object], .void)
        }
        guard arguments.count > 1 else { return nil }
        guard let key = associationKey(arguments[1]) else {
            giveUp("RAC-4218", "This key is an address that is computed: make it an AssociationKey.")
            return SwiftExpression("nil")
        }
        if name == "objc_getAssociatedObject", arguments.count == 2 {
            return SwiftExpression("associatedObject").call([object, .init(label: nil, value: key)], .anyOptional)
        }
        guard arguments.count == 4 else { return nil }
        guard let policy = Association.policy(arguments[3]) else {
            giveUp("RAC-4218", "The policy is computed: write .assign, .retain or .copy.")
            return SwiftExpression("nil")
        }
        if policy != ".copy" { checkAssociated(arguments[2]) }
        let value = passed(arguments[2], as: .anyOptional)
        return SwiftExpression("setAssociatedObject").call(
            [
                object, .init(label: nil, value: key), .init(label: nil, value: value),
                .init(label: nil, value: SwiftExpression(policy)),
            ], .void)
    }

    /// Declares a key that a variable was.
    mutating func associationKey(_ word: String, _ name: String) -> SwiftStatement {
        use(module: "CompatShims")
        let key = SwiftExpression("AssociationKey").call([], .named("AssociationKey"))
        return SwiftStatement(kind: .variable(word, name: name, type: nil, key))
    }

    private mutating func associationKey(_ expression: Expression) -> SwiftExpression? {
        func made(_ argument: SwiftExpression) -> SwiftExpression {
            SwiftExpression("AssociationKey").call([.init(label: nil, value: argument)], .named("AssociationKey"))
        }
        switch Association.key(expression, in: facts.key) {
        case .selector(let selector): return SwiftExpression("\"\(selector)\"", .named("AssociationKey"))
        case .text(let literals): return made(string(literals))
        case .variable(let name, let isAddress):
            if model.associationKeys.contains(AssociationKeys.local(name, in: facts.key)) {
                return SwiftExpression(staticName(name), .named("AssociationKey"))
            }
            if scope[name] == nil, model.associationKeys.contains(name) {
                return SwiftExpression(name, .named("AssociationKey"))
            }
            guard !isAddress, case let value = self.name(name, .unknown), value.type == .string else { return nil }
            return made(value)
        case nil: return nil
        }
    }

    /// Reports a mutable collection that becomes an associated object: a caller that reads it back must change the same
    /// collection.
    private mutating func checkAssociated(_ value: Expression) {
        let written = expression(value)
        guard written.type.isValue, written.holder == nil, !isFixed(value, written.type) else { return }
        var type = value.localName.flatMap { facts.type(of: $0) } ?? TypeName(value.madeClass ?? "")
        type.pointers = 1
        share(value.tokens, Self.isMutableValue(type) ? Self.sharedKinds(of: type) : [])
        giveUp("RAC-3061", "An association and a variable may hold one collection, which changes: share it.")
    }

    /// Whether a collection or text never changes, judged by its class; numbers and the like never change.
    private func isFixed(_ value: Expression, _ type: SwiftType) -> Bool {
        if type.sharedKinds.isEmpty { return true }
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): return isFixed(inner, type)
        case .array, .dictionary, .string, .boxed: return true
        case .name(let name):
            guard let declared = facts.type(of: name) else { return scope[name] == nil && !name.hasPrefix("_") }
            return SharedKind(className: declared.name) != nil && !Self.isMutableValue(declared)
        case .member(_, let name, _): return model.isProperty(name) && !model.isMutableProperty(name)
        case .message(let message):
            if message.selector == "copy" { return true }
            if model.isProperty(message.selector) { return !model.isMutableProperty(message.selector) }
            let isOfProgram = model.classes.values.contains {
                $0.methods[message.selector] != nil || $0.methods["+" + message.selector] != nil
            }
            return !isOfProgram && value.madeClass?.hasPrefix("NSMutable") != true && message.selector != "mutableCopy"
        case .conditional(_, let positive, let negative):
            return (positive.map { isFixed($0, type) } ?? true) && isFixed(negative, type)
        default: return false
        }
    }
}

extension Expression {
    /// The name before the messages that make an object: the class in `[[NSMutableArray alloc] init]`.
    fileprivate var madeClass: String? {
        switch kind {
        case .message(let message): message.receiver.madeClass ?? message.receiver.localName
        default: nil
        }
    }
}
