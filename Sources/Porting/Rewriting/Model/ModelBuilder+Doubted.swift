/// Properties whose objects may be of another class than the declared one, as those of JSON are: the program asks for it.
extension ModelBuilder {
    /// Remembers the classes that statements ask properties for.
    mutating func noteDoubts(in list: [Statement], of owner: String?) {
        for statement in list {
            walk(statement) { expression in
                guard let (object, asked) = expression.askedClass(), let place = object.askedProperty else { return }
                doubts[place.name, default: []].insert(Doubt(asked: asked, owner: place.isOwn ? owner : nil))
            }
        }
    }

    /// Whether the program asks a property for the class that it is declared with, or one that is no subclass of it.
    func isDoubted(_ property: Variable, in owner: String) -> Bool {
        guard rewriter.isObject(property.type), property.type.function == nil, property.type.pointers == 1,
            !property.type.isWeak, property.type.name != "NSObject"
        else { return false }
        return doubts[property.name, default: []].contains { doubt in
            let isOwn = doubt.owner.map { $0 == owner || rewriter.model.inherits($0, from: owner) } ?? true
            return isOwn && rewriter.doubts(property.type, doubt.asked)
        }
    }

    /// A question for a class, and the class that asks itself.
    struct Doubt: Hashable {
        let asked: String
        let owner: String?
    }
}

extension Expression {
    /// The member that receives what an expression asks: `titleView` in `item.titleView.tag` and `[item.titleView tag]`.
    var receiverName: String? {
        switch kind {
        case .member(let base, _, isArrow: false): base.askedProperty?.name
        case .message(let message): message.receiver.askedProperty?.name
        default: nil
        }
    }

    /// The property, or its variable, that an expression reads, and whether it is one of `self`.
    var askedProperty: (name: String, isOwn: Bool)? {
        switch kind {
        case .name(let name): name.first == "_" ? (String(name.dropFirst()), true) : nil
        case .member(let base, let name, _): (String(name.drop { $0 == "_" }), base.isSelfName)
        case .message(let message):
            message.arguments.isEmpty ? (message.selector, message.receiver.isSelfName) : nil
        case .parenthesized(let inner): inner.askedProperty
        default: nil
        }
    }
}
