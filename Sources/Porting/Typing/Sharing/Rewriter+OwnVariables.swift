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
