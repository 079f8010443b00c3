/// What statements change that other statements may read.
struct Changes: Sendable, Equatable {
    /// The variables and properties that are set, or whose objects are changed: their names, without an underscore.
    private(set) var names: Set<String> = []
    /// Those whose objects are changed, which another place may hold, too.
    private(set) var objects: Set<String> = []
    /// Whether anything may change: blocks are called, or what observes.
    private(set) var isAny = false

    /// The variables and properties that are mentioned.
    private(set) var read: Set<String> = []
    /// The methods by their selectors, and the functions, whose statements are carried out, too.
    private(set) var called: Set<String> = []

    private static let calling: Set<String> = [
        "sendNext", "sendError", "sendCompleted", "execute", "postNotification", "postNotificationName",
        "performSelector", "setValue", "subscribeNext", "subscribeError", "subscribeCompleted", "subscribe", "first",
        "toArray", "didChangeValueForKey", "makeObjectsPerformSelector", "invoke",
    ]

    init() {}

    init(_ body: [Statement], of parameters: [String] = []) {
        // What a variable holds at first, another place may hold, too.
        var held: [String: Expression] = [:]
        var locals: Set<String> = []
        for statement in body {
            walkStatements(statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                for variable in variables {
                    held[variable.name] = variable.initial
                    if !variable.type.isStatic { locals.insert(variable.name) }
                }
            }
        }
        for statement in body { walk(statement) { note($0, Set(parameters), held) } }
        names.subtract(locals)
    }

    /// The changes with those of what is called, and of what that calls.
    func followed(by bodies: [String: Changes]) -> Changes {
        var (all, left, seen) = (self, Array(called), called)
        while let next = left.popLast() {
            guard let body = bodies[next] else { continue }
            left += body.called.subtracting(seen)
            seen.formUnion(body.called)
            all.formUnion(body)
        }
        return all
    }

    mutating func formUnion(_ other: Changes) {
        read.formUnion(other.read)
        names.formUnion(other.names)
        called.formUnion(other.called)
        objects.formUnion(other.objects)
        isAny = isAny || other.isAny
    }

    private mutating func note(_ expression: Expression, _ parameters: Set<String>, _ held: [String: Expression]) {
        switch expression.kind {
        case .name(let name): read.insert(String(name.drop { $0 == "_" }))
        case .member(_, let name, _):
            read.insert(String(name.drop { $0 == "_" }))
            called.insert(name)
        case .assignment(let target, _, _), .prefix("++", let target), .prefix("--", let target),
            .postfix(let target, _), .prefix("&", let target):
            let target = target.target
            if case .element(let base, _) = target.kind { change(base, parameters, held) } else { set(target) }
        case .message(let message):
            let word = message.words[0]
            called.insert(message.selector)
            if message.arguments.isEmpty { read.insert(word) }
            if Usage.mutators.contains(word) { change(message.receiver, parameters, held) }
            if message.arguments.count == 1, let property = word.propertyOfSetter { names.insert(property) }
            if Self.calling.contains(word) { isAny = true }
        case .call(let callee, _):
            guard case .name(let name) = callee.withoutParentheses.kind else {
                isAny = true
                return
            }
            called.insert(Effects.functionOwner + name)
        default: break
        }
    }

    private mutating func set(_ target: Expression) {
        guard let name = target.changedName else {
            isAny = true
            return
        }
        names.insert(name)
        if case .member = target.kind { called.insert(name.setter) }
    }

    /// Notes that an object changes, which an expression leads to.
    private mutating func change(_ place: Expression, _ parameters: Set<String>, _ held: [String: Expression]) {
        guard let name = place.changedName, !parameters.contains(name) else {
            isAny = true
            return
        }
        let places = [name, held[name]?.changedName].compactMap(\.self)
        names.formUnion(places)
        objects.formUnion(places)
    }
}

extension Expression {
    /// The variable or property that an expression reads, without an underscore; nil if it does something else.
    var changedName: String? {
        let name: String
        switch withoutParentheses.kind {
        case .name(let word), .member(_, let word, _): name = word
        case .element(let base, _): return base.changedName
        case .message(let message) where message.arguments.isEmpty: name = message.selector
        case .cast(_, let inner): return inner.changedName
        default: return nil
        }
        return String(name.drop { $0 == "_" })
    }
}
