import RACCompat
import StreamCore

/// The observers of a control's events, and the action that the control runs; a ``RACControl`` has one for its life.
public final class RACControlActions: @unchecked Sendable {  // subjects are thread-safe, the binding is guarded
    /// Sends every event of the control, as a ``ControlAction``.
    let sent = RACSubject()
    /// Ends when the control goes.
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

    /// Completes when the control goes, and at once after that.
    var ended: RACSignal { end }

    /// What the control's action does, and what disables it; setting it ends the one before.
    var binding: ControlBinding? {
        get { currentBinding.read() }
        set { currentBinding.exchange(newValue)?.disposable.dispose() }
    }

    /// Sends the control whenever one of these events happens to it.
    func signal(for events: RACControlEvents) -> RACSignal {
        sent
            .filter { ($0 as? ControlAction)?.events.isDisjoint(with: events) == false }
            .map { ($0 as? ControlAction)?.control }
            .takeUntil(ended)
    }
}

/// Something that has happened to a control.
struct ControlAction {
    let events: RACControlEvents
    let control: AnyObject
}

/// A command or an action, bound to a control until it is disposed.
final class ControlBinding: Sendable {
    /// What is bound.
    let target: any AnyObject & Sendable
    /// Ends the binding.
    let disposable = RACCompoundDisposable()

    init(_ target: any AnyObject & Sendable) {
        self.target = target
    }
}
