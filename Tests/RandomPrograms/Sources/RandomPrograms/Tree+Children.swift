extension Expression {
    /// The expressions that this one is made of, from the left.
    var children: [Expression] {
        switch kind {
        case .integer, .real, .text, .flag, .null, .variable, .property, .receiver, .make, .library, .block, .constant,
            .stored, .address, .pointee:
            []
        case .unary(_, let value), .cast(let value), .step(let value, _, _), .boxed(let value), .field(let value, _),
            .member(let value, _),
            .isKind(let value, _), .responds(let value, _), .keyed(let value, _):
            [value]
        case .binary(_, let left, let right), .otherwise(let left, let right), .assignment(let left, _, let right),
            .subscripted(let left, let right):
            [left, right]
        case .ternary(let condition, let first, let second): [condition, first, second]
        case .message(let receiver, _, let arguments), .call(let receiver, _, let arguments),
            .invocation(let receiver, let arguments):
            [receiver] + arguments
        case .list(let items), .table(_, let items), .format(_, _, let items), .compound(let items, _),
            .function(_, let items), .macro(_, let items), .superCall(_, let items), .create(_, _, let items),
            .classCall(_, _, let items):
            items
        }
    }

    /// The same expression with other children.
    func with(_ new: [Expression]) -> Expression {
        func rest() -> [Expression] { Array(new.dropFirst()) }
        let kind: Kind =
            switch self.kind {
            case .integer, .real, .text, .flag, .null, .variable, .property, .receiver, .make, .library, .block,
                .constant, .stored, .address, .pointee:
                self.kind
            case .unary(let sign, _): .unary(sign, new[0])
            case .cast: .cast(new[0])
            case .step(_, let change, let isPrefix): .step(new[0], by: change, isPrefix: isPrefix)
            case .boxed: .boxed(new[0])
            case .keyed(_, let key): .keyed(new[0], key)
            case .member(_, let name): .member(new[0], name)
            case .isKind(_, let name): .isKind(new[0], name)
            case .responds(_, let selector): .responds(new[0], selector)
            case .superCall(let selector, _): .superCall(selector, new)
            case .create(let name, let selector, _): .create(name, selector, new)
            case .classCall(let name, let selector, _): .classCall(name, selector, new)
            case .function(let name, _): .function(name, new)
            case .macro(let macro, _): .macro(macro, new)
            case .field(_, let name): .field(new[0], name)
            case .compound(_, let isNamed): .compound(new, isNamed: isNamed)
            case .binary(let sign, _, _): .binary(sign, new[0], new[1])
            case .otherwise: .otherwise(new[0], new[1])
            case .assignment(_, let sign, _): .assignment(new[0], sign, new[1])
            case .subscripted: .subscripted(new[0], new[1])
            case .ternary: .ternary(new[0], new[1], new[2])
            case .message(_, let selector, _): .message(new[0], selector, rest())
            case .call(_, let selector, _): .call(new[0], selector, rest())
            case .invocation: .invocation(new[0], rest())
            case .list: .list(new)
            case .table(let keys, _): .table(keys, new)
            case .format(let parts, let formats, _): .format(parts, formats, new)
            }
        return Expression(type, kind)
    }
}

extension Statement {
    /// The expressions that stand in the statement itself.
    var expressions: [Expression] {
        switch self {
        case .declaration(_, _, let value), .persistent(_, let value), .expression(let value), .branch(let value, _, _),
            .count(_, let value, _),
            .loop(let value, _), .repeated(_, let value), .each(_, let value, _), .choice(let value, _, _):
            [value]
        case .unpack(_, let value): [value]
        case .end(let value): value.map { [$0] } ?? []
        case .initialize(_, let arguments, _): arguments
        case .leave, .next, .once, .weak: []
        }
    }

    /// The statements inside of it.
    var bodies: [[Statement]] {
        switch self {
        case .branch(_, let body, let other): [body, other]
        case .count(_, _, let body), .loop(_, let body), .repeated(let body, _), .each(_, _, let body): [body]
        case .choice(_, let cases, let other): cases.map(\.body) + [other]
        case .once(_, let body), .initialize(_, _, let body): [body]
        case .declaration, .persistent, .expression, .leave, .next, .end, .weak, .unpack: []
        }
    }

    /// The same statement with another expression.
    func with(_ value: Expression) -> Statement {
        switch self {
        case .declaration(let variable, let isShared, _): .declaration(variable, isShared: isShared, value)
        case .persistent(let variable, _): .persistent(variable, value)
        case .expression: .expression(value)
        case .branch(_, let body, let other): .branch(value, body, other)
        case .count(let variable, _, let body): .count(variable, value, body)
        case .loop(_, let body): .loop(value, body)
        case .repeated(let body, _): .repeated(body, value)
        case .each(let variable, _, let body): .each(variable, value, body)
        case .choice(_, let cases, let other): .choice(value, cases, other)
        case .unpack(let variables, _): .unpack(variables, value)
        case .end: .end(value)
        case .leave, .next, .once, .initialize, .weak: self
        }
    }

    /// The same statement with other bodies.
    func with(_ new: [[Statement]]) -> Statement {
        switch self {
        case .branch(let condition, _, _): return .branch(condition, new[0], new[1])
        case .count(let variable, let limit, _): return .count(variable, limit, new[0])
        case .loop(let condition, _): return .loop(condition, new[0])
        case .repeated(_, let condition): return .repeated(new[0], condition)
        case .each(let variable, let list, _): return .each(variable, list, new[0])
        case .choice(let value, let cases, _):
            let cases = zip(cases, new).map {
                Case(value: $0.value, body: $1, fallsThrough: $0.fallsThrough, name: $0.name)
            }
            return .choice(value, cases, new[new.count - 1])
        case .once(let token, _): return .once(token, new[0])
        case .initialize(let selector, let arguments, _): return .initialize(selector, arguments, new[0])
        case .declaration, .persistent, .expression, .leave, .next, .end, .weak, .unpack: return self
        }
    }
}
