/// Fails the producers of the typed layer; holds the error of the scenario, which may be nil.
package struct ScenarioError: Error {
    package let cause: (any Error)?

    package init(cause: (any Error)?) {
        self.cause = cause
    }

    /// Creates the error that a code stands for.
    init(code: Int?) {
        self.init(cause: RecordedErrors.error(code))
    }
}
