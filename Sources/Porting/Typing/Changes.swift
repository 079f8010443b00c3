/// A method by its selector, or a function.
enum Callee: Hashable, Sendable {
    case method(String), function(String)
}

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
    /// What is called: its statements are carried out, too.
    private(set) var called: Set<Callee> = []

    /// The parameters, and the variables with what they hold at first, which another place may hold, too.
    private struct Locals {
        var parameters: Set<String>
        var held: [String: Expression] = [:]
        var own: Set<String> = []
    }

    private static let calling = Effects.sending.union([
        "subscribeNext", "subscribeError", "subscribeCompleted", "subscribe", "first", "toArray",
        "didChangeValueForKey",
        "makeObjectsPerformSelector", "invoke",
    ])

    init() {}

    /// The changes of what is called, which are still to be followed.
    init(calling callees: Set<Callee>) { called = callees }

    init(_ body: [Statement], of parameters: [String] = []) {
        var locals = Locals(parameters: Set(parameters))
        for statement in body {
            walkStatements(statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                for variable in variables {
                    locals.held[variable.name] = variable.initial
                    if !variable.type.isStatic { locals.own.insert(variable.name) }
                }
            }
        }
        for statement in body { walk(statement) { note($0, locals) } }
    }

    /// The changes with those of what is called, and of what that calls.
    func followed(by bodies: [Callee: Changes]) -> Changes {
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

    private mutating func note(_ expression: Expression, _ locals: Locals) {
        switch expression.kind {
        case .name(let name): read.insert(String(name.drop { $0 == "_" }))
        case .member(_, let name, _):
            read.insert(String(name.drop { $0 == "_" }))
            called.insert(.method(name))
        case .assignment(let target, _, _), .prefix("++", let target), .prefix("--", let target),
            .postfix(let target, _), .prefix("&", let target):
            let target = target.target
            if case .element(let base, _) = target.kind { change(base, locals) } else { set(target, locals) }
        case .message(let message):
            let word = message.words[0]
            called.insert(.method(message.selector))
            if message.arguments.isEmpty { read.insert(word) }
            if Usage.mutators.contains(word) { change(message.receiver, locals) }
            if message.arguments.count == 1, let property = word.propertyOfSetter { names.insert(property) }
            if Self.calling.contains(word) { isAny = true }
        case .call(let callee, _):
            guard case .name(let name) = callee.withoutParentheses.kind else {
                isAny = true
                return
            }
            called.insert(.function(name))
        default: break
        }
    }

    private mutating func set(_ target: Expression, _ locals: Locals) {
        if let name = target.localName, locals.own.contains(name) { return }
        guard let name = target.changedName else {
            isAny = true
            return
        }
        names.insert(name)
        if case .member = target.kind { called.insert(.method(name.setter)) }
    }

    /// Notes that an object changes, which an expression leads to.
    private mutating func change(_ place: Expression, _ locals: Locals) {
        guard let name = place.changedName, !locals.parameters.contains(name) else {
            isAny = true
            return
        }
        let isOwn = place.localName.map(locals.own.contains) ?? false
        let places = [isOwn ? nil : name, locals.held[name]?.changedName].compactMap(\.self)
        names.formUnion(places)
        objects.formUnion(isOwn ? places + [name] : places)
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
