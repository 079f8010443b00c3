import StreamCore

extension RACSignal {
    /// Subscribes a block for the values.
    @discardableResult
    public final func subscribeNext(_ next: @escaping (Any?) -> Void) -> RACDisposable {
        subscribe(next, nil, nil)
    }

    /// Subscribes blocks for the values and for completion.
    @discardableResult
    public final func subscribeNext(
        _ next: @escaping (Any?) -> Void, completed: @escaping () -> Void
    ) -> RACDisposable {
        subscribe(next, nil, completed)
    }

    /// Subscribes blocks for the values, for the failure and for completion.
    ///
    /// Clean-up of the subscription runs before the block for a terminal event.
    @discardableResult
    public final func subscribeNext(
        _ next: @escaping (Any?) -> Void, error: @escaping ((any Error)?) -> Void, completed: @escaping () -> Void
    ) -> RACDisposable {
        subscribe(next, error, completed)
    }

    /// Subscribes blocks for the values and for the failure.
    @discardableResult
    public final func subscribeNext(
        _ next: @escaping (Any?) -> Void, error: @escaping ((any Error)?) -> Void
    ) -> RACDisposable {
        subscribe(next, error, nil)
    }

    /// Subscribes a block for the failure.
    @discardableResult
    public final func subscribeError(_ error: @escaping ((any Error)?) -> Void) -> RACDisposable {
        subscribe(nil, error, nil)
    }

    /// Subscribes a block for completion.
    @discardableResult
    public final func subscribeCompleted(_ completed: @escaping () -> Void) -> RACDisposable {
        subscribe(nil, nil, completed)
    }

    /// Subscribes blocks for the failure and for completion.
    @discardableResult
    public final func subscribeError(
        _ error: @escaping ((any Error)?) -> Void, completed: @escaping () -> Void
    ) -> RACDisposable {
        subscribe(nil, error, completed)
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
        _ next: @escaping (Value) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext { next(typed($0)) }
    }

    /// Subscribes a block with a typed parameter for the values, and one for completion.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Value>(
        _ next: @escaping (Value) -> Void, completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext({ next(typed($0)) }, completed: completed)
    }

    /// Subscribes a block with a typed parameter for the values, and one for the failure.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Value>(
        _ next: @escaping (Value) -> Void, error: @escaping ((any Error)?) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext({ next(typed($0)) }, error: error)
    }

    /// Subscribes blocks with typed parameters for the values and for the failure.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Value, Failure>(
        _ next: @escaping (Value) -> Void, error: @escaping (Failure) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext({ next(typed($0)) }, error: { error(typed($0)) })
    }

    /// Subscribes a block for the values, and one with a typed parameter for the failure.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Failure>(
        _ next: @escaping (Any?) -> Void, error: @escaping (Failure) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext(next, error: { error(typed($0)) })
    }

    /// Subscribes a block with a typed parameter for the values, and blocks for the failure and for completion.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Value>(
        _ next: @escaping (Value) -> Void,
        error: @escaping ((any Error)?) -> Void,
        completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext({ next(typed($0)) }, error: error, completed: completed)
    }

    /// Subscribes blocks with typed parameters for the values and the failure, and one for completion.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Value, Failure>(
        _ next: @escaping (Value) -> Void, error: @escaping (Failure) -> Void,
        completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext({ next(typed($0)) }, error: { error(typed($0)) }, completed: completed)
    }

    /// Subscribes a block for the values, one with a typed parameter for the failure, and one for completion.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeNext<Failure>(
        _ next: @escaping (Any?) -> Void, error: @escaping (Failure) -> Void,
        completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeNext:", of: self, file, line)
        return subscribeNext(next, error: { error(typed($0)) }, completed: completed)
    }

    /// Subscribes a block with a typed parameter, an `NSError` say, for the failure.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeError<Failure>(
        _ error: @escaping (Failure) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeError:", of: self, file, line)
        return subscribeError { error(typed($0)) }
    }

    /// Subscribes a block with a typed parameter for the failure, and one for completion.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable @discardableResult
    public final func subscribeError<Failure>(
        _ error: @escaping (Failure) -> Void, completed: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let typed = TypedParameters("-subscribeError:", of: self, file, line)
        return subscribeError({ error(typed($0)) }, completed: completed)
    }
}
