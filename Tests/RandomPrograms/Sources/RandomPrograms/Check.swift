/// Rejects programs that a compiler of Objective-C rejects, or that change a variable twice in one expression.
func check(_ program: Program) throws {
    let globals = program.globals.map { ($0.variable.name, !$0.isConstant) }
    let shared = Set(program.globals.filter { !$0.isConstant }.map(\.variable.name))
    let bodies: [(Method, Bool, Class?)] =
        program.functions.map { ($0, true, nil) } + program.methods.map { ($0, false, nil) }
        + program.classes.flatMap { owner in owner.methods.map { ($0, false, owner) } }
    for (method, isFunction, owner) in bodies {
        let parameters = method.parameters.map { ($0.name, true) }
        let scope = Dictionary(globals + parameters) { $1 }
        var check = Check(
            program: program, isFunction: isFunction, method: method, owner: owner, scope: scope, shared: shared)
        try check.body(method.body)
        try check.end(method.body, method.result)
    }
    let kept = bodies.flatMap { $0.0.body.flatMap(\.persistentNames) }
    // A block that is written twice has two of them.
    guard Set(kept).count == kept.count else { throw Rejection("a variable that is kept twice") }
}

extension Statement {
    /// The variables and tokens inside of it that keep their values.
    fileprivate var persistentNames: [String] {
        let own =
            switch self {
            case .persistent(let variable, _): [variable.name]
            case .once(let token, _): [token]
            default: [String]()
            }
        return own + bodies.joined().flatMap(\.persistentNames) + expressions.flatMap(\.persistentNames)
    }
}

extension Expression {
    fileprivate var persistentNames: [String] {
        let inner = if case .block(_, let body) = kind { body.flatMap(\.persistentNames) } else { [String]() }
        return inner + children.flatMap(\.persistentNames)
    }
}

struct Check {
    let program: Program
    /// Whether there is no `self`.
    let isFunction: Bool
    let method: Method
    /// The class of the method, beside the program's own.
    let owner: Class?
    /// The variables that can be seen, and whether they can be assigned to.
    var scope: [String: Bool]
    /// The variables that blocks may change.
    var shared: Set<String> = []
    var isInLoop = false

    mutating func body(_ body: [Statement]) throws {
        let outer = scope
        defer { scope = outer }
        for (index, statement) in body.enumerated() {
            try self.statement(statement)
            switch statement {
            case .end, .leave, .next:
                guard index == body.count - 1 else { throw Rejection("a statement that is never reached") }
            default: break
            }
        }
    }

    /// Each way through a body that returns something ends with a `return`.
    func end(_ body: [Statement], _ result: Type?) throws {
        guard result != nil else { return }
        guard case .end? = body.last else { throw Rejection("no value is returned") }
    }

    private mutating func statement(_ statement: Statement) throws {
        for value in statement.expressions {
            try expression(value)
            var changed: [Expression] = []
            var read: [Expression] = []
            places(value, &changed, &read)
            for (index, place) in changed.enumerated()
            where changed[(index + 1)...].contains(place) || read.contains(place) {
                throw Rejection("a variable that is changed and used in one expression")
            }
        }
        let outer = (scope, isInLoop)
        defer { isInLoop = outer.1 }
        switch statement {
        case .declaration(let variable, let isShared, _):
            guard scope[variable.name] == nil else { throw Rejection("a variable is hidden") }
            scope[variable.name] = true
            if isShared { shared.insert(variable.name) }
            return
        case .persistent(let variable, _):
            guard scope[variable.name] == nil else { throw Rejection("a variable is hidden") }
            scope[variable.name] = true
            shared.insert(variable.name)
            return
        case .once(_, let body):
            var inner = self
            inner.scope = scope.mapValues { _ in false }
            for name in shared { inner.scope[name] = scope[name] }
            inner.isInLoop = false
            return try inner.body(body)
        case .count(let variable, _, _), .each(let variable, _, _):
            guard scope[variable.name] == nil else { throw Rejection("a variable is hidden") }
            scope[variable.name] = true
            isInLoop = true
        case .unpack(let variables, _):
            for variable in variables {
                guard scope[variable.name] == nil else { throw Rejection("a variable is hidden") }
                scope[variable.name] = true
            }
            return
        case .weak(let variable):
            guard owner == nil, !isFunction, scope[variable.name] == nil else { throw Rejection("no self") }
            scope[variable.name] = true
            return
        case .loop(let condition, _), .repeated(_, let condition):
            try self.condition(condition)
            isInLoop = true
        case .branch(let condition, _, _): try self.condition(condition)
        case .leave, .next: guard isInLoop else { throw Rejection("no loop") }
        case .expression, .choice, .end, .initialize: break
        }
        for body in statement.bodies { try self.body(body) }
        scope = outer.0
    }

    /// A structure is neither true nor false, nor an operand.
    private func condition(_ value: Expression) throws {
        guard value.type.structure == nil else { throw Rejection("a structure as a condition") }
    }

    private mutating func expression(_ expression: Expression) throws {
        switch expression.kind {
        case .ternary(let condition, _, _): try self.condition(condition)
        case .unary(_, let value): try condition(value)
        case .binary(_, let left, let right):
            try condition(left)
            try condition(right)
        case .variable(let name):
            guard scope[name] != nil else { throw Rejection("no variable \(name)") }
        case .property(let name):
            try property(name, of: owner?.name)
        case .stored, .superCall, .member, .create, .classCall, .isKind: try ofClass(expression)
        case .address(let name), .pointee(let name):
            guard scope[name] != nil else { throw Rejection("no variable \(name)") }
        case .receiver: guard !isFunction, method.role != .type else { throw Rejection("no self") }
        case .function(let name, _):
            guard program.functions.contains(where: { $0.selector == name }) else { throw Rejection("no \(name)") }
        case .macro(_, let arguments):
            guard arguments.allSatisfy(\.isPure) else { throw Rejection("a macro that computes twice") }
        case .call(let receiver, let selector, _):
            guard receiver.kind != .null else { throw Rejection("a message to nil") }
            let methods = program.methods + program.classes.flatMap(\.methods) + (program.delegate?.optional ?? [])
            guard methods.contains(where: { $0.selector == selector }) else {
                throw Rejection("no \(selector)")
            }
        case .assignment(let target, nil, let value) where target == value:
            throw Rejection("a variable as its own value")
        case .assignment(let target, nil, let value) where target.isElement && value.kind == .null:
            throw Rejection("nil in a collection")
        case .assignment(let target, _, _), .step(let target, _, _):
            try ofProperty(target)
            if case .variable(let name) = target.root.kind, scope[name] != true {
                throw Rejection("a constant changes")
            }
            if case .field = target.kind, !target.root.isVariable { throw Rejection("a copy changes") }
        case .block(let parameters, let body):
            var inner = self
            inner.scope = scope.mapValues { _ in false }
            for name in shared { inner.scope[name] = scope[name] }
            for parameter in parameters { inner.scope[parameter.name] = true }
            inner.isInLoop = false
            try inner.body(body)
            if case .block(_, let result) = expression.type { try inner.end(body, result) }
        case .message(let receiver, let selector, let arguments):
            // A compiler warns of nil where a method of Foundation takes none, and nobody sends messages to it.
            guard receiver.kind != .null else { throw Rejection("a message to nil") }
            let isEquality = selector.hasPrefix("isEqual")
            let takesNil = [
                "return:", "sendNext:", "pack", "execute:", "ignore:", "mapReplace:", "firstOrDefault:",
                "behaviorSubjectWithDefaultValue:",
            ].contains(selector)
            if takesNil || selector.contains("WithStart:") { break }
            guard isEquality || !arguments.contains(where: { $0.kind == .null || $0 == receiver }) else {
                throw Rejection("an argument that no method takes")
            }
        case .list(let items), .table(_, let items):
            guard !items.contains(where: { $0.kind == .null }) else { throw Rejection("nil in a collection") }
        default: break
        }
        for child in expression.children { try self.expression(child) }
    }

    /// The places that an expression changes, and those that it reads besides.
    private func places(_ expression: Expression, _ changed: inout [Expression], _ read: inout [Expression]) {
        switch expression.kind {
        case .assignment(let target, _, let value):
            changed.append(target.root)
            // `a = a + 1` is in order: the value comes first.
            if !value.hasChanges { return }
            for child in target.children + [value] { places(child, &changed, &read) }
        case .step(let target, _, _):
            changed.append(target.root)
            for child in target.children { places(child, &changed, &read) }
        case .variable, .property: read.append(expression)
        default: for child in expression.children { places(child, &changed, &read) }
        }
    }
}

extension Expression {
    /// Whether nothing happens when it is computed.
    fileprivate var isPure: Bool {
        switch kind {
        case .variable, .property, .integer, .real, .text, .flag, .constant: true
        case .binary, .unary, .cast, .field, .ternary, .macro: children.allSatisfy(\.isPure)
        default: false
        }
    }

    fileprivate var hasChanges: Bool {
        switch kind {
        case .assignment, .step: true
        default: children.contains(where: \.hasChanges)
        }
    }
}

extension Expression {
    fileprivate var isElement: Bool { if case .subscripted = kind { true } else { false } }

    fileprivate var isVariable: Bool { if case .variable = kind { true } else { false } }
}
