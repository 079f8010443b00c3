import StreamCore

/// What a dynamic signal fails with: the original allows nil errors.
package struct RACFailure: Error {
    package let error: (any Error)?

    package init(_ error: (any Error)?) {
        self.error = error
    }
}

/// The receiving end of one subscription of the dynamic face.
typealias DynamicObserver = Observer<Any?, RACFailure>
