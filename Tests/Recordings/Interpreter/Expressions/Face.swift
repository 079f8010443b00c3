/// Names what expressions are built of: the signals of one of the two layers, and what a run of a scenario keeps.
package protocol Face {
    associatedtype Signal
    associatedtype Run

    /// Returns the operators that the face has.
    static func operators() -> OperatorTable<Self>
}

/// Holds what an expression is built in: the run, and the value that the enclosing operator has bound.
package struct Scope<Layer: Face> {
    package let run: Layer.Run
    package let bound: Any?

    package init(run: Layer.Run, bound: Any? = nil) {
        self.run = run
        self.bound = bound
    }

    /// Returns the scope of a sub-expression that is built for `value`.
    package func binding(_ value: Any?) -> Scope {
        Scope(run: run, bound: value)
    }
}

/// Builds the signal of an expression; nil where a scenario lets a block return nil.
package typealias Recipe<Layer: Face> = (Scope<Layer>) -> Layer.Signal?

/// Evaluates a literal.
package typealias Literal<Layer: Face> = (Scope<Layer>) -> Any?
