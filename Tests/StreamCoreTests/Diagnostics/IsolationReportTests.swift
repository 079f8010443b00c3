import Dispatch
import StreamCore
import Testing

/// What debug builds say of closures that are called off the actor that they were written on.
@Suite(.takesTurns, .timeLimit(.minutes(40))) struct IsolationReportTests {
    /// The reports on this file that came while `body` ran.
    @MainActor private func reports(
        fileID: String = #fileID, during body: @MainActor () async -> Void
    ) async -> [String] {
        let log = Reports()
        let before = StreamDiagnostics.sink
        StreamDiagnostics.sink = { event in
            if event.kind == .isolation, event.fileID == fileID { log.add("\(event)") } else { before(event) }
        }
        IsolationReport.forget()
        await body()
        StreamDiagnostics.sink = before
        return log.all
    }

    private final class Reports: Sendable {
        private let lines = Guarded<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.read() }
    }

    /// Sends values and the end from another thread.
    private func send(_ input: Signal<Int, Never>.Observer) {
        elsewhere {
            for number in 1...3 { input.send(value: number) }
            input.sendCompleted()
        }
    }

    #if DEBUG
        @MainActor @Test("A closure of the main actor that is called off it is reported once, with its place")
        func reportsOnce() async {
            var line: UInt = 0
            let reports = await reports {
                for _ in 0..<2 {
                    let (signal, input) = Signal<Int, Never>.pipe()
                    line = #line + 1
                    signal.observeValues { _ in }
                    send(input)
                }
            }
            #expect(reports.count == 1)
            #expect(
                reports.first
                    == "\(#fileID):\(line): isolation: A closure of the main actor is called off it. Observe with "
                    + "startWithValuesOnMain and the like, or after observe(on: UIScheduler()); if the closure uses "
                    + "nothing of its actor, pass isolation: nil.")
        }

        typealias Call = @MainActor @Sendable (Signal<Int, Never>) -> Void

        static let calls: [(name: String, call: Call)] = [
            ("observe", { $0.observe { _ in } }),
            ("observeValues", { $0.observeValues { _ in } }),
            ("observeValues of a function", { $0.observeValues(take) }),
            ("observeResult", { $0.observeResult { _ in } }),
            ("observeCompleted", { $0.observeCompleted {} }),
            ("on", { $0.on(value: { _ in }).observe(Signal.Observer()) }),
            ("on of a producer", { $0.producer.on(completed: {}).start() }),
            ("start", { $0.producer.start { _ in } }),
            ("startWithValues", { $0.producer.startWithValues { _ in } }),
            ("startWithResult", { $0.producer.startWithResult { _ in } }),
            ("startWithCompleted", { $0.producer.startWithCompleted {} }),
            ("BindingTarget", { BindingTarget(lifetime: everlasting) { _ in } <~ $0 }),
            (
                "BindingTarget of a property",
                { BindingTarget(lifetime: everlasting, object: label, keyPath: \.number) <~ $0 }
            ),
        ]

        @MainActor @Test("Every call that takes values to a closure reports", arguments: calls)
        func reportsEveryCall(name: String, call: Call) async {
            let reports = await reports {
                let (signal, input) = Signal<Int, Never>.pipe()
                call(signal)
                send(input)
            }
            #expect(reports.count == 1, "\(name)")
        }

        @MainActor @Test("Failure and interruption report, too", arguments: [true, false])
        func reportsEnds(fails: Bool) async {
            let reports = await reports {
                let (signal, input) = Signal<Int, TestFailure>.pipe()
                signal.observeFailed { _ in }
                signal.observeInterrupted {}
                signal.producer.startWithFailed { _ in }
                signal.producer.startWithInterrupted {}
                elsewhere { if fails { input.send(error: .first) } else { input.sendInterrupted() } }
            }
            #expect(reports.count == 2)
        }

        @Test("A closure of another actor reports where no task runs")
        func reportsOtherActors() async {
            let reports = await reports {
                let place = Place()
                let (signal, input) = Signal<Int, Never>.pipe()
                await place.follow(signal)
                send(input)
            }
            #expect(reports.count == 1)
            #expect(reports.first?.contains("A closure of Place is called off it") == true)
        }

        @MainActor @Test("Isolation reports can be switched off")
        func isSwitchedOff() async {
            let reports = await reports {
                StreamDiagnostics.reportsIsolation = false
                let (signal, input) = Signal<Int, Never>.pipe()
                signal.observeValues { _ in }
                send(input)
                StreamDiagnostics.reportsIsolation = true
            }
            #expect(reports.isEmpty)
        }
    #endif

    // MARK: Where all is well

    @MainActor @Test("On the main queue nothing is reported, however the closure came there")
    func acceptsMainQueue() async {
        let reports = await reports {
            let (signal, input) = Signal<Int, Never>.pipe()
            signal.observeValues { _ in }
            signal.observe(on: UIScheduler()).observeValues { _ in }
            signal.observe(on: QueueScheduler.main).observeValues { _ in }
            signal.observe(on: ActorScheduler.main).observeValues { _ in }
            input.send(value: 1)
            input.send(value: 2)
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    DispatchQueue.main.sync { input.send(value: 3) }
                    DispatchQueue.main.async {
                        MainActor.assumeIsolated { input.send(value: 4) }
                        continuation.resume()
                    }
                }
            }
        }
        #expect(reports.isEmpty)
    }

    @Test("A closure that was written on no actor may be called anywhere")
    func acceptsPlainClosures() async {
        let reports = await reports {
            let (signal, input) = Signal<Int, Never>.pipe()
            observePlainly(signal)
            send(input)
        }
        #expect(reports.isEmpty)
    }

    private nonisolated func observePlainly(_ signal: Signal<Int, Never>) {
        signal.observeValues { _ in }
        signal.producer.on(value: { _ in }).startWithValues { _ in }
    }

    @MainActor @Test("A closure with isolation: nil, and a closure that only computes, may be called anywhere")
    func acceptsExceptions() async {
        let reports = await reports {
            let (signal, input) = Signal<Int, Never>.pipe()
            signal.map { $0 + 1 }.filter { $0 > 0 }.observeValues(isolation: nil) { _ in }
            signal.observeValuesOnMain { _ in }
            send(input)
        }
        #expect(reports.isEmpty)
    }

    @Test("On its own actor nothing is reported")
    func acceptsOwnActor() async {
        let reports = await reports {
            let place = Place()
            let (signal, input) = Signal<Int, Never>.pipe()
            await place.follow(signal, sending: input)
            await place.followScheduled(signal)
            send(input)
            await place.settle()
        }
        #expect(reports.isEmpty)
    }

    private actor Place {
        private var last = 0

        func follow(_ signal: Signal<Int, Never>) {
            signal.observeValues { [weak self] _ in _ = self }
        }

        func follow(_ signal: Signal<Int, Never>, sending input: Signal<Int, Never>.Observer) {
            let observation = signal.observeValues { [self] in last = $0 }
            input.send(value: 1)
            observation?.dispose()
        }

        func followScheduled(_ signal: Signal<Int, Never>) {
            signal.observe(on: ActorScheduler(self)).observeValues { [self] in last = $0 }
        }

        /// Comes back when the jobs that were given before have run.
        func settle() async {
            await withCheckedContinuation { continuation in
                ActorScheduler(self).schedule { continuation.resume() }
            }
        }
    }
}

@MainActor private final class Label {
    var number = 0
}

@MainActor private let label = Label()

@MainActor private func take(_ number: Int) { label.number = number }

private let (everlasting, token) = Lifetime.make()
