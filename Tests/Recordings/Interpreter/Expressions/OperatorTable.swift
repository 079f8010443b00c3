/// Maps the name of each operator to the function that compiles its expression; a line adds an operator.
///
/// Arguments are built in their order, before the source, which is the last element. A source that is nil makes the
/// result nil, as messages to nil did.
package struct OperatorTable<Layer: Face> {
    package typealias Signal = Layer.Signal
    package typealias Reader<Argument> = (Arguments<Layer>) throws -> Argument
    package typealias Compile = (Arguments<Layer>) throws -> Recipe<Layer>

    private var compilers: [String: Compile] = [:]

    package init() {}

    /// The function that compiles the operator called `name`; nil when the operator is not yet built.
    package subscript(name: String) -> Compile? { compilers[name] }

    /// Adds an operator of any shape.
    package mutating func add(_ name: String, compile: @escaping Compile) {
        compilers[name] = compile
    }

    /// Removes an operator, so that it counts as not yet built.
    package mutating func remove(_ name: String) {
        compilers[name] = nil
    }

    /// Removes all operators but those called `names`.
    package mutating func keep(only names: Set<String>) {
        compilers = compilers.filter { names.contains($0.key) }
    }

    /// Adds an operator without arguments.
    package mutating func unary(_ name: String, apply: @escaping (Signal) -> Signal) {
        add(name) { arguments in
            let source = try arguments.source()
            return { scope in source(scope).map(apply) }
        }
    }

    /// Adds an operator with one argument that does not depend on the scope.
    package mutating func unary<Argument>(
        _ name: String, _ read: @escaping Reader<Argument>, apply: @escaping (Signal, Argument) -> Signal
    ) {
        scoped(name, read) { source, argument, _ in apply(source, argument) }
    }

    /// Adds an operator with one argument that depends on the scope.
    package mutating func scoped<Argument>(
        _ name: String, _ read: @escaping Reader<Argument>,
        apply: @escaping (Signal, Argument, Scope<Layer>) -> Signal
    ) {
        add(name) { arguments in
            let argument = try read(arguments)
            let source = try arguments.source()
            return { scope in source(scope).map { apply($0, argument, scope) } }
        }
    }

    /// Adds an operator whose only argument is a literal.
    package mutating func literal(_ name: String, apply: @escaping (Signal, Any?) -> Signal) {
        add(name) { arguments in
            let literal = try arguments.literal()
            let source = try arguments.source()
            return { scope in
                let value = literal(scope)
                return source(scope).map { apply($0, value) }
            }
        }
    }

    /// Adds an operator whose arguments are a literal and another argument.
    package mutating func literal<Argument>(
        _ name: String, _ read: @escaping Reader<Argument>, apply: @escaping (Signal, Any?, Argument) -> Signal
    ) {
        add(name) { arguments in
            let literal = try arguments.literal()
            let argument = try read(arguments)
            let source = try arguments.source()
            return { scope in
                let value = literal(scope)
                return source(scope).map { apply($0, value, argument) }
            }
        }
    }

    /// Adds an operator whose only argument is another signal.
    package mutating func binary(_ name: String, apply: @escaping (Signal, Signal) -> Signal) {
        add(name) { arguments in
            let other = try arguments.expression()
            let source = try arguments.source()
            return { scope in
                guard let other = other(scope), let source = source(scope) else { return nil }
                return apply(source, other)
            }
        }
    }

    /// Adds an operator of a list of signals.
    package mutating func list(_ name: String, apply: @escaping ([Signal]) -> Signal) {
        add(name) { arguments in
            let signals = try arguments.expressions()
            return { scope in apply(signals.compactMap { $0(scope) }) }
        }
    }

    /// Adds an operator of a function over all values, and a list of signals.
    package mutating func reducingList(
        _ name: String, apply: @escaping ([Signal], @escaping FunctionLibrary.ListReduction) -> Signal
    ) {
        add(name) { arguments in
            let reduce = try arguments.listReduction()
            let signals = try arguments.expressions()
            return { scope in apply(signals.compactMap { $0(scope) }, reduce) }
        }
    }
}
