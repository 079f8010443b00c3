/// The failure of the typed core's producers, which holds the error of the scenario; that error may be nil.
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
