import Dispatch
import Foundation
import RACCompat
import StreamCore
import StreamTesting
import TestTurns
import Testing

/// An implementation as programs write them by hand, which keeps the rules.
struct RightImplementation: CustomTestStringConvertible, Sendable {
    typealias Input = SignalProducer<Int, any Error>
    typealias Observer = Signal<Int, any Error>.Observer

    let testDescription: String
    let check: @Sendable () throws -> Void

    init(_ name: String, _ check: @escaping @Sendable () throws -> Void) {
        testDescription = name
        self.check = check
    }

    private static func `operator`(
        _ name: String, _ make: @escaping @Sendable (Input) -> any RecordableStream
    ) -> RightImplementation {
        RightImplementation("an operator that \(name)") { try conform(operator: { HandmadeStream(make($0)) }) }
    }

    private static func signal(
        _ name: String, _ make: @escaping @Sendable (RACSignal) -> RACSignal
    ) -> RightImplementation {
        RightImplementation("an operator of signals that \(name)") {
            try conform(operator: { (signal: RACSignal) in make(signal) })
        }
    }

    static let all: [RightImplementation] = [
        `operator`("waits for silence, and drops what waits at the end") { input in
            Input { observer, lifetime in
                let timer = SerialDisposable()
                lifetime += timer
                lifetime += input.start { event in
                    if case .value = event {
                        timer.inner = QueueScheduler.main.schedule(afterDelay: 1) { observer.send(event) }
                    } else {
                        observer.send(event)
                    }
                }
            }
        },
        `operator`("delivers on a scheduler, and leaves its actions there") { input in
            Input { observer, lifetime in
                lifetime += input.start { event in QueueScheduler.main.schedule { observer.send(event) } }
            }
        },
        `operator`("delivers on a dispatch queue of its own") { input in
            Input { observer, lifetime in
                let queue = DispatchQueue(label: "own")
                lifetime += input.start { event in queue.async { observer.send(event) } }
            }
        },
        `operator`("begins again after a failure") { input in
            Input { observer, lifetime in
                let run = SerialDisposable()
                lifetime += run
                @Sendable func attempt(_ rest: Int) {
                    guard !lifetime.hasEnded else { return }
                    run.inner = input.start { event in
                        if case .failed = event, rest > 0 { attempt(rest - 1) } else { observer.send(event) }
                    }
                }
                attempt(2)
            }
        },
        `operator`("subscribes to its input for each value") { input in input.flatMap(.merge) { _ in input } },
        `operator`("shares one start among its observers") { Shared($0).producer },
        `operator`("sends at most one value a second, and the last one of each second") { input in
            Input { observer, lifetime in
                let state = Guarded((isOpen: true, last: Int?.none))
                @Sendable func open() {
                    let last: Int? = state.withLock { state in
                        if state.last == nil { state.isOpen = true }
                        return state.last.take()
                    }
                    guard let last else { return }
                    observer.send(value: last)
                    lifetime += QueueScheduler.main.schedule(afterDelay: 1) { open() }
                }
                lifetime += input.start { event in
                    guard case .value(let value) = event else { return observer.send(event) }
                    let isOpen = state.withLock { state in
                        if !state.isOpen { state.last = value }
                        return exchange(&state.isOpen, with: false)
                    }
                    guard isOpen else { return }
                    observer.send(value: value)
                    lifetime += QueueScheduler.main.schedule(afterDelay: 1) { open() }
                }
            }
        },
        RightImplementation("an operator of two streams that ends with either") {
            try conform(operator: { (first: Input, second: Input) in
                Input { observer, lifetime in
                    lifetime += second.start { event in
                        if case .value = event { observer.sendCompleted() } else { observer.send(event) }
                    }
                    lifetime += first.start(observer)
                }
            })
        },
        RightImplementation("an operator of two streams that subscribes to one for each value of the other") {
            try conform(operator: { (first: Input, second: Input) in first.flatMap(.merge) { _ in second } })
        },
        signal("ends by itself, and passes on the end of its source, too") { source in
            RACSignal.createSignal { subscriber in
                let count = Guarded(0)
                return source.subscribeNext(
                    { value in
                        let number = count.withLock { count in
                            count += 1
                            return count
                        }
                        if number <= 2 { subscriber.sendNext(value) }
                        if number == 2 { subscriber.sendCompleted() }
                    }, error: { subscriber.sendError($0) }, completed: { subscriber.sendCompleted() })
            }
        },
        signal("catches errors") { source in
            RACSignal.createSignal { subscriber in
                let run = RACSerialDisposable()
                run.disposable = source.subscribeNext(
                    { subscriber.sendNext($0) },
                    error: { _ in run.disposable = RACSignal.return(9).subscribe(subscriber) },
                    completed: { subscriber.sendCompleted() })
                return run
            }
        },
        RightImplementation("a source that works in a task") {
            try conform(source: {
                SignalProducer<Int, Never> { observer, lifetime in
                    let task = Task {
                        observer.send(value: 1)
                        observer.sendCompleted()
                    }
                    lifetime.observeEnded { task.cancel() }
                }
            })
        },
        RightImplementation("a source that works on a dispatch queue") {
            try conform(source: {
                SignalProducer<Int, Never> { observer, lifetime in
                    DispatchQueue(label: "work").async {
                        if lifetime.hasEnded { return }
                        observer.send(value: 1)
                        observer.sendCompleted()
                    }
                }
            })
        },
        RightImplementation("a subject that delivers on a scheduler") {
            try conform(subject: {
                let (output, input) = Signal<Int, any Error>.pipe()
                return (output.observe(on: QueueScheduler.main), input)
            })
        },
        RightImplementation("a subject that counts") { try conform(subject: { CountingSubject() }) },
        RightImplementation("a property that ignores equal values") { try conform(property: { UnequalProperty() }) },
        RightImplementation("a property that is part of another one") { try conform(property: { PartProperty() }) },
    ]
}

@Suite(.takesTurns) struct RightImplementationTests {
    @Test("What is written by hand, and is right, keeps the rules", arguments: RightImplementation.all)
    func keepsTheRules(right: RightImplementation) throws { try right.check() }
}

/// One start for all observers, which ends with the last of them.
private final class Shared: @unchecked Sendable {  // guarded
    private struct State {
        var count = 0
        var pipe: (output: Signal<Int, any Error>, input: RightImplementation.Observer)?
    }

    private let state = Guarded(State())
    private let run = SerialDisposable()
    private let source: RightImplementation.Input

    init(_ source: RightImplementation.Input) { self.source = source }

    var producer: RightImplementation.Input {
        RightImplementation.Input { [self] observer, lifetime in
            let pipe = Signal<Int, any Error>.pipe()
            let (isFirst, joined) = state.withLock { state in
                state.count += 1
                defer { if state.pipe == nil { state.pipe = pipe } }
                return (state.pipe == nil, state.pipe ?? pipe)
            }
            lifetime += joined.output.observe(observer)
            lifetime.observeEnded { [self] in
                let isLast = state.withLock { state in
                    state.count -= 1
                    if state.count == 0 { state.pipe = nil }
                    return state.count == 0
                }
                if isLast { run.inner = nil }
            }
            if isFirst { run.inner = source.start(joined.input) }
        }
    }
}

private final class CountingSubject: RACSubject, @unchecked Sendable {  // guarded
    private let count = Guarded(0)

    override func sendNext(_ value: Any?) {
        count.withLock { $0 += 1 }
        super.sendNext(value)
    }
}

private final class UnequalProperty: MutablePropertyProtocol, Sendable {
    typealias Value = Int

    private let base = MutableProperty(0)

    var lifetime: Lifetime { base.lifetime }
    var value: Int {
        get { base.value }
        set { base.value = newValue }
    }
    var producer: SignalProducer<Int, Never> { base.producer.skipRepeats() }
    var signal: Signal<Int, Never> { base.signal.skipRepeats() }
}

private final class PartProperty: MutablePropertyProtocol, Sendable {
    typealias Value = Int

    private let whole = MutableProperty((volume: 0, name: ""))

    var lifetime: Lifetime { whole.lifetime }
    var value: Int {
        get { whole.value.volume }
        set { whole.modify { $0.volume = newValue } }
    }
    var producer: SignalProducer<Int, Never> { whole.producer.map(\.volume) }
    var signal: Signal<Int, Never> { whole.signal.map(\.volume) }
}
