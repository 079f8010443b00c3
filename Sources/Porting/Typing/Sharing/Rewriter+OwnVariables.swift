/// Collections and texts of this object that a local variable holds, too: `NSArray *seen = _items;`.
extension Rewriter {
    /// Reports that a variable holds what a variable or property of this object does, which the function changes before it
    /// reads the variable again.
    mutating func checkOwn(_ name: String, _ type: TypeName, _ value: Expression) {
        guard let place = value.ownStorage, scope[place] == nil, let currentClass else { return }
        let key = String(place.drop { $0 == "_" })
        let isComputed = key == place && model.classes[currentClass]?.implemented.contains(key) == true
        if isComputed, !model.returningHeld.contains(key) { return }
        guard mutations.changesOwn(isComputed ? nil : key, after: value.tokens.upperBound, readingThen: name) else {
            return
        }
        share(value.tokens, Self.sharedKinds(of: type))
        giveUp("RAC-3061", "An object and a variable hold one value, which changes: use the object's, or share it.")
    }

    /// The class of the collection or text that a variable holds, which a variable of any object does not declare.
    func heldType(_ variable: Variable, _ plain: SwiftType, _ value: Expression) -> TypeName? {
        if SharedKind(className: variable.type.name) != nil { return variable.type }
        guard plain == .any, value.root != nil else { return nil }
        var probe = self
        let found = probe.expression(value)
        guard found.holder == nil else { return nil }
        return SharedKind.allCases.first { found.type.wrapped.isHeld(as: $0) }.map { TypeName(objectOf: $0.original) }
    }
}

extension SwiftType {
    /// Whether objects of a kind hold values of this type.
    fileprivate func isHeld(as kind: SharedKind) -> Bool {
        switch (self, kind.contents) {
        case (.array, .array), (.dictionary, .dictionary), (.set, .set): true
        default: self == kind.contents
        }
    }
}

extension Expression {
    /// The name of the variable or property of `self` that an expression reads: `_items`, `items`.
    var ownStorage: String? {
        switch kind {
        case .parenthesized(let inner), .cast(_, let inner): inner.ownStorage
        case .name(let name): name.first == "_" ? name : nil
        case .member(let base, let name, _): base.isSelfName ? name : nil
        case .message(let message): message.arguments.isEmpty && message.receiver.isSelfName ? message.selector : nil
        default: nil
        }
    }
}
