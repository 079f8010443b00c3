/// Numbers of a program that may be negative where Swift's `Int` holds them: unsigned ones that wrap below zero.
///
/// The keys are names of properties and functions, and selectors; a parameter has its position behind the name.
struct WrappingNumbers: Sendable {
    private(set) var names: Set<String> = []
    /// The properties that are set to what a search returned, which may be the largest `Int`.
    private(set) var searched: Set<String> = []
    /// The properties that hold numbers with a sign, or objects.
    private var signed: Set<String> = []
    /// The names of the fields of structures.
    private var fields: [String: [String]] = [:]

    func contains(_ name: String) -> Bool { names.contains(name) }

    func contains(parameter index: Int, of key: String) -> Bool { names.contains("\(key) \(index)") }

    /// Adds the numbers that methods and functions of files set, pass and return, until no more is found.
    mutating func add(_ files: [Rewriter.File], constants: Set<String>) {
        let bodies = files.flatMap { Self.bodies($0.tree.items) }
        for item in files.flatMap(\.tree.items) {
            addSigned(item)
            switch item.kind {
            case .structure(let name, let variables): fields[name] = variables.map(\.name)
            case .container(let container):
                for structure in container.structures { fields[structure.name] = structure.fields.map(\.name) }
            default: break
            }
        }
        var count = -1
        while count != names.count + searched.count {
            count = names.count + searched.count
            for (key, parameters, body) in bodies { add(key, parameters, body, constants) }
        }
    }

    private static func bodies(_ items: [Item]) -> [(key: String, parameters: [Parameter], body: [Statement])] {
        items.flatMap { item -> [(String, [Parameter], [Statement])] in
            switch item.kind {
            case .container(let container): bodies(container.members)
            case .method(let method): method.body.map { [(method.selector, method.parameters, $0.list)] } ?? []
            case .function(let function): function.body.map { [(function.name, function.parameters, $0.list)] } ?? []
            default: []
            }
        }
    }

    private mutating func add(
        _ key: String, _ parameters: [Parameter], _ body: [Statement], _ constants: Set<String>
    ) {
        let facts = FunctionFacts(parameters, body, constants: constants, wrapping: self, key: key)
        for statement in body {
            walkStatements(statement) { inner in
                if case .returns(let value?) = inner.kind, facts.mayBeNegative(value) { names.insert(key) }
                guard case .declaration(let variables) = inner.kind else { return }
                for variable in variables {
                    if case .initializerList(nil, let elements)? = variable.initial?.kind {
                        add(elements, of: variable.type, facts)
                    }
                }
            }
            walk(statement) { expression in
                switch expression.kind {
                case .assignment(let target, "=", let signal) where target.isBinding:
                    guard sendsNegative(signal, facts), let name = target.boundKey else { return }
                    add(place: name)
                case .assignment(let target, let sign, let value):
                    let wraps =
                        ["-=", "*=", "^=", "<<="].contains(sign) || facts.mayBeNegative(value)
                        || sign == "+=" && facts.searches.mayBeNotFound(target)
                    guard let name = facts.variable(outside: target) else { return }
                    if wraps { add(place: name) }
                    if sign == "=", facts.searches.mayBeNotFound(value) { searched.insert(name) }
                case .prefix("--", let target), .postfix(let target, "--"):
                    if let name = facts.variable(outside: target) { add(place: name) }
                case .prefix("++", let target), .postfix(let target, "++"):
                    guard facts.searches.mayBeNotFound(target) else { return }
                    if let name = facts.variable(outside: target) { add(place: name) }
                case .message(let message):
                    if let name = message.keyOfSetting, facts.mayBeNegative(object: message.arguments[0]) {
                        add(place: name)
                    }
                    if let name = message.ownSetter, facts.searches.mayBeNotFound(message.arguments[0]) {
                        searched.insert(name)
                    }
                    for (index, argument) in message.arguments.enumerated() where facts.mayBeNegative(argument) {
                        names.insert("\(message.selector) \(index)")
                        if message.words.count == 1, let name = message.words[0].propertyOfSetter { names.insert(name) }
                    }
                case .initializerList(let type?, let elements): add(elements, of: type, facts)
                case .call(let callee, let arguments):
                    guard case .name(let name) = callee.kind else { return }
                    for (index, argument) in arguments.enumerated() where facts.mayBeNegative(argument) {
                        names.insert("\(name) \(index)")
                    }
                default: break
                }
            }
        }
    }
}

extension WrappingNumbers {
    private mutating func addSigned(_ item: Item) {
        switch item.kind {
        case .container(let container): for member in container.members { addSigned(member) }
        case .property(let property):
            for variable in property.variables where CType(variable.type)?.isSigned != false {
                signed.insert(variable.name)
            }
        default: break
        }
    }

    /// Whether a signal may send negative numbers: those of a property, those that a block makes, or any.
    private func sendsNegative(_ signal: Expression, _ facts: FunctionFacts) -> Bool {
        var (found, isKnown) = (false, false)
        walk(signal) { part in
            switch part.kind {
            case .boxed:
                isKnown = true
                found = found || facts.mayBeNegative(object: part)
            case .call(let callee, let arguments):
                guard case .name("RACObserve") = callee.kind, let key = arguments.last?.lastName, isSentOn(signal)
                else { return }
                isKnown = true
                found = found || signed.contains(key)
            default: break
            }
        }
        return found || !isKnown
    }

    /// Whether the values of a signal are those that are observed: no block makes others of them.
    private func isSentOn(_ signal: Expression) -> Bool {
        var isMapped = false
        walk(signal, inBlocks: false) { part in
            guard case .message(let message) = part.kind else { return }
            isMapped = isMapped || ["map", "reduceEach", "combineLatest", "flattenMap"].contains(message.words[0])
        }
        return !isMapped
    }

    /// Adds a variable or property, and what its setter is given.
    private mutating func add(place name: String) {
        names.insert(name)
        names.insert("set\(name.prefix(1).uppercased())\(name.dropFirst()): 0")
    }

    /// Adds the fields of a structure that a list of values sets.
    private mutating func add(_ elements: [Expression], of type: TypeName, _ facts: FunctionFacts) {
        let fields = fields[type.name] ?? []
        for (index, element) in elements.enumerated() {
            if case .assignment(let target, _, let value) = element.kind {
                if facts.mayBeNegative(value), let name = facts.variable(outside: target) { names.insert(name) }
            } else if facts.mayBeNegative(element), index < fields.count {
                names.insert(fields[index])
            }
        }
    }
}

extension FunctionFacts {
    /// The property, or the variable of an object or file, that an expression is, without its underscore.
    fileprivate func variable(outside place: Expression) -> String? {
        switch place.kind {
        case .name(let name): type(of: name) == nil ? String(name.drop { $0 == "_" }) : nil
        case .member(_, let name, _): String(name.drop { $0 == "_" })
        case .parenthesized(let inner): variable(outside: inner)
        default: nil
        }
    }
}

extension FunctionFacts {
    /// Whether an object may be a negative number.
    fileprivate func mayBeNegative(object: Expression) -> Bool {
        switch object.kind {
        case .boxed(let inner):
            switch inner.withoutParentheses.kind {
            case .number, .character: return false
            case .name("YES"), .name("NO"): return false
            case .member(_, let name, _): return mayBeNegative(inner) || !["count", "length"].contains(name)
            case .binary, .name: return mayBeNegative(inner) || !isCounted(inner)
            default: return true
            }
        case .string, .array, .dictionary, .atWord: return false
        case .parenthesized(let inner), .cast(_, let inner): return mayBeNegative(object: inner)
        default: return !object.isNil
        }
    }
}

extension Message {
    /// The property that `[x setValue:v forKey:@"name"]` sets.
    fileprivate var keyOfSetting: String? {
        guard selector == "setValue:forKey:" || selector == "setValue:forKeyPath:",
            case .string(let literals, isObject: true) = arguments[1].kind, literals.count == 1
        else { return nil }
        return literals[0].dropFirst().dropLast().split(separator: ".").last.map(String.init)
    }
}

extension Expression {
    /// Whether an expression is `RAC(self, name)`.
    fileprivate var isBinding: Bool {
        guard case .call(let callee, _) = kind, case .name("RAC") = callee.kind else { return false }
        return true
    }

    /// The property that `RAC(self, name)` sets.
    fileprivate var boundKey: String? {
        guard case .call(_, let arguments) = kind, arguments.count > 1 else { return nil }
        return arguments[1].lastName
    }

    /// The last name of a path: `total` of `order.total`.
    fileprivate var lastName: String? {
        switch kind {
        case .name(let name), .member(_, let name, _): name
        default: nil
        }
    }
}
