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

    /// Fails with what a block throws, or with a nil error when it returns false, at the first such value.
    public final func `try`(_ block: @escaping (Any?) throws -> Bool) -> RACSignal {
        flattenMap { value in
            do {
                return try block(value) ? .return(value) : .error(nil)
            } catch {
                return .error(error)
            }
        }
        .named("[\(name)] -try:")
    }

    /// Sends what a block returns for every value; fails with what it throws, or with a nil error when it returns nil.
    public final func tryMap(_ block: @escaping (Any?) throws -> Any?) -> RACSignal {
        flattenMap { value in
            do {
                let result = flattened(try block(value))
                return result == nil ? .error(nil) : .return(result)
            } catch {
                return .error(error)
            }
        }
        .named("[\(name)] -tryMap:")
    }
}
