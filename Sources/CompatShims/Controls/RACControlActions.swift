import RACCompat
import StreamCore

/// The observers of a control's events, and the action that the control runs; a ``RACControl`` keeps one object for its
/// life.
public final class RACControlActions: @unchecked Sendable {  // subjects are thread-safe, the binding is guarded
    /// The subject of every event of the control, each a ``ControlAction``.
    let sent = RACSubject()
    /// The lifetime that ends when the control dies.
    let lifetime: Lifetime
    private let token: Lifetime.Token
    private let end = RACReplaySubject(capacity: 0)
    private let currentBinding = Guarded<ControlBinding?>(nil)

    /// Makes the actions of one control.
    public init() {
        (lifetime, token) = Lifetime.make()
    }

    deinit {
        currentBinding.exchange(nil)?.disposable.dispose()
        end.sendCompleted()
        sent.sendCompleted()
        token.dispose()
    }

    /// A signal that completes when the control dies, and at once after that.
    var ended: RACSignal { end }

    /// The command or action that the control executes, and that disables the control; setting it ends the earlier
    /// binding.
    var binding: ControlBinding? {
        get { currentBinding.read() }
        set { currentBinding.exchange(newValue)?.disposable.dispose() }
    }

    /// Returns a signal that sends the control whenever one of these events happens.
    func signal(for events: RACControlEvents) -> RACSignal {
        sent
            .filter { ($0 as? ControlAction)?.events.isDisjoint(with: events) == false }
            .map { ($0 as? ControlAction)?.control }
            .takeUntil(ended)
    }
}

/// A set of events that happened to a control.
struct ControlAction {
    let events: RACControlEvents
    let control: AnyObject
}

/// The binding of a command or an action to a control, until it is disposed.
final class ControlBinding: Sendable {
    /// The command or the action.
    let target: any AnyObject & Sendable
    /// The disposable that ends the binding.
    let disposable = RACCompoundDisposable()

    init(_ target: any AnyObject & Sendable) {
        self.target = target
    }
}
