import CompatShims
import Foundation
import RACCompat

private let kPauseAfterSuccess: TimeInterval = 30
private let kFirstPauseAfterFailure: TimeInterval = 1
private let kLongestPause: TimeInterval = 60

/// Asks the server from time to time whether it can be reached, and connects or disconnects the queue.
class NTReachability: RACObject {
    /// Asks while this is set, beginning at once: again after half a minute, or after a pause that doubles with each failure.
    @RACProperty var active = false
    /// What the server said last.
    @RACProperty private(set) var reachable = false
    /// What the user reads; nil while the server can be reached.
    @RACProperty private(set) var warning: String?
    private var client: NTClient
    private var pause: TimeInterval = 0

    init(client: NTClient, queue: NTOfflineQueue) {
        self.client = client
        self.reachable = true
        self.pause = kFirstPauseAfterFailure
        super.init()

        let checks = RACObserve(self, \.active)
            .distinctUntilChanged()
            .map { [weak self] (active: NSNumber) -> Any? in
                guard let self else { return nil }
                return active.boolValue ? self.checks() : RACSignal.empty()
            }
            .switchToLatest()
            .takeUntil(self.rac_willDeallocSignal())
        checks.subscribeNext { [weak self] reachable in
            guard let self else { return }
            self.reachable = reachable.boolValue
        }
        RACObserve(self, \.reachable)
            .distinctUntilChanged()
            .skip(1)
            .subscribeNext { (reachable: NSNumber) in queue.online = reachable.boolValue }
        RAC(self, \.warning) <~ RACObserve(self, \.reachable).map { (reachable: NSNumber) in
            return reachable.boolValue ? nil : "Offline: notes are kept until the server is back."
        }
    }

    /// Sends YES or NO for each answer of the server, and never completes.
    func checks() -> RACSignal {
        let check = RACSignal.defer { [weak self] in
            guard let self else { return .never() }
            return self.client.ping().concat(RACSignal.return(true)).catchTo(RACSignal.return(false))
        }
        let pause = RACSignal.defer { [weak self] in RACSignal.empty().delay(self?.pause ?? 0) }
        return check
            .doNext { [weak self] reachable in
                guard let self else { return }
                self.choosePauseAfter(reachable.boolValue)
            }
            .concat(pause)
            .repeat()
            .setNameWithFormat("checks of the server")
    }

    func choosePauseAfter(_ success: Bool) {
        if success {
            self.pause = kPauseAfterSuccess
        } else if self.reachable {
            self.pause = kFirstPauseAfterFailure
        } else {
            self.pause = min(self.pause * 2, kLongestPause)
        }
    }
}
