import RACCompat
import StreamCore
import Testing

/// Pairs of MIGRATION.md: names, logs and leaks.
@MainActor
@Suite(.serialized)
struct DebuggingExamples {
    @Test func names() throws {
        try example {
            let search = RACSubject().setNameWithFormat("search: %@", "albums")
            search.subscribeNext { print($0 ?? "nil") }
            search.sendNext("rac")  // prints rac
        }
        try example {
            let search = SignalProducer<String, Never>(value: "rac").named("search")
            print(search.map { $0.count })  // prints SignalProducer<Int, Never> "search"
        }
    }

    @Test func logging() throws {
        let logSink = RACSignal.logSink
        let sink = StreamDiagnostics.sink
        defer {
            RACSignal.logSink = logSink
            StreamDiagnostics.sink = sink
        }
        try example {
            RACSignal.logSink = { line in print(line.hasSuffix("next: 1")) }
            RACSignal.return(1).logNext().subscribeNext { _ in }  // prints true
        }
        try example {
            StreamDiagnostics.sink = { event in
                if event.stream == "answer" { print("\(event.stream): \(event.text)") }
            }
            SignalProducer<Int, Never>(value: 42).named("answer")
                .logEvents(events: [.starting, .value]).start()  // prints answer: starting, answer: value 42
        }
    }

    @Test func leaks() throws {
        try example {
            let (taps, tap) = Signal<Int, Never>.pipe()
            taps.named("taps")

            let tracker = SubscriptionTracker()
            tracker.track { taps.map { $0 + 1 }.observeValues { print($0) } }
            tap.send(value: 1)  // prints 2

            print("\(tracker.count) alive: \(tracker.live[0].name ?? "")")  // prints 1 alive: taps
            tap.sendCompleted()
            print(tracker.report ?? "nothing is left")  // prints nothing is left
        }
    }
}
