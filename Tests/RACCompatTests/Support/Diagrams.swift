import Foundation
import RACCompat
import StreamTesting

/// Makes a signal that sends values when it is subscribed to, then completes.
func sending(_ values: Any?...) -> RACSignal {
    drawn(values.map { .value($0) } + [.completion])
}

/// Makes a cold signal from a diagram, a column a second of the virtual time in which it is subscribed to.
///
/// In place of `cold(_:)` of a world: these tests choose the scheduler that an operator is subscribed on, and `timeline` has
/// what comes out in one line.
///
///     drawn("a--b|")      // "a" when it is subscribed to, "b" after three seconds, and completion after four
///     drawn("-(ab)~#")    // two values at once, nil, and the failure `TestFailure.first`
func drawn(_ diagram: String) -> RACSignal {
    var steps: [Step] = []
    var second = 0
    var isInside = false
    for character in diagram {
        switch character {
        case "(": isInside = true
        case ")": isInside = false
        case "-": break
        case "|": steps.append(.completion.at(second))
        case "#": steps.append(.failure.at(second))
        case "~": steps.append(.value(nil).at(second))
        default: steps.append(.value("\(character)").at(second))
        }
        if !isInside { second += 1 }
    }
    return drawn(steps)
}

/// One event of a drawn signal.
struct Step {
    private let second: Int
    private let send: (any RACSubscriber) -> Void

    static var completion: Step { Step(second: 0) { $0.sendCompleted() } }
    static var failure: Step { Step(second: 0) { $0.sendError(TestFailure.first) } }
    static func value(_ value: Any?) -> Step { Step(second: 0) { $0.sendNext(value) } }

    func at(_ second: Int) -> Step { Step(second: second, send: send) }

    /// Sends the event to a subscriber, now or when its time has come.
    fileprivate func begin(_ subscriber: any RACSubscriber) -> RACDisposable? {
        guard second > 0 else {
            send(subscriber)
            return nil
        }
        return RACScheduler.currentScheduler()?.afterDelay(TimeInterval(second)) { send(subscriber) }
    }
}

private func drawn(_ steps: [Step]) -> RACSignal {
    .createSignal { subscriber in
        let pending = RACCompoundDisposable()
        for step in steps { pending.addDisposable(step.begin(subscriber)) }
        return pending
    }
}

/// What a signal sends when it is subscribed to in virtual time, and all that it schedules has run.
func events(of signal: RACSignal) -> [String] {
    let log = Recorder()
    inVirtualTime { scheduler in
        log.subscribe(to: signal)
        scheduler.stepAll()
    }
    return log.entries
}

/// What a signal sends in virtual time, each event after the second in which it comes.
///
///     timeline { drawn("a-b|").delay(2) }      // "2a 4b 5|"
///
/// The subscription is disposed at the end.
func timeline(seconds: Int = 60, _ build: () -> RACSignal) -> String {
    var events: [String] = []
    inVirtualTime { scheduler in
        let log = { (event: String) in
            events.append("\(Int(scheduler.now.timeIntervalSinceReferenceDate))\(event)")
        }
        let subscription = build().subscribeNext(
            { log(text($0)) }, error: { log("#\(text($0))") }, completed: { log("|") })
        scheduler.advance(to: Date(timeIntervalSinceReferenceDate: TimeInterval(seconds)))
        subscription.dispose()
    }
    return events.joined(separator: " ")
}

/// The scheduler of the virtual time in which a test runs.
var virtualScheduler: RACScheduler { RACScheduler.currentScheduler() ?? .immediateScheduler() }

/// The value as a number, 0 if it is none.
func int(_ value: Any?) -> Int { value as? Int ?? 0 }
