/// Smaller programs that may show the same difference.
enum Shrinker {
    /// Some of the valid programs that are one step smaller, with what they return; the smallest first.
    static func candidates(of program: Program, after first: Int, count: Int) -> [(program: Program, output: String)] {
        let all = (declarations(of: program) + bodies(of: program)).map { ($0.size, $0) }.sorted { $0.0 < $1.0 }
        var found: [(program: Program, output: String)] = []
        var seen: [Program] = []
        for (size, candidate) in all where found.count < first + count {
            if let last = seen.last, last.size != size { seen = [] }
            guard !seen.contains(candidate) else { continue }
            seen.append(candidate)
            if let output = try? Interpreter.output(of: candidate) { found.append((candidate, output)) }
        }
        return Array(found.dropFirst(first))
    }

    /// Programs with one declaration less.
    private static func declarations(of program: Program) -> [Program] {
        func without<Item>(_ list: WritableKeyPath<Program, [Item]>, last: Int = 0) -> [Program] {
            program[keyPath: list].indices.dropLast(last).map { index in
                var copy = program
                copy[keyPath: list].remove(at: index)
                return copy
            }
        }
        var all =
            without(\.functions) + without(\.globals) + without(\.properties)
            + without(\.methods, last: 1)
        for index in program.classes.indices {
            all += without(\.classes[index].methods) + without(\.classes[index].properties)
        }
        // What a program uses of these, is not checked.
        all += zip(program.macros, without(\.macros)).filter { !$1.uses($0.name) }.map(\.1)
        all += zip(program.classes, without(\.classes)).filter { !$1.uses($0.name) }.map(\.1)
        if program.delegate != nil {
            var copy = program
            copy.delegate = nil
            for index in copy.classes.indices {
                copy.classes[index].properties.removeAll { $0.variable.name == "delegate" }
            }
            all.append(copy)
        }
        return all
    }

    /// Programs with a body that is smaller.
    private static func bodies(of program: Program) -> [Program] {
        func with(_ list: WritableKeyPath<Program, [Method]>) -> [Program] {
            program[keyPath: list].indices.flatMap { index in
                smaller(program[keyPath: list][index].body).map { body in
                    var copy = program
                    copy[keyPath: list][index].body = body
                    return copy
                }
            }
        }
        return with(\.functions) + with(\.methods) + program.classes.indices.flatMap { with(\.classes[$0].methods) }
    }

    // MARK: Statements

    private static func smaller(_ body: [Statement]) -> [[Statement]] {
        var result: [[Statement]] = []
        // Half of it, and then less and less.
        var length = body.count / 2
        while length > 0 {
            for start in stride(from: 0, to: body.count, by: length) {
                result.append(Array(body[..<start] + body[min(start + length, body.count)...]))
            }
            length /= 2
        }
        if body.count == 1 { result.append([]) }
        for (index, statement) in body.enumerated() {
            result += smaller(statement).map { Array(body[..<index] + $0 + body[(index + 1)...]) }
        }
        return result
    }

    /// What can stand in the place of a statement.
    private static func smaller(_ statement: Statement) -> [[Statement]] {
        var result = statement.bodies.filter { !$0.isEmpty }
        if case .expression(let value) = statement, !value.children.isEmpty {
            result += value.children.filter(\.isStatement).map { [.expression($0)] }
        }
        if case .choice(let value, let cases, let other) = statement {
            for index in cases.indices {
                var fewer = cases
                fewer.remove(at: index)
                result.append([.choice(value, fewer, other)])
            }
        }
        if case .persistent(let variable, let value) = statement {
            result.append([.declaration(variable, isShared: false, value)])
        }
        if case .declaration(let variable, true, let value) = statement {
            result.append([.declaration(variable, isShared: false, value)])
        }
        for value in statement.expressions { result += smaller(value).map { [statement.with($0)] } }
        for (index, body) in statement.bodies.enumerated() {
            for body in smaller(body) {
                var bodies = statement.bodies
                bodies[index] = body
                result.append([statement.with(bodies)])
            }
        }
        return result
    }

    // MARK: Expressions

    private static func smaller(_ expression: Expression) -> [Expression] {
        var result: [Expression] = []
        if !expression.children.isEmpty || expression.isBlock { result += plain(expression.type) }
        result += expression.children.filter { $0.type.isUsable(as: expression.type) }
        switch expression.kind {
        case .integer(let value) where abs(value) > 1: result.append(Expression(expression.type, .integer(value / 2)))
        case .text(let text) where text.count > 1:
            result.append(Expression(expression.type, .text(String(text.dropLast()))))
        case .list(let items): result += fewer(items).map { Expression(expression.type, .list($0)) }
        case .format(let parts, let formats, let values) where values.count > 1:
            for index in values.indices {
                var (parts, formats, values) = (parts, formats, values)
                parts.remove(at: index + 1)
                formats.remove(at: index)
                values.remove(at: index)
                result.append(Expression(.string, .format(parts, formats, values)))
            }
        case .block(let parameters, let body):
            result += smaller(body).map { Expression(expression.type, .block(parameters, $0)) }
        default: break
        }
        for (index, child) in expression.children.enumerated() where !expression.changes(index) {
            for smaller in smaller(child) {
                var children = expression.children
                children[index] = smaller
                result.append(expression.with(children))
            }
        }
        return result
    }

    private static func fewer(_ items: [Expression]) -> [[Expression]] {
        items.indices.map { index in
            var items = items
            items.remove(at: index)
            return items
        }
    }

    /// The plainest expressions of a type.
    private static func plain(_ type: Type) -> [Expression] {
        switch type {
        case .bool: [Expression(.bool, .flag(false)), Expression(.bool, .flag(true))]
        case .enumeration(let enumeration): enumeration.constants.prefix(1).map { Expression(type, .constant($0)) }
        case .structure(let structure):
            [Expression(type, .compound(structure.fields.flatMap { plain($0.type).prefix(1) }, isNamed: false))]
        case .int: [0, 1].map { Expression(.int, .integer($0)) }
        case .double: [Expression(.double, .real(1))]
        case .string: [Expression(.string, .text("")), Expression(.string, .text("a")), Expression(.string, .null)]
        case .array: [Expression(type, .list([]))]
        case .dictionary: [Expression(type, .table([], []))]
        default: type.isArithmetic ? [] : [Expression(type, .null)]
        }
    }
}

extension Expression {
    fileprivate var isBlock: Bool { if case .block = kind { true } else { false } }

    /// Whether the expression does something as a statement.
    fileprivate var isStatement: Bool {
        switch kind {
        case .assignment, .step, .message, .call, .invocation, .function: true
        default: false
        }
    }

    /// Whether a child is a place that is assigned to.
    fileprivate func changes(_ child: Int) -> Bool {
        switch kind {
        case .assignment: child == 0
        case .step: true
        default: false
        }
    }

    fileprivate var size: Int {
        let inner = if case .block(_, let body) = kind { body.reduce(0) { $0 + $1.size } } else { 0 }
        return children.reduce(1 + inner) { $0 + $1.size }
    }
}

extension Statement {
    fileprivate var size: Int {
        bodies.joined().reduce(expressions.reduce(1) { $0 + $1.size }) { $0 + $1.size }
    }
}

extension Program {
    var size: Int {
        let declared = properties.count + globals.count + macros.count + (delegate == nil ? 0 : 1)
        let inner = classes.reduce(0) { $0 + 1 + $1.properties.count }
        let methods = functions + methods + classes.flatMap(\.methods)
        return methods.reduce(declared + inner) { $1.body.reduce($0 + 1 + $1.parameters.count) { $0 + $1.size } }
    }

    /// Whether a name stands in the text of the program.
    fileprivate func uses(_ name: String) -> Bool {
        var printer = Printer(self)
        return (printer.header + printer.implementation()).contains(name)
    }
}
