import Foundation
import RACCompat
import StreamCore
import StreamTesting

extension WrongImplementation {
    typealias Input = SignalProducer<Int, any Error>

    private static func `operator`(
        _ name: String, _ rule: ContractRule, deadline: Double = 300,
        _ make: @escaping @Sendable (Input) -> any RecordableStream
    ) -> WrongImplementation {
        WrongImplementation("an operator that \(name)", rule) {
            try conform(operator: { HandmadeStream(make($0)) }, deadline: deadline)
        }
    }

    private static func joining(
        _ name: String, _ rule: ContractRule, deadline: Double = 300,
        _ make: @escaping @Sendable (Input, Input) -> any RecordableStream
    ) -> WrongImplementation {
        WrongImplementation("an operator of two streams that \(name)", rule) {
            try conform(operator: { HandmadeStream(make($0, $1)) }, deadline: deadline)
        }
    }

    /// An operator that is written by hand: a closure sees every event, and what is remembered of this start.
    private static func handmade(
        _ input: Input, _ body: @escaping (Signal<Int, any Error>.Event, Recorder, inout [Int]) -> Void
    ) -> HandmadeStream {
        HandmadeStream { recorder in
            let memory = WrongOperators.State([Int]())
            let start = input.start { body($0, recorder, &memory.content) }
            return { start.dispose() }
        }
    }

    static let operators: [WrongImplementation] = [
        `operator`("sends a value after its end", .nothingAfterTheEnd) { input in
            handmade(input) { event, recorder, _ in
                recorder.receive(event)
                if case .completed = event { recorder.receive(.value(0)) }
            }
        },
        `operator`("completes after a failure", .nothingAfterTheEnd) { input in
            handmade(input) { event, recorder, _ in
                recorder.receive(event)
                if case .failed = event { recorder.receive(.completion) }
            }
        },
        `operator`("goes on after a failure", .everyEndTerminates) { $0.flatMapError { _ in Input.never } },
        `operator`("goes on after an interruption", .everyEndTerminates) { input in
            handmade(input) { event, recorder, _ in
                if case .interrupted = event { return }
                recorder.receive(event)
            }
        },
        `operator`("stays subscribed after its end", .endReleasesResources) { input in
            handmade(input) { event, recorder, seen in
                guard case .value(let value) = event else { return }
                seen.append(value)
                if seen.count <= 2 { recorder.receive(event) }
                if seen.count == 2 { recorder.receive(.completion) }
            }
        },
        `operator`("stays subscribed after disposal", .disposalReleasesResources) { input in
            SignalProducer<Int, any Error> { observer, _ in input.start(observer) }
        },
        `operator`("sends after disposal", .nothingAfterDisposal) { input in
            HandmadeStream { recorder in
                let start = input.start { event in
                    QueueScheduler.main.schedule(afterDelay: 1) { recorder.receive(event) }
                }
                return { start.dispose() }
            }
        },
        `operator`("counts for all of its starts", .workOfItsOwn) { input in
            let count = Guarded(0)
            return input.filter { _ in
                count.withLock { count in
                    count += 1
                    return count <= 2
                }
            }
        },
        `operator`("is started once", .workOfItsOwn) { input in
            let isStarted = Guarded(false)
            return SignalProducer<Int, any Error> { observer, lifetime in
                if !isStarted.exchange(true) { lifetime += input.start(observer) }
            }
        },
        `operator`("sends what it has collected, each value inside of a call for the one before", .constantStack) {
            input in
            handmade(input) { event, recorder, seen in
                if case .value(let value) = event { return seen.append(value) }
                if case .completed = event { sendAll(seen[...], to: recorder) }
                recorder.receive(event)
            }
        },
        WrongImplementation("an operator of signals that drops what comes while it sends", .reentrantSendsNest) {
            try conform(operator: { (signal: RACSignal) in
                RACSignal.createSignal { subscriber in
                    let isSending = Guarded(false)
                    return signal.subscribeNext(
                        { value in
                            if isSending.exchange(true) { return }
                            subscriber.sendNext(value)
                            isSending.withLock { $0 = false }
                        }, error: { subscriber.sendError($0) }, completed: { subscriber.sendCompleted() })
                }
            })
        },
        `operator`("drops values of other threads", .serialDelivery) { input in
            HandmadeStream { recorder in
                let thread = Guarded<ThreadIdentifier?>(nil)
                let start = input.start { event in
                    let first = thread.withLock { first in
                        if first == nil { first = .current }
                        return first
                    }
                    if event.isTerminating || first == .current { recorder.receive(event) }
                }
                return { start.dispose() }
            }
        },
        `operator`("retains the observers of its starts", .releasesStarts) { input in
            let kept = Guarded<[Recorder]>([])
            return HandmadeStream { recorder in
                kept.withLock { $0.append(recorder) }
                let start = input.start { recorder.receive($0) }
                return { start.dispose() }
            }
        },
        `operator`("locks for sending and for disposal", .operatorsDoNotWait, deadline: brief) { input in
            HandmadeStream { recorder in
                let lock = NSRecursiveLock()
                let start = input.start { event in lock.withLock { recorder.receive(event) } }
                return { lock.withLock { start.dispose() } }
            }
        },
        joining("locks for sending", .operatorsDoNotWait, deadline: brief) { first, second in
            HandmadeStream { recorder in
                let lock = NSRecursiveLock()
                let starts = [first, second].map { input in
                    input.start { event in
                        if case .value = event { lock.withLock { recorder.receive(event) } }
                    }
                }
                return { for start in starts { start.dispose() } }
            }
        },
        joining("sends on two threads at once", .serialDelivery) { first, second in
            HandmadeStream { recorder in
                let starts = [first, second].map { input in
                    input.start { event in if case .value = event { recorder.receive(event) } }
                }
                return { for start in starts { start.dispose() } }
            }
        },
        joining("sends inside of a delivery", .reentrantSendsQueue) { first, second in
            HandmadeStream { queueing(first, second, $0, nests: true) }
        },
        joining("drops what another thread sends during a delivery", .serialDelivery) { first, second in
            HandmadeStream { queueing(first, second, $0, nests: false) }
        },
        joining("stays subscribed to its second stream", .disposalReleasesResources) { first, second in
            SignalProducer<Int, any Error> { observer, lifetime in
                lifetime += first.start(observer)
                second.start { event in if case .value(let value) = event { observer.send(value: value) } }
            }
        },
        WrongImplementation("an operator of signals that passes on everything", .nothingAfterTheEnd) {
            try conform(operator: { (signal: RACSignal) in PassingSignal(signal) })
        },
    ]
}

/// Sends the values of two streams: those of a delivering thread inside of the delivery, or after it; those of another
/// thread after it, or not at all.
private func queueing(
    _ first: SignalProducer<Int, any Error>, _ second: SignalProducer<Int, any Error>, _ recorder: Recorder, nests: Bool
) -> @Sendable () -> Void {
    let state = Guarded<(owner: ThreadIdentifier?, waiting: [Int])>((nil, []))
    let receive = { (value: Int) in
        let isNested = state.withLock { state in
            let isOwn = state.owner == .current
            if state.owner != nil, isOwn != nests { state.waiting.append(value) }
            defer { if state.owner == nil { state.owner = .current } }
            return state.owner == nil ? nil : isOwn && nests
        }
        guard let isNested else {
            var next: Int? = value
            while let value = next {
                recorder.receive(.value(value))
                next = state.withLock { state in
                    if state.waiting.isEmpty { state.owner = nil }
                    return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
                }
            }
            return
        }
        if isNested { recorder.receive(.value(value)) }
    }
    let starts = [first, second].map { input in
        input.start { event in if case .value(let value) = event { receive(value) } }
    }
    return { for start in starts { start.dispose() } }
}

private func sendAll(_ values: ArraySlice<Int>, to recorder: Recorder) {
    guard let first = values.first else { return }
    recorder.receive(.value(first))
    sendAll(values.dropFirst(), to: recorder)
    // The call is not the last one of this function, so that no compiler makes a loop of it.
    withExtendedLifetime(values) {}
}

/// A signal that hands its subscriber to its source as it is.
private final class PassingSignal: RACSignal, @unchecked Sendable {  // immutable
    private let source: RACSignal

    init(_ source: RACSignal) {
        self.source = source
        super.init()
    }

    override func subscribe(_ subscriber: any RACSubscriber) -> RACDisposable? { source.subscribe(subscriber) }
}
