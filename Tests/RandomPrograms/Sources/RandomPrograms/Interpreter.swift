/// How far a program ran, its blocks included.
final class Steps {
    private var count = 0
    var depth = 0

    func take() throws {
        count += 1
        guard count < 5_000 else { throw Rejection("too many steps") }
    }
}

/// The variables of the file and those that methods keep.
final class Storage {
    var boxes: [String: Box] = [:]
    var done: Set<String> = []
    /// The object that runs, which lives to the end.
    var root: Object?
}

/// Runs random programs by the rules of Objective-C, and rejects those whose behaviour the rules leave open.
struct Interpreter {
    enum Flow { case onward, leave, next, end(Value) }

    let program: Program
    /// Whether operands and arguments are evaluated from the right: C leaves the order open.
    let isFromRight: Bool
    let steps = Steps()
    let storage = Storage()

    /// The text that a program returns.
    static func output(of program: Program) throws -> String {
        try check(program)
        let texts = try [false, true].map { isFromRight in
            var interpreter = Interpreter(program: program, isFromRight: isFromRight)
            return try interpreter.run()
        }
        guard texts[0] == texts[1] else { throw Rejection("an order that C leaves open") }
        return texts[0]
    }

    private init(program: Program, isFromRight: Bool) {
        (self.program, self.isFromRight) = (program, isFromRight)
    }

    mutating func run() throws -> String {
        for global in program.globals {
            var frame = Frame(receiver: instance())
            storage.boxes[global.variable.name] = Box(
                try evaluate(global.value, &frame).converted(to: global.variable.type))
        }
        let root = instance()
        storage.root = root
        return try text(of: call(root, "run", []))
    }

    mutating func run(
        _ body: [Statement], _ parameters: [Variable], _ arguments: [Value], _ result: Type?, _ frame: Frame
    ) throws -> Value {
        steps.depth += 1
        defer { steps.depth -= 1 }
        guard steps.depth < 30 else { throw Rejection("a deep recursion") }
        var frame = frame
        for (parameter, argument) in zip(parameters, arguments) {
            frame.locals[parameter.name] = .init(box: Box(try argument.converted(to: parameter.type)), isShared: false)
        }
        guard case .end(let value) = try run(body, &frame), let result else { return .zero(result) }
        return try value.converted(to: result)
    }

    func invoke(_ block: Object, _ arguments: [Value], _ result: Type?) throws -> Value {
        guard case .block(let parameters, let body, let frame) = block.content else { throw Rejection("no block") }
        var copy = self
        return try copy.run(body, parameters, arguments, result, frame)
    }

    // MARK: Statements

    mutating func run(_ body: [Statement], _ frame: inout Frame) throws -> Flow {
        let outer = frame.locals
        defer { frame.locals = outer }
        for statement in body {
            let flow = try run(statement, &frame)
            guard case .onward = flow else { return flow }
        }
        return .onward
    }

    mutating func run(_ statement: Statement, _ frame: inout Frame) throws -> Flow {
        try steps.take()
        switch statement {
        case .declaration(let variable, let isShared, let value):
            // A block that is made in the value does not see the variable's value.
            let value = try evaluate(value, &frame).converted(to: variable.type)
            frame.locals[variable.name] = .init(box: Box(value), isShared: isShared)
        case .persistent(let variable, let value):
            let box = try storage.boxes[variable.name] ?? Box(evaluate(value, &frame).converted(to: variable.type))
            storage.boxes[variable.name] = box
            frame.locals[variable.name] = .init(box: box, isShared: true)
        case .once(let token, let body):
            guard storage.done.insert(token).inserted else { return .onward }
            _ = try run(body, &frame)
        case .initialize(let selector, let arguments, let body):
            return try initialize(selector, arguments, body, &frame)
        case .expression(let expression): _ = try evaluate(expression, &frame)
        case .branch(let condition, let body, let other):
            return try run(try evaluate(condition, &frame).isTrue ? body : other, &frame)
        case .count(let variable, let limit, let body): return try count(variable, limit, body, frame)
        case .loop(let condition, let body):
            while try evaluate(condition, &frame).isTrue {
                if let flow = try ended(run(body, &frame)) { return flow }
            }
        case .repeated(let body, let condition):
            repeat {
                if let flow = try ended(run(body, &frame)) { return flow }
            } while try evaluate(condition, &frame).isTrue
        case .unpack(let variables, let value):
            guard case .object(let tuple) = try evaluate(value, &frame) else { throw Rejection("no tuple") }
            try unpack(variables, tuple, &frame)
        case .weak(let variable):
            guard frame.receiver === storage.root else { throw Rejection("a weak object that may be gone") }
            frame.locals[variable.name] = .init(box: Box(.object(frame.receiver)), isShared: false)
        case .each(let variable, let list, let body):
            guard case .object(let object) = try evaluate(list, &frame), let object else { return .onward }
            guard case .list(let items) = object.content else { throw Rejection("an enumeration of no list") }
            let changes = object.changes
            for item in items {
                guard object.changes == changes else { throw Rejection("a list that changes as it is enumerated") }
                frame.locals[variable.name] = .init(box: Box(.object(item)), isShared: false)
                if let flow = try ended(run(body, &frame)) { return flow }
            }
            guard object.changes == changes else { throw Rejection("a list that changes as it is enumerated") }
        case .choice(let value, let cases, let other): return try choose(value, cases, other, &frame)
        case .leave: return .leave
        case .next: return .next
        case .end(let value): return .end(try value.map { try evaluate($0, &frame) } ?? .object(nil))
        }
        return .onward
    }

    /// How a loop is left after a turn, if it is left.
    mutating func ended(_ flow: Flow) throws -> Flow? {
        try steps.take()
        switch flow {
        case .onward, .next: return nil
        case .leave: return .onward
        case .end: return flow
        }
    }

    mutating func count(
        _ variable: Variable, _ limit: Expression, _ body: [Statement], _ frame: Frame
    ) throws -> Flow {
        var frame = frame
        let box = Box(.integer(0))
        frame.locals[variable.name] = .init(box: box, isShared: false)
        let type = Type.common(variable.type, limit.type)
        while true {
            let end = try evaluate(limit, &frame).converted(to: type)
            guard Object.order(try box.value.converted(to: type), end) < 0 else { return .onward }
            if let flow = try ended(run(body, &frame)) { return flow }
            let value = try Value.compute("+", box.value, .integer(1), in: variable.type.promoted)
            box.value = try value.converted(to: variable.type)
        }
    }

    mutating func choose(
        _ value: Expression, _ cases: [Statement.Case], _ other: [Statement], _ frame: inout Frame
    ) throws -> Flow {
        guard case .integer(let number) = try evaluate(value, &frame) else {
            throw Rejection("a switch over no number")
        }
        // A constant is converted to the type that is switched over.
        let first =
            try cases.firstIndex {
                let constant = try Value.integer(Int128($0.value)).converted(to: value.type.promoted)
                return Object.order(constant, .integer(number)) == 0
            } ?? cases.endIndex
        for item in cases[first...] {
            let flow = try run(item.body, &frame)
            if case .leave = flow { return .onward }
            guard case .onward = flow else { return flow }
            if !item.fallsThrough { return .onward }
        }
        let flow = try run(other, &frame)
        if case .leave = flow { return .onward }
        return flow
    }

    // MARK: Expressions

    mutating func evaluate(_ expression: Expression, _ frame: inout Frame) throws -> Value {
        switch expression.kind {
        case .integer(let value): return .integer(Int128(value))
        case .real(let value): return .real(value)
        case .text(let text): return .object(Object(text))
        case .flag(let flag): return .flag(flag)
        case .null: return .object(nil)
        case .receiver: return .object(frame.receiver)
        case .make: return .object(instance())
        case .address(let name):
            guard let box = frame.locals[name]?.box else { throw Rejection("no variable \(name)") }
            return .object(Object(.place(box)))
        case .keyed(let value, let key): return try keyed(evaluate(value, &frame), key, expression.type)
        case .library: return .object(nil)
        case .constant(let constant): return .integer(Int128(constant.value))
        case .field(let base, let name): return try field(name, of: evaluate(base, &frame), base.type)
        case .compound(let items, _):
            guard let fields = expression.type.structure?.fields, fields.count == items.count else {
                throw Rejection("no structure")
            }
            return .structure(
                try zip(all(items, &frame), fields).map { try kept($0.converted(to: $1.type), in: expression.type) })
        case .superCall(let selector, let arguments):
            return try callSuper(selector, all(arguments, &frame), frame)
        case .create(let name, let selector, let arguments):
            return try create(name, selector, all(arguments, &frame), frame)
        case .classCall(let name, let selector, let arguments):
            return try call(Object(.metaclass(name)), selector, all(arguments, &frame))
        case .isKind(let value, let name): return try isKind(evaluate(value, &frame), name)
        case .responds(let value, let selector): return try responds(evaluate(value, &frame), to: selector)
        case .variable, .property, .stored, .member, .pointee, .subscripted:
            return try read(expression, evaluateParts(expression, &frame), frame)
        case .unary(let sign, let value): return try unary(sign, evaluate(value, &frame), value.type)
        case .binary(let sign, let left, let right): return try binary(sign, left, right, &frame)
        case .ternary(let condition, let first, let second):
            return try evaluate(try evaluate(condition, &frame).isTrue ? first : second, &frame)
                .converted(to: expression.type)
        case .otherwise(let first, let second):
            let value = try evaluate(first, &frame)
            return try (value.isTrue ? value : evaluate(second, &frame)).converted(to: expression.type)
        case .cast(let value): return try evaluate(value, &frame).converted(to: expression.type)
        case .assignment(let target, let sign, let value): return try assign(target, sign, value, &frame)
        case .step(let target, let change, let isPrefix):
            let parts = try evaluateParts(target, &frame)
            let old = try read(target, parts, frame)
            let type = target.type.promoted
            let one = try Value.integer(1).converted(to: type)
            let new = try Value.compute(change < 0 ? "-" : "+", old.converted(to: type), one, in: type)
                .converted(to: target.type)
            try write(new, target, parts, frame)
            return isPrefix ? new : old
        case .message(let receiver, let selector, let arguments):
            if selector == "RACObserve:" { return try observe(box(arguments[0], frame), arguments[0].type) }
            if selector == "RACChannelTo:" {
                try join(box(arguments[0], frame), box(arguments[1], frame), arguments[0].type)
                return .object(nil)
            }
            if selector == "RAC:" {
                try bind(box(arguments[0], frame), arguments[0].type, to: evaluate(arguments[1], &frame))
                return .object(nil)
            }
            let values = try all([receiver] + arguments, &frame)
            if case .library(let name) = receiver.kind {
                return try send(selector, toLibrary: name, Array(values.dropFirst()))
            }
            guard case .object(let object) = values[0] else { throw Rejection("a message to a number") }
            guard let object else { return .zero(expression.type) }
            return try send(selector, to: object, Array(values.dropFirst())).converted(to: expression.type)
        case .call(let receiver, let selector, let arguments):
            let values = try all([receiver] + arguments, &frame)
            guard case .object(let object) = values[0] else { throw Rejection("a message to a number") }
            guard let object else { return .zero(expression.type) }
            return try call(object, selector, Array(values.dropFirst()))
        case .function(let name, let arguments):
            guard let function = program.functions.first(where: { $0.selector == name }) else {
                throw Rejection("no function \(name)")
            }
            let values = try all(arguments, &frame)
            let outer = Frame(receiver: frame.receiver)
            return try run(function.body, function.parameters, values, function.result, outer)
        case .macro(let macro, let arguments): return try evaluate(macro.expanded(arguments), &frame)
        case .invocation(let block, let arguments):
            let values = try all([block] + arguments, &frame)
            guard case .object(let object?) = values[0], case .block(_, let result) = block.type else {
                throw Rejection("a call of no block")
            }
            return try invoke(object, Array(values.dropFirst()), result)
        case .block(let parameters, let body): return .object(Object(.block(parameters, body, frame.captured)))
        case .list(let items):
            return .object(Object(.list(try all(items, &frame).map { try present($0) })))
        case .table(let keys, let values):
            let objects = try all(values, &frame).map { try present($0) }
            let pairs = zip(keys.map { Array($0.utf16) }, objects)
            return .object(Object(.table(Dictionary(pairs) { _, last in last })))
        case .boxed(let value):
            return .object(Object(.number(value.type, try evaluate(value, &frame))))
        case .format(let parts, let formats, let values):
            let values = try all(values, &frame)
            return .object(Object(try formatted(parts, formats, values)))
        }
    }

    func present(_ value: Value) throws -> Object {
        guard case .object(let object?) = value else { throw Rejection("nil in a collection") }
        return object
    }

    mutating func all(_ expressions: [Expression], _ frame: inout Frame) throws -> [Value] {
        guard isFromRight else { return try expressions.map { try evaluate($0, &frame) } }
        return try expressions.reversed().map { try evaluate($0, &frame) }.reversed()
    }

    func unary(_ sign: String, _ value: Value, _ type: Type) throws -> Value {
        if sign == "!" { return .flag(!value.isTrue) }
        // Zero has a sign in a double.
        if sign == "-", case .real(let number) = value { return .real(-number) }
        let value = try value.converted(to: type.promoted)
        let zero = Value.zero(type)
        if sign == "-" { return try Value.compute("-", zero, value, in: type.promoted) }
        guard case .integer(let bits) = value else { throw Rejection("bits of no integer") }
        return try Value.integer(~bits).converted(to: type.promoted)
    }

    mutating func binary(
        _ sign: String, _ left: Expression, _ right: Expression, _ frame: inout Frame
    ) throws -> Value {
        if sign == "&&" || sign == "||" {
            let first = try evaluate(left, &frame).isTrue
            return .flag(first == (sign == "||") ? first : try evaluate(right, &frame).isTrue)
        }
        let values = try all([left, right], &frame)
        if case (.object(let first), .object(let second)) = (values[0], values[1]) {
            // Whether equal constants are one object, is not said.
            if case .nothing? = first?.content ?? second?.content { return try identity(first, second, sign) }
            if case .instance? = first?.content { return .flag((first === second) == (sign == "==")) }
            guard first === nil || second === nil else { throw Rejection("the identity of objects") }
            return .flag((first === nil && second === nil) == (sign == "=="))
        }
        let shifts = sign == "<<" || sign == ">>"
        let type = shifts ? left.type.promoted : Type.common(left.type, right.type)
        let first = try values[0].converted(to: type)
        let second = shifts ? values[1] : try values[1].converted(to: type)
        let order = Object.order(first, second)
        switch sign {
        case "==": return .flag(order == 0)
        case "!=": return .flag(order != 0)
        case "<": return .flag(order < 0)
        case ">": return .flag(order > 0)
        case "<=": return .flag(order <= 0)
        case ">=": return .flag(order >= 0)
        default: return try Value.compute(sign, first, second, in: type)
        }
    }
}
