import Dispatch
import StreamCore
import Testing

/// What has deprecated names is called through this, without a warning.
private protocol OldProgram {
    func run() -> [String]
    func neverCalled()
}

// The parameter stands for `Never`: the compiler says of closures that take one that they are never called.
private func failing<Nothing>(_ nothing: Nothing) -> SignalProducer<String, NameError> { .empty }
private func safe<Nothing>(_ nothing: Nothing) -> SignalProducer<String, Never> { .empty }

/// The names that ReactiveSwift deprecated and keeps; `.ci/Signposts/ReactiveSwift.swift` has those that it removed.
private struct DeprecatedNames: OldProgram {
    @available(*, deprecated)
    func run() -> [String] {
        var log: [String] = []
        let (signal, input) = Signal<String, NameError>.pipe()
        let numbers: Signal<Int, NameError> = signal.filterMap { Int($0) }
        let texts: SignalProducer<Int, NameError> = SignalProducer(["1", "a", "2"]).filterMap(Int.init)
        numbers.observe { log.append("hot \($0)") }
        for text in ["3", "b", "4"] { input.send(value: text) }
        input.send(error: .empty)
        texts.start { log.append("cold \($0)") }
        let queue = QueueScheduler(queue: .global(), name: "old")
        log.append(queue.queue.label)
        log.append("\(LoggingEvent.Signal.allEvents.count) \(LoggingEvent.SignalProducer.allEvents.count)")
        return log
    }

    /// Where there is nothing to receive.
    @available(*, deprecated)
    func neverCalled() {
        let noValues = SignalProducer<Never, NameError>.empty
        let nothing = SignalProducer<Never, Never>.empty
        let noFailure = SignalProducer<Int, Never>.empty
        let noSignalValues = Signal<Never, NameError>.empty
        let noSignal = Signal<Never, Never>.empty
        let noSignalFailure = Signal<Int, Never>.empty
        noValues.startWithResult { (_: Result<Never, NameError>) in }
        nothing.startWithResult { (_: Result<Never, Never>) in }
        nothing.startWithValues { (_: Never) in }
        noFailure.startWithFailed { (_: Never) in }
        noSignalValues.observeResult { (_: Result<Never, NameError>) in }
        noSignal.observeResult { (_: Result<Never, Never>) in }
        noSignal.observeValues { (_: Never) in }
        noSignalFailure.observeFailed { (_: Never) in }
        let _: SignalProducer<String, NameError> = noValues.flatMap(.merge, failing)
        let _: SignalProducer<String, NameError> = noValues.flatMap(.merge, safe)
        let _: SignalProducer<String, NameError> = nothing.flatMap(.merge, failing)
        let _: SignalProducer<String, Never> = nothing.flatMap(.merge, safe)
        let _: SignalProducer<String, NameError> = noFailure.map(value: "").flatMapError(failing)
        let _: Signal<String, NameError> = noSignalValues.flatMap(.merge, failing)
        let _: Signal<String, NameError> = noSignalValues.flatMap(.merge, safe)
        let _: Signal<String, NameError> = noSignal.flatMap(.merge, failing)
        let _: Signal<String, Never> = noSignal.flatMap(.merge, safe)
        let _: Signal<String, NameError> = noSignalFailure.map(value: "").flatMapError(failing)
    }
}

@Suite struct DeprecatedNamesTests {
    @Test("Deprecated names do what they did")
    func work() {
        let program: any OldProgram = DeprecatedNames()
        program.neverCalled()
        #expect(
            program.run() == [
                "hot VALUE 3", "hot VALUE 4", "hot FAILED empty", "cold VALUE 1", "cold VALUE 2", "cold COMPLETED",
                "old", "6 8",
            ])
    }
}
