import StreamCore

extension RACSignal {
    /// Replaces the receiver, when it fails, by the signal that a block returns.
    public final func `catch`(_ block: @escaping ((any Error)?) -> RACSignal) -> RACSignal {
        .operation { output in
            let replacement = LateDisposable()
            let subscription = self.input(
                next: output.sendNext,
                error: { replacement.set(block($0).passThrough(to: output)) },
                completed: output.sendCompleted)
            return RACDisposable {
                replacement.dispose()
                subscription.dispose()
            }
        }
        .named("[\(name)] -catch:")
    }

    /// Replaces the receiver, when it fails, by another signal.
    public final func catchTo(_ signal: RACSignal) -> RACSignal {
        `catch` { _ in signal }.named("[\(name)] -catchTo: \(signal)")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Replaces a failure by the signal that a block with a typed parameter, such as an `NSError`, returns.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func `catch`<Failure>(
        _ block: @escaping (Failure) -> RACSignal,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-catch:", of: self, file, line)
        return `catch` { block(typed($0)) }
    }
}
