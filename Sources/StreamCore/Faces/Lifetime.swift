import Synchronization

/// The lifetime of an object: it says whether the object has ended, and runs the actions that wait for the end.
///
/// A generator or start handler receives the lifetime of its stream. `make()` makes a lifetime for anything else:
///
///     final class Screen {
///         private let (lifetime, token) = Lifetime.make()     // ends when the screen is released
///     }
public final class Lifetime: @unchecked Sendable {  // the segment is thread-safe
    private let segment: Segment

    init(_ segment: Segment) {
        self.segment = segment
    }

    #if DEBUG
        /// The address of the gate of its stream.
        var gate: UInt { segment.gate.address() }
    #endif

    /// Makes the lifetime of a token: it ends when the token is disposed or released.
    public convenience init(_ token: Token) {
        self.init(token.segment)
    }

    /// Makes a lifetime and the token that ends it.
    public static func make() -> (lifetime: Lifetime, token: Token) {
        let token = Token()
        return (Lifetime(token), token)
    }

    /// A lifetime that has ended.
    public static let empty: Lifetime = {
        let segment = Segment(policy: .typed)
        segment.endSilently()
        return Lifetime(segment)
    }()

    /// Whether it is over.
    public var hasEnded: Bool { segment.isDisposed }

    /// A signal that completes when the lifetime ends; after that, one that has completed.
    public var ended: Signal<Never, Never> {
        // A signal that is given up leaves nothing behind in this lifetime.
        Signal { observer, lifetime in lifetime += self.observeEnded(observer.sendCompleted) }
    }

    /// Runs an action when the lifetime ends, or at once if it has ended.
    ///
    /// Actions run on the thread that ends the lifetime, in the order in which they came.
    ///
    /// - Returns: The disposable that removes the action without running it; nil if the action ran at once.
    @discardableResult
    public func observeEnded(_ action: @escaping () -> Void) -> (any Disposable)? {
        let token = segment.add(action)
        return token == .none ? nil : Removal(segment, token)
    }

    /// Disposes of something when the lifetime ends, or at once if it has ended.
    @discardableResult
    public static func += (lifetime: Lifetime, disposable: (any Disposable)?) -> (any Disposable)? {
        guard let disposable else { return nil }
        let token = lifetime.segment.add(disposable)
        return token == .none ? nil : Removal(lifetime.segment, token)
    }

    /// Ends the lifetimes made from it when it is disposed or released.
    public final class Token: @unchecked Sendable {  // see Lifetime
        let segment = Segment(policy: .typed)

        /// Makes a token.
        public init() {}

        deinit { dispose() }

        /// Ends the lifetimes made from this token.
        public func dispose() { segment.endSilently() }
    }
}

/// Removes an action that was added to a lifetime.
private final class Removal: Disposable, @unchecked Sendable {  // the flag is atomic
    private weak var segment: Segment?
    private let token: MemberToken
    private let flag = Atomic<Bool>(false)

    init(_ segment: Segment, _ token: MemberToken) {
        self.segment = segment
        self.token = token
    }

    var isDisposed: Bool { flag.load(ordering: .acquiring) }

    func dispose() {
        if !flag.exchange(true, ordering: .acquiringAndReleasing) { segment?.remove(token) }
    }
}
