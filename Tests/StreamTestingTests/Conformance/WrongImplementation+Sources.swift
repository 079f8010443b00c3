import Foundation
import StreamCore
import StreamTesting

extension WrongImplementation {
    private static func source(
        _ name: String, _ rule: ContractRule, deadline: Double = 300,
        _ make: @escaping @Sendable () -> any RecordableStream
    ) -> WrongImplementation {
        WrongImplementation("a source that \(name)", rule) {
            try conform(source: { HandmadeStream(make()) }, deadline: deadline)
        }
    }

    /// Sends events, one a second, until disposal.
    @discardableResult
    private static func send(_ events: [RecordedEvent.Content], to recorder: Recorder) -> CompositeDisposable {
        let pending = CompositeDisposable()
        for (index, event) in events.enumerated() {
            pending += QueueScheduler.main.schedule(afterDelay: Double(index + 1)) { recorder.receive(event) }
        }
        return pending
    }

    static let sources: [WrongImplementation] = [
        source("sends after its end", .nothingAfterTheEnd) {
            HandmadeStream { recorder in
                let pending = send([.value(1), .completion, .value(2)], to: recorder)
                return { pending.dispose() }
            }
        },
        source("ends twice", .nothingAfterTheEnd) {
            HandmadeStream { recorder in
                let pending = send([.completion, .completion], to: recorder)
                return { pending.dispose() }
            }
        },
        source("goes on after disposal", .nothingAfterDisposal) {
            HandmadeStream { recorder in
                send([.value(1), .value(2)], to: recorder)
                return {}
            }
        },
        source("counts on after disposal", .disposalReleasesResources) {
            HandmadeStream { recorder in
                let observer = Guarded<Recorder?>(recorder)
                QueueScheduler.main.schedule(
                    after: QueueScheduler.main.currentDate.addingTimeInterval(1), interval: .seconds(1),
                    leeway: .seconds(0)
                ) { observer.read()?.receive(.value(1)) }
                return { observer.withLock { $0 = nil } }
            }
        },
        source("finishes a burst after disposal", .nothingAfterDisposal) {
            HandmadeStream { recorder in
                let pending = QueueScheduler.main.schedule(afterDelay: 1) {
                    for number in 1...3 { recorder.receive(.value(number)) }
                }
                return { pending?.dispose() }
            }
        },
        source("counts for all of its starts", .workOfItsOwn) {
            let count = Guarded(0)
            return SignalProducer<Int, Never> { observer, _ in
                for _ in 1...3 {
                    observer.send(
                        value: count.withLock { count in
                            count += 1
                            return count
                        })
                }
                observer.sendCompleted()
            }
        },
        source("works for one start", .workOfItsOwn) {
            let isStarted = Guarded(false)
            return SignalProducer<Int, Never> { observer, _ in
                if !isStarted.exchange(true) { observer.send(value: 1) }
                observer.sendCompleted()
            }
        },
        source("retains its observers after the end", .releasesStarts) {
            let kept = Guarded<[Recorder]>([])
            return HandmadeStream { recorder in
                kept.withLock { $0.append(recorder) }
                let pending = send([.value(1), .completion], to: recorder)
                return {
                    pending.dispose()
                    kept.withLock { $0 = [] }
                }
            }
        },
        source("retains its observers after disposal", .releasesStarts) {
            HandmadeStream { recorder in
                let isDisposed = Guarded(false)
                let pending = QueueScheduler.main.schedule(afterDelay: 86400) {
                    if !isDisposed.read() { recorder.receive(.value(1)) }
                }
                return { isDisposed.withLock { $0 = pending != nil } }
            }
        },
        source("locks for sending and for disposal", .operatorsDoNotWait, deadline: brief) {
            HandmadeStream { recorder in
                let lock = NSRecursiveLock()
                let pending = QueueScheduler.main.schedule(afterDelay: 1) {
                    lock.withLock { recorder.receive(.value(1)) }
                }
                return { lock.withLock { pending?.dispose() } }
            }
        },
    ]
}
