/// The methods and functions of a program that change something outside of them, or that log.
///
/// In Objective-C, the arguments of a message to nil are evaluated. In Swift, those behind a question mark are not.
struct Effects: Sendable {
    static let sending: Set<String> = [
        "sendNext", "sendError", "sendCompleted", "execute", "postNotification", "postNotificationName",
        "performSelector", "setValue", "willChangeValueForKey",
    ]
    private var names: Set<Callee> = []
    /// What each method and function changes; a getter that makes its object changes nothing that is seen.
    private var changes: [Callee: Changes] = [:]
    /// What each method and function reads.
    private var reads: [Callee: Changes] = [:]
    private var everChanged: Set<String> = []

    /// A method or function with statements.
    private struct Body {
        let key: Callee
        let isInitializer: Bool
        let parameters: [String]
        /// The variables that it declares; the objects of its parameters are seen outside.
        let locals: Set<String>
        let body: [Statement]

        init(key: Callee, isInitializer: Bool = false, parameters: [Parameter], body: [Statement]) {
            (self.key, self.isInitializer, self.body) = (key, isInitializer, body)
            self.parameters = parameters.compactMap(\.name)
            var names: Set<String> = []
            for statement in body {
                walkStatements(statement) { inner in
                    guard case .declaration(let variables) = inner.kind else { return }
                    names.formUnion(variables.filter { !$0.type.isStatic }.map(\.name))
                }
            }
            locals = names
        }
    }

    /// Adds the methods and functions of files, until no more is found that calls one with an effect.
    mutating func add(_ files: [Rewriter.File]) {
        var bodies: [Body] = []
        var getters: Set<Callee> = []
        for file in files { collect(file.tree.items, &bodies, &getters) }
        addChanges(bodies, getters)
        // A getter that makes its object changes nothing that is seen.
        bodies.removeAll { getters.contains($0.key) || $0.isInitializer }
        var count = -1
        while count != names.count {
            count = names.count
            for body in bodies
            where !names.contains(body.key) && body.body.contains(where: { changes($0, body.locals) }) {
                names.insert(body.key)
            }
        }
    }

    private mutating func addChanges(_ bodies: [Body], _ getters: Set<Callee>) {
        for body in bodies {
            let new = Changes(body.body, of: body.parameters)
            reads[body.key, default: Changes()].formUnion(new)
            if getters.contains(body.key) { continue }
            if !body.isInitializer { everChanged.formUnion(new.names) }
            changes[body.key, default: Changes()].formUnion(new)
        }
    }

    /// What statements change, with what they call.
    func changes(in body: [Statement]) -> Changes { Changes(body).followed(by: changes) }

    /// What methods and functions change, with what they call.
    func changes(of callees: Set<Callee>) -> Changes { Changes(calling: callees).followed(by: changes) }

    /// Whether the evaluation of an expression may read a variable or property.
    func mayRead(_ name: String, in expression: Expression) -> Bool {
        let own = Changes([Statement(kind: .expression(expression), tokens: expression.tokens)])
        return own.isAny || own.read.contains(String(name.drop { $0 == "_" })) || mayRead(name, calledBy: own)
    }

    /// Whether a method or function that an expression calls may read a variable or property.
    func mayCallReader(of name: String, in expression: Expression) -> Bool {
        var sends = false
        walk(expression) { part in
            switch part.kind {
            // Subscribers, observers and setters see it, too.
            case .message(let message): if Self.sending.contains(message.words[0]) { sends = true }
            // The block of a property.
            case .call(let callee, _): if callee.localName == nil { sends = true }
            default: break
            }
        }
        return sends
            || mayRead(name, calledBy: Changes([Statement(kind: .expression(expression), tokens: expression.tokens)]))
    }

    private func mayRead(_ name: String, calledBy own: Changes) -> Bool {
        let plain = String(name.drop { $0 == "_" })
        var left = [own]
        var seen: Set<Callee> = []
        while let next = left.popLast() {
            if !seen.isEmpty, next.isAny || next.read.contains(plain) { return true }
            for key in next.called where seen.insert(key).inserted {
                if let body = reads[key] { left.append(body) } else if isBlock(key) { return true }
            }
        }
        return false
    }

    /// Whether what is called may be a block, of which nothing is known.
    func isBlock(_ callee: Callee) -> Bool {
        guard case .function(let name) = callee, !isKnown(callee) else { return false }
        return name.first?.isUppercase == false && Registry.bundled.function(name) == nil
    }

    /// Whether the program has statements for what is called.
    func isKnown(_ callee: Callee) -> Bool { changes[callee] != nil }

    /// Whether some statement changes a variable or property after its object was made.
    func isEverChanged(_ name: String) -> Bool { everChanged.contains(name) }

    /// Whether the evaluation of an expression changes something.
    func has(_ expression: Expression) -> Bool {
        var found = false
        walk(expression, inBlocks: false) { part in
            switch part.kind {
            case .message(let message): if names.contains(.method(message.selector)) { found = true }
            case .call(let callee, _):
                if let name = callee.localName, names.contains(.function(name)) { found = true }
            case .prefix("++", _), .prefix("--", _), .postfix(_, "++"), .postfix(_, "--"), .assignment: found = true
            default: break
            }
        }
        return found
    }

    private func collect(
        _ items: [Item], _ bodies: inout [Body], _ getters: inout Set<Callee>
    ) {
        for item in items {
            switch item.kind {
            case .container(let container): collect(container.members, &bodies, &getters)
            case .property(let property): getters.formUnion(property.variables.map { .method($0.name) })
            case .method(let method):
                guard let body = method.body?.list else { continue }
                bodies.append(
                    Body(
                        key: .method(method.selector), isInitializer: method.isInitializer,
                        parameters: method.parameters, body: body))
            case .function(let function):
                guard let body = function.body?.list else { continue }
                bodies.append(Body(key: .function(function.name), parameters: function.parameters, body: body))
            default: break
            }
        }
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
                if names.contains(.method(message.selector)) || Self.sending.contains(word) { found = true }
                if Usage.mutators.contains(word) || word.propertyOfSetter != nil && message.arguments.count == 1,
                    isOutside(message.receiver)
                {
                    found = true
                }
            case .call(let callee, _):
                guard let name = callee.localName else { return }
                if name == "NSLog" || names.contains(.function(name)) { found = true }
            default: break
            }
        }
        return found
    }
}
