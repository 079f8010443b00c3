extension RACSignal {
    /// Calls a block with every value, before the value is sent on.
    public final func doNext(
        isolation: (any Actor)? = #isolation, _ block: @escaping (Any?) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let block = BlockOrigin(isolation, file, line).watched(block)
        return .operation { output in
            self.input(
                next: {
                    block($0)
                    output.sendNext($0)
                },
                error: output.sendError, completed: output.sendCompleted)
        }
        .named("[\(name)] -doNext:")
    }

    /// Calls a block with the failure, before the failure is sent on.
    public final func doError(
        isolation: (any Actor)? = #isolation, _ block: @escaping ((any Error)?) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let block = BlockOrigin(isolation, file, line).watched(block)
        return .operation { output in
            self.input(
                next: output.sendNext,
                error: {
                    block($0)
                    output.sendError($0)
                },
                completed: output.sendCompleted)
        }
        .named("[\(name)] -doError:")
    }

    /// Calls a block at completion, before completion is sent on.
    public final func doCompleted(
        isolation: (any Actor)? = #isolation, _ block: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let block = BlockOrigin(isolation, file, line).watched(block)
        return .operation { output in
            self.input(
                next: output.sendNext, error: output.sendError,
                completed: {
                    block()
                    output.sendCompleted()
                })
        }
        .named("[\(name)] -doCompleted:")
    }

    /// Calls a block for every subscription, before the receiver is subscribed to.
    public final func initially(
        isolation: (any Actor)? = #isolation, _ block: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let block = BlockOrigin(isolation, file, line).watched(block)
        return RACSignal.defer {
            block()
            return self
        }
        .named("[\(name)] -initially:")
    }

    /// Calls a block at failure or completion, before the event is sent on; not on disposal.
    public final func finally(
        isolation: (any Actor)? = #isolation, _ block: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        doError(isolation: isolation, { _ in block() }, file: file, line: line)
            .doCompleted(isolation: isolation, block, file: file, line: line)
            .named("[\(name)] -finally:")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Calls a block with a typed parameter before each value is sent.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func doNext<Value>(
        isolation: (any Actor)? = #isolation, _ block: @escaping (Value) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-doNext:", of: self, file, line)
        return doNext(isolation: isolation, { block(typed($0)) }, file: file, line: line)
    }

    /// Calls a block with a typed parameter, such as an `NSError`, before the failure is sent.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func doError<Failure>(
        isolation: (any Actor)? = #isolation, _ block: @escaping (Failure) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-doError:", of: self, file, line)
        return doError(isolation: isolation, { block(typed($0)) }, file: file, line: line)
    }
}
