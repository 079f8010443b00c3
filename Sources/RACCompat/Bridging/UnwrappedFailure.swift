import StreamCore

/// An error that wraps another error, which callers want to see instead.
private protocol FailureWrapper: Error {
    /// The wrapped error, which may be nil; `.none` when the receiver wraps no error.
    var wrapped: (any Error)?? { get }
}

extension ActionError: FailureWrapper {
    var wrapped: (any Swift.Error)?? {
        if case .producerFailed(let failure) = self { .some(dynamicError(failure)) } else { nil }
    }
}

extension RACFailure: FailureWrapper {
    var wrapped: (any Error)?? { .some(error) }
}

/// Returns the error that the work itself failed with, without the errors that the layers wrapped around it.
func unwrappedFailure(_ error: (any Error)?) -> (any Error)? {
    var error = error
    while let wrapper = error as? any FailureWrapper, let wrapped = wrapper.wrapped { error = wrapped }
    return error
}
