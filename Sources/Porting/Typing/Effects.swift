/// The methods and functions of a program that change something outside of them, or that log.
///
/// In Objective-C, the arguments of a message to nil are evaluated. In Swift, those behind a question mark are not.
struct Effects: Sendable {
    private static let functionOwner = "f:"
    private static let sending: Set<String> = [
        "sendNext", "sendError", "sendCompleted", "execute", "postNotification", "postNotificationName",
        "performSelector", "setValue", "willChangeValueForKey",
    ]
    private var names: Set<String> = []

    /// Adds the methods and functions of files, until no more is found that calls one with an effect.
    mutating func add(_ files: [Rewriter.File]) {
        var bodies: [(key: String, locals: Set<String>, body: [Statement])] = []
        var getters: Set<String> = []
        for file in files { collect(file.tree.items, &bodies, &getters) }
        // A getter that makes its object changes nothing that is seen.
        bodies.removeAll { getters.contains($0.key) || $0.key.hasPrefix("init") }
        var count = -1
        while count != names.count {
            count = names.count
            for (key, locals, body) in bodies
            where !names.contains(key) && body.contains(where: { changes($0, locals) }) {
                names.insert(key)
            }
        }
    }

    /// Whether the evaluation of an expression changes something.
    func has(_ expression: Expression) -> Bool {
        var found = false
        walk(expression, inBlocks: false) { part in
            switch part.kind {
            case .message(let message): if names.contains(message.selector) { found = true }
            case .call(let callee, _):
                if let name = callee.localName, names.contains(Self.functionOwner + name) { found = true }
            case .prefix("++", _), .prefix("--", _), .postfix(_, "++"), .postfix(_, "--"), .assignment: found = true
            default: break
            }
        }
        return found
    }

    private func collect(
        _ items: [Item], _ bodies: inout [(key: String, locals: Set<String>, body: [Statement])],
        _ getters: inout Set<String>
    ) {
        for item in items {
            switch item.kind {
            case .container(let container): collect(container.members, &bodies, &getters)
            case .property(let property): getters.formUnion(property.variables.map(\.name))
            case .method(let method):
                guard let body = method.body?.list else { continue }
                bodies.append((method.selector, locals(body), body))
            case .function(let function):
                guard let body = function.body?.list else { continue }
                bodies.append((Self.functionOwner + function.name, locals(body), body))
            default: break
            }
        }
    }

    /// The variables that a function declares; the objects of its parameters are seen outside.
    private func locals(_ body: [Statement]) -> Set<String> {
        var names: Set<String> = []
        for statement in body {
            walkStatements(statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                names.formUnion(variables.filter { !$0.type.isStatic }.map(\.name))
            }
        }
        return names
    }

    /// Whether a statement changes what its function does not declare.
    private func changes(_ statement: Statement, _ locals: Set<String>) -> Bool {
        var found = false
        func isOutside(_ place: Expression) -> Bool { place.root.map { !locals.contains($0) } ?? true }
        walk(statement, inBlocks: false) { part in
            switch part.kind {
            case .assignment(let target, _, _), .prefix("++", let target), .prefix("--", let target),
                .postfix(let target, "++"), .postfix(let target, "--"):
                if isOutside(target) { found = true }
            case .message(let message):
                let word = message.words[0]
                if names.contains(message.selector) || Self.sending.contains(word) { found = true }
                if Usage.mutators.contains(word) || word.propertyOfSetter != nil && message.arguments.count == 1,
                    isOutside(message.receiver)
                {
                    found = true
                }
            case .call(let callee, _):
                guard let name = callee.localName else { return }
                if name == "NSLog" || names.contains(Self.functionOwner + name) { found = true }
            default: break
            }
        }
        return found
    }
}
