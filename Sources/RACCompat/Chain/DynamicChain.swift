import StreamCore

/// The failure of a dynamic signal, whose error may be nil as in the original.
package struct RACFailure: Error {
    package let error: (any Error)?

    package init(_ error: (any Error)?) {
        self.error = error
    }
}

/// The receiving end of one subscription in the dynamic layer.
typealias DynamicObserver = Observer<Any?, RACFailure>
