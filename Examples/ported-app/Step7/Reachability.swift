import Foundation
import StreamCore

/// Asks the server from time to time whether it can be reached, and connects or disconnects the queue.
final class Reachability {
    private static let pauseAfterSuccess: TimeInterval = 30
    private static let firstPauseAfterFailure: TimeInterval = 1
    private static let longestPause: TimeInterval = 60

    /// Whether the server is asked: at once, and again after half a minute or after a pause that doubles with each
    /// failure.
    let isActive = MutableProperty(false)
    /// Whether the server answered the last time.
    let isReachable: Property<Bool>
    /// The text that warns the user; nil while the server can be reached.
    let warning: Property<String?>

    private let (lifetime, token) = Lifetime.make()

    init(client: Client, queue: OfflineQueue) {
        let isReachable = MutableProperty(true)
        let pause = MutableProperty(Self.firstPauseAfterFailure)
        self.isReachable = Property(isReachable)
        warning = isReachable.map { $0 ? nil : "Offline: notes are kept until the server is back." }

        let checks = client.ping().promoteValue(Bool.self).concat(value: true)
            .flatMapError { _ in SignalProducer(value: false) }
            .flatMap(.concat) { answer in
                pause.modify { pause in
                    if answer {
                        pause = Self.pauseAfterSuccess
                    } else if isReachable.value {
                        pause = Self.firstPauseAfterFailure
                    } else {
                        pause = min(pause * 2, Self.longestPause)
                    }
                }
                return SignalProducer<Bool, Never>(value: answer)
                    .concat(SignalProducer.empty.delay(pause.value, on: QueueScheduler.main))
            }
            .repeat(.max)
        isActive.producer
            .skipRepeats()
            .flatMap(.latest) { $0 ? checks : .empty }
            .take(during: lifetime)
            .startWithValues { isReachable.value = $0 }
        isReachable.signal.skipRepeats().observeValues { queue.isOnline.value = $0 }
    }
}
