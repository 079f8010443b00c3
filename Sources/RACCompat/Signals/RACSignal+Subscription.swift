import StreamCore

extension RACSignal {
    /// Subscribes a block for the values.
    ///
    /// The block is called on the thread that sends. If the block was written on an actor and is called off it, debug
    /// builds report the place of the block to `StreamDiagnostics.sink`. Pass `isolation: nil` for a block that uses
    /// nothing of its actor. The same holds for all blocks that subscribe, and for the blocks of side effects.
    @discardableResult
    public final func subscribeNext(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Any?) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let origin = BlockOrigin(isolation, file, line)
        return subscribe(origin.watched(next), nil, nil)
    }

    /// Subscribes blocks for the values and for completion.
    @discardableResult
    public final func subscribeNext(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Any?) -> Void, completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let origin = BlockOrigin(isolation, file, line)
        return subscribe(origin.watched(next), nil, origin.watched(completed))
    }

    /// Subscribes blocks for the values, for the failure and for completion.
    ///
    /// Clean-up of the subscription runs before the block for a terminal event.
    @discardableResult
    public final func subscribeNext(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Any?) -> Void, error: @escaping ((any Error)?) -> Void,
        completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let origin = BlockOrigin(isolation, file, line)
        return subscribe(origin.watched(next), origin.watched(error), origin.watched(completed))
    }

    /// Subscribes blocks for the values and for the failure.
    @discardableResult
    public final func subscribeNext(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Any?) -> Void, error: @escaping ((any Error)?) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let origin = BlockOrigin(isolation, file, line)
        return subscribe(origin.watched(next), origin.watched(error), nil)
    }

    /// Subscribes a block for the failure.
    @discardableResult
    public final func subscribeError(
        isolation: (any Actor)? = #isolation, _ error: @escaping ((any Error)?) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let origin = BlockOrigin(isolation, file, line)
        return subscribe(nil, origin.watched(error), nil)
    }

    /// Subscribes a block for completion.
    @discardableResult
    public final func subscribeCompleted(
        isolation: (any Actor)? = #isolation, _ completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let origin = BlockOrigin(isolation, file, line)
        return subscribe(nil, nil, origin.watched(completed))
    }

    /// Subscribes blocks for the failure and for completion.
    @discardableResult
    public final func subscribeError(
        isolation: (any Actor)? = #isolation, _ error: @escaping ((any Error)?) -> Void,
        completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let origin = BlockOrigin(isolation, file, line)
        return subscribe(nil, origin.watched(error), origin.watched(completed))
    }

    /// Subscribes a subscriber that may be missing; without it, the work of the signal runs, and its events are ignored.
    ///
    ///     upload.subscribe(nil)
    @discardableResult
    public final func subscribe(_ subscriber: (any RACSubscriber)?) -> RACDisposable? {
        guard let subscriber else { return subscribe(nil, nil, nil) }
        return subscribe(subscriber)
    }

    private func subscribe(
        _ next: ((Any?) -> Void)?, _ error: (((any Error)?) -> Void)?, _ completed: (() -> Void)?
    ) -> RACDisposable {
        let segment = Segment(policy: .dynamic)
        attach(BlockObserver(segment, next: next, error: error, completed: completed), segment)
        return returned(SubscriptionDisposable(segment))
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Subscribes a block with a typed parameter for the values.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Value>(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Value) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext(isolation: isolation, { next(typed($0)) }, file: file, line: line)
    }

    /// Subscribes a block with a typed parameter for the values, and one for completion.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Value>(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Value) -> Void, completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext(isolation: isolation, { next(typed($0)) }, completed: completed, file: file, line: line)
    }

    /// Subscribes a block with a typed parameter for the values, and one for the failure.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Value>(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Value) -> Void,
        error: @escaping ((any Error)?) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext(isolation: isolation, { next(typed($0)) }, error: error, file: file, line: line)
    }

    /// Subscribes blocks with typed parameters for the values and for the failure.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Value, Failure>(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Value) -> Void, error: @escaping (Failure) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext(
            isolation: isolation, { next(typed($0)) }, error: { error(typed($0)) }, file: file, line: line)
    }

    /// Subscribes a block for the values, and one with a typed parameter for the failure.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Failure>(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Any?) -> Void, error: @escaping (Failure) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext(isolation: isolation, next, error: { error(typed($0)) }, file: file, line: line)
    }

    /// Subscribes a block with a typed parameter for the values, and blocks for the failure and for completion.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Value>(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Value) -> Void,
        error: @escaping ((any Error)?) -> Void,
        completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext(
            isolation: isolation, { next(typed($0)) }, error: error, completed: completed, file: file, line: line)
    }

    /// Subscribes blocks with typed parameters for the values and the failure, and one for completion.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Value, Failure>(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Value) -> Void, error: @escaping (Failure) -> Void,
        completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext(
            isolation: isolation, { next(typed($0)) }, error: { error(typed($0)) }, completed: completed, file: file,
            line: line)
    }

    /// Subscribes a block for the values, one with a typed parameter for the failure, and one for completion.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Failure>(
        isolation: (any Actor)? = #isolation, _ next: @escaping (Any?) -> Void, error: @escaping (Failure) -> Void,
        completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext(
            isolation: isolation, next, error: { error(typed($0)) }, completed: completed, file: file, line: line)
    }

    /// Subscribes a block with a typed parameter, an `NSError` say, for the failure.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeError<Failure>(
        isolation: (any Actor)? = #isolation, _ error: @escaping (Failure) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeError:", of: self, file, line)
        return subscribeError(isolation: isolation, { error(typed($0)) }, file: file, line: line)
    }

    /// Subscribes a block with a typed parameter for the failure, and one for completion.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeError<Failure>(
        isolation: (any Actor)? = #isolation, _ error: @escaping (Failure) -> Void, completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeError:", of: self, file, line)
        return subscribeError(isolation: isolation, { error(typed($0)) }, completed: completed, file: file, line: line)
    }
}
