/// Enumerations whose variables hold other numbers than those of their cases.
///
/// An enumeration of C is an integer. Where the program counts one up, or casts a number to one, or no case is zero, its
/// Swift is a structure that holds any number; else it is an enumeration of Swift.
struct OpenEnumerations {
    private let names: Set<String>
    private let cases: Set<String>
    private(set) var open: Set<String> = []
    /// Those without a case that is zero: variables begin with zero, and nil returns it.
    private var withoutZero: Set<String> = []
    /// The types of variables and results.
    private var held: Set<String> = []
    /// The properties that have a type of these, by name.
    private var properties: [String: String] = [:]

    init(_ names: Set<String>, cases: Set<String>) {
        (self.names, self.cases) = (names, cases)
    }

    mutating func add(_ items: [Item]) {
        for item in items { noteProperties(item) }
        for item in items { add(item) }
        open.formUnion(withoutZero.intersection(held))
    }

    private mutating func noteProperties(_ item: Item) {
        switch item.kind {
        case .container(let container): for member in container.members { noteProperties(member) }
        case .property(let property):
            for variable in property.variables where names.contains(variable.type.name) {
                properties[variable.name] = variable.type.name
            }
            held.formUnion(property.variables.map(\.type.name))
        default: break
        }
    }

    private mutating func add(_ item: Item) {
        switch item.kind {
        case .container(let container):
            held.formUnion(container.variables.map(\.type.name))
            for member in container.members { add(member) }
        case .method(let method):
            held.insert(method.returns.name)
            add(method.parameters, method.body?.list ?? [])
        case .function(let function):
            held.insert(function.returns.name)
            add(function.parameters, function.body?.list ?? [])
        case .enumeration(let enumeration):
            if let name = enumeration.name, !enumeration.isOptions, enumeration.zeroCase == nil {
                withoutZero.insert(name)
            }
            if let name = enumeration.name, !enumeration.isOptions, !enumeration.hasOwnNumbers { open.insert(name) }
        default: break
        }
    }

    private mutating func add(_ parameters: [Parameter], _ body: [Statement]) {
        guard !names.isEmpty, !body.isEmpty else { return }
        let facts = FunctionFacts(parameters, body, constants: [])
        for statement in body {
            walk(statement) { expression in
                switch expression.kind {
                case .cast(let type, let value):
                    if names.contains(type.name), type.pointers == 0, !isCase(value) { open.insert(type.name) }
                case .postfix(let target, _), .prefix("++", let target), .prefix("--", let target): note(target, facts)
                case .assignment(let target, let sign, let value):
                    if sign != "=" || isComputed(value) { note(target, facts) }
                default: break
                }
            }
            walkStatements(statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                for variable in variables where names.contains(variable.type.name) {
                    held.insert(variable.type.name)
                    if let initial = variable.initial, isComputed(initial) { open.insert(variable.type.name) }
                }
            }
        }
    }

    private mutating func note(_ target: Expression, _ facts: FunctionFacts) {
        let type: String?
        switch target.kind {
        case .name(let name): type = facts.type(of: name)?.name ?? properties[String(name.drop { $0 == "_" })]
        case .member(_, let name, _): type = properties[name]
        default: type = nil
        }
        if let type, names.contains(type) { open.insert(type) }
    }

    private func isCase(_ value: Expression) -> Bool {
        switch value.kind {
        case .name(let name): cases.contains(name)
        case .parenthesized(let inner), .cast(_, let inner): isCase(inner)
        default: false
        }
    }

    /// Whether a value is the result of a computation with numbers.
    private func isComputed(_ value: Expression) -> Bool {
        switch value.kind {
        case .number, .prefix("-", _), .prefix("~", _), .binary(_, "+", _), .binary(_, "-", _), .binary(_, "%", _),
            .binary(_, "*", _):
            true
        case .parenthesized(let inner): isComputed(inner)
        case .message(let message): ["integerValue", "intValue", "unsignedIntegerValue"].contains(message.selector)
        case .member(_, let name, _): ["integerValue", "intValue", "unsignedIntegerValue"].contains(name)
        case .conditional(_, let positive, let negative):
            (positive.map(isComputed) ?? false) || isComputed(negative)
        default: false
        }
    }
}

extension Enumeration {
    /// The numbers of the cases, as far as they are literals.
    private var numbers: [Int?] {
        var next: Int? = 0
        return cases.map { entry in
            switch entry.value?.kind {
            case nil: break
            case .number(let text): next = Rewriter.literal(text).flatMap { Int(exactly: $0) }
            case .prefix("-", let value):
                if case .number(let text) = value.kind {
                    next = Rewriter.literal(text).flatMap { Int(exactly: -$0) }
                } else {
                    next = nil
                }
            default: next = nil
            }
            defer { next = next.map { $0 &+ 1 } }
            return next
        }
    }

    /// The type of the variables, where the declaration states none: clang takes an unsigned one if no case is negative.
    var plainNumber: CType {
        let isNegative = cases.contains { entry in
            switch entry.value?.withoutParentheses.kind {
            case .prefix(let sign, _): sign == "-" || sign == "~"
            default: false
            }
        }
        return isNegative ? .int : .unsignedInt
    }

    /// The position of the case whose number is zero, as far as the numbers are literals.
    var zeroCase: Int? { numbers.firstIndex(of: 0) }

    /// Whether each case has a number of its own, and as a literal, as an enumeration of Swift has.
    var hasOwnNumbers: Bool {
        let known = numbers.compactMap(\.self)
        return known.count == cases.count && Set(known).count == known.count
    }
}
