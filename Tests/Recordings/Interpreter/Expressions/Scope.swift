/// Holds the surroundings of an expression: the run, and the value that the enclosing operator has bound.
package struct Scope<Layer: Face> {
    package let run: ScenarioRun<Layer>
    package let bound: Any?

    package init(run: ScenarioRun<Layer>, bound: Any? = nil) {
        self.run = run
        self.bound = bound
    }

    /// Returns the scope of a sub-expression that is built for `value`.
    package func binding(_ value: Any?) -> Scope {
        Scope(run: run, bound: value)
    }

    /// Builds the expression of a block for `value`; nil where the block returns nil.
    package func build(_ expression: Recipe<Layer>?, binding value: Any?) -> Layer.Signal? {
        guard run.recorder.mayContinue() else { return nil }
        return expression?(binding(value))
    }
}

/// Builds the signal of an expression; nil where a scenario lets a block return nil.
package typealias Recipe<Layer: Face> = (Scope<Layer>) -> Layer.Signal?

/// Evaluates a literal.
package typealias Literal<Layer: Face> = (Scope<Layer>) -> Any?
