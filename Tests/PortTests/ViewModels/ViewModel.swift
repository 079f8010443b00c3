import CompatShims
import Foundation
import RACCompat

/// The base of view models: works while its view is shown, and rests otherwise.
class ViewModel: RACObject {
    @RACProperty private var storedActive = false

    private let becameActive = RACSubject.subject()
    private let becameInactive = RACSubject.subject()

    /// Whether the view is shown; equal values are not told, as the setter of the original checked by hand.
    var isActive: Bool {
        get { storedActive }
        set {
            if newValue == storedActive { return }
            storedActive = newValue
            (newValue ? becameActive : becameInactive).sendNext(self)
        }
    }

    override class var rac_namedProperties: [String: RACNamedProperty] {
        ["active": RACNamedProperty(\ViewModel.isActive)]
    }

    deinit {
        becameActive.sendCompleted()
        becameInactive.sendCompleted()
    }

    /// Sends the view model whenever it becomes active, and at once when it is.
    var didBecomeActiveSignal: RACSignal {
        RACSignal.defer { [weak self, becameActive] in
            guard let self else { return .empty() }
            return isActive ? becameActive.startWith(self) : becameActive
        }
        .setNameWithFormat("%@ -didBecomeActiveSignal", self)
    }

    /// Sends the view model whenever it becomes inactive, and at once when it is.
    var didBecomeInactiveSignal: RACSignal {
        RACSignal.defer { [weak self, becameInactive] in
            guard let self else { return .empty() }
            return isActive ? becameInactive : becameInactive.startWith(self)
        }
        .setNameWithFormat("%@ -didBecomeInactiveSignal", self)
    }

    /// Subscribes to a signal whenever the view model becomes active, until it becomes inactive; completes when it dies.
    func forwardSignalWhileActive(_ signal: RACSignal) -> RACSignal {
        // Observed without `self` as the observer: what waits here must not keep it, nor end before its target.
        CompatShims.RACObserve(self, \.isActive)
            .map { (isActive: Bool) in isActive ? signal.concat(.never()) : .never() }
            .switchToLatest()
            .takeUntil(rac_willDeallocSignal())
            .setNameWithFormat("%@ -forwardSignalWhileActive: %@", self, signal)
    }

    /// Sends the values of a signal, but at most one a second while the view model is inactive.
    func throttleSignalWhileInactive(_ signal: RACSignal, interval: TimeInterval = 1) -> RACSignal {
        let shared = signal.replayLast().takeUntil(rac_willDeallocSignal())
        return CompatShims.RACObserve(self, \.isActive)
            .distinctUntilChanged()
            .takeUntil(shared.ignoreValues().concat(.return(nil)))
            .map { (isActive: Bool) in isActive ? shared : shared.throttle(interval) }
            .switchToLatest()
            .distinctUntilChanged()
    }
}
