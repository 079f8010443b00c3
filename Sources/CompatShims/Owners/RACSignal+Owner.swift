public import RACCompat
import StreamCore

// These methods replace `@weakify(self)` before a subscription and `@strongify(self)` inside its blocks. The blocks
// are no longer called after the owner's death; as with the macros, the subscription itself continues.

extension RACSignal {
    /// Subscribes a block for the values, which receives the owner as its first argument, and does not retain it.
    ///
    ///     names.subscribeNext(with: self) { `self`, name in self.title = name as? String ?? "" }
    ///
    /// After the owner's death, the block is no longer called; the subscription continues.
    @discardableResult
    public final func subscribeNext<Owner: AnyObject>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ next: @escaping (Owner, Any?) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeNext(isolation: isolation, weakly(owner, next), file: file, line: line)
    }

    /// Subscribes blocks for the values and for completion, with the owner as in `subscribeNext(with:_:)`.
    @discardableResult
    public final func subscribeNext<Owner: AnyObject>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ next: @escaping (Owner, Any?) -> Void, completed: @escaping (Owner) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeNext(
            isolation: isolation, weakly(owner, next), completed: weakly(owner, completed), file: file, line: line)
    }

    /// Subscribes blocks for the values and for the failure, with the owner as in `subscribeNext(with:_:)`.
    @discardableResult
    public final func subscribeNext<Owner: AnyObject>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ next: @escaping (Owner, Any?) -> Void, error: @escaping (Owner, (any Error)?) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeNext(isolation: isolation, weakly(owner, next), error: weakly(owner, error), file: file, line: line)
    }

    /// Subscribes blocks for the values, for the failure and for completion, with the owner as in `subscribeNext(with:_:)`.
    @discardableResult
    public final func subscribeNext<Owner: AnyObject>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ next: @escaping (Owner, Any?) -> Void, error: @escaping (Owner, (any Error)?) -> Void,
        completed: @escaping (Owner) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeNext(
            isolation: isolation, weakly(owner, next), error: weakly(owner, error), completed: weakly(owner, completed),
            file: file, line: line)
    }

    /// Subscribes a block for the failure, with the owner as in `subscribeNext(with:_:)`.
    @discardableResult
    public final func subscribeError<Owner: AnyObject>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ error: @escaping (Owner, (any Error)?) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeError(isolation: isolation, weakly(owner, error), file: file, line: line)
    }

    /// Subscribes blocks for the failure and for completion, with the owner as in `subscribeNext(with:_:)`.
    @discardableResult
    public final func subscribeError<Owner: AnyObject>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ error: @escaping (Owner, (any Error)?) -> Void, completed: @escaping (Owner) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeError(
            isolation: isolation, weakly(owner, error), completed: weakly(owner, completed), file: file, line: line)
    }

    /// Subscribes a block for completion, with the owner as in `subscribeNext(with:_:)`.
    @discardableResult
    public final func subscribeCompleted<Owner: AnyObject>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ completed: @escaping (Owner) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeCompleted(isolation: isolation, weakly(owner, completed), file: file, line: line)
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Subscribes a block with a typed parameter for the values, with the owner as in `subscribeNext(with:_:)`.
    @_disfavoredOverload @discardableResult
    public final func subscribeNext<Owner: AnyObject, Value>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ next: @escaping (Owner, Value) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeNext(isolation: isolation, weakly(owner, next), file: file, line: line)
    }

    /// Subscribes a block with a typed parameter for the values, and one for completion.
    @_disfavoredOverload @discardableResult
    public final func subscribeNext<Owner: AnyObject, Value>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ next: @escaping (Owner, Value) -> Void, completed: @escaping (Owner) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeNext(
            isolation: isolation, weakly(owner, next), completed: weakly(owner, completed), file: file, line: line)
    }

    /// Subscribes blocks with typed parameters for the values and for the failure.
    @_disfavoredOverload @discardableResult
    public final func subscribeNext<Owner: AnyObject, Value, Failure>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ next: @escaping (Owner, Value) -> Void, error: @escaping (Owner, Failure) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeNext(isolation: isolation, weakly(owner, next), error: weakly(owner, error), file: file, line: line)
    }

    /// Subscribes blocks with typed parameters for the values and for the failure, and one for completion.
    @_disfavoredOverload @discardableResult
    public final func subscribeNext<Owner: AnyObject, Value, Failure>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ next: @escaping (Owner, Value) -> Void, error: @escaping (Owner, Failure) -> Void,
        completed: @escaping (Owner) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeNext(
            isolation: isolation, weakly(owner, next), error: weakly(owner, error), completed: weakly(owner, completed),
            file: file,
            line: line)
    }

    /// Subscribes a block with a typed parameter for the failure.
    @_disfavoredOverload @discardableResult
    public final func subscribeError<Owner: AnyObject, Failure>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ error: @escaping (Owner, Failure) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeError(isolation: isolation, weakly(owner, error), file: file, line: line)
    }

    /// Subscribes a block with a typed parameter for the failure, and one for completion.
    @_disfavoredOverload @discardableResult
    public final func subscribeError<Owner: AnyObject, Failure>(
        isolation: (any Actor)? = #isolation,
        with owner: Owner, _ error: @escaping (Owner, Failure) -> Void, completed: @escaping (Owner) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        subscribeError(
            isolation: isolation, weakly(owner, error), completed: weakly(owner, completed), file: file, line: line)
    }
}
