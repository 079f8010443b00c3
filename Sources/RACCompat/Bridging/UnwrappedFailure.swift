import StreamCore

/// An error that stands for another one, which is what people ask for.
private protocol FailureWrapper: Error {
    /// The error inside; nil where this is an error of its own.
    var wrapped: (any Error)?? { get }
}

extension ActionError: FailureWrapper {
    var wrapped: (any Error)?? {
        if case .producerFailed(let failure) = self { .some(dynamicError(failure)) } else { nil }
    }
}

extension RACFailure: FailureWrapper {
    var wrapped: (any Error)?? { .some(error) }
}

/// The error that the work itself failed with, out of whatever the layers on its way put around it.
func unwrappedFailure(_ error: (any Error)?) -> (any Error)? {
    var error = error
    while let wrapper = error as? any FailureWrapper, let wrapped = wrapper.wrapped { error = wrapped }
    return error
}
