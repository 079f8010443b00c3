import Foundation
import RACCompat
import StreamCore
import Testing

/// Examples of MIGRATION.md: from one face to the other.
@MainActor
struct BridgingExamples {
    @Test func dynamicToTyped() throws {
        try example {
            let names = RACSubject.subject()
            names.producer(of: String.self)  // SignalProducer<String, any Error>
                .map { $0.count }
                .start(.init(value: { print($0) }, failed: { print($0) }))

            names.sendNext("Ann")  // prints 3
            names.sendNext(4)
            // prints The dynamic stream sent a value of type Int where String was expected.
        }
    }

    @Test func tuples() throws {
        try example {
            let (names, ages) = (RACSubject.subject(), RACSubject.subject())
            RACSignal.combineLatest([names, ages])
                .producer(ofTuples: String.self, Int?.self)  // SignalProducer<(String, Int?), any Error>
                .start(.init(value: { name, age in print(name, age ?? 0) }, failed: { print($0) }))

            names.sendNext("Ann")
            ages.sendNext(nil)  // prints Ann 0
            ages.sendNext("old")
            // prints Value 1 of the tuple is expected to be Optional<Int>, and is of type String.
        }
    }

    @Test func typedToDynamic() throws {
        try example {
            let numbers = SignalProducer<Int?, Never>([1, nil, 3])
            numbers.bridged  // a RACSignal
                .map { $0 ?? "nil" }
                .subscribeNext({ print($0 ?? "nil") }, completed: { print("done") })
            // prints 1, nil, 3, done
        }
    }

    @Test func hotSignals() throws {
        try example {
            let clicks = RACSubject.subject()
            let signal = Signal(clicks)  // subscribes now, once
            signal.observe(.init(value: { print($0 ?? "nil") }, failed: { print("failed:", $0) }))

            clicks.sendNext("click")  // prints click
            clicks.sendError(nil)  // prints failed: The dynamic stream failed with a nil error.
        }
    }

    @Test func subjectsAndPipes() throws {
        try example {
            let subject = RACSubject.subject()
            let (output, input) = subject.pipe
            output.map { $0 as? Int ?? 0 }.observe(.init(value: { print("typed", $0) }))
            subject.subscribeNext({ print("dynamic", $0 ?? "nil") }, completed: { print("completed") })

            subject.sendNext(1)  // prints typed 1, dynamic 1
            input.send(value: 2)  // prints typed 2, dynamic 2
            input.sendInterrupted()  // prints completed
        }
    }

    @Test func properties() throws {
        try example {
            let name = MutableProperty("Ann")
            let field = RACChannel()
            let model = name.channelTerminal()
            model.subscribe(field.leadingTerminal)
            field.leadingTerminal.subscribe(model)
            field.followingTerminal.subscribeNext { print("shown:", $0 ?? "nil") }  // prints shown: Ann

            field.followingTerminal.sendNext("Bob")
            print(name.value)  // prints Bob
            name.value = "Cy"  // prints shown: Cy
        }
    }

    @Test func interruption() throws {
        try example {
            let (signal, input) = Signal<Int, Never>.pipe()
            signal.bridged.subscribeCompleted { print("completed") }

            input.sendInterrupted()  // prints completed
            signal.bridged.subscribeCompleted { print("at once, too") }  // prints at once, too
        }
    }

    @Test func errors() throws {
        try example {
            struct Offline: Error { let code: Int }
            SignalProducer<Int, Offline>(error: Offline(code: 7)).bridged
                .subscribeError { print("code", ($0 as? Offline)?.code ?? 0) }  // prints code 7
        }
    }

    @Test func commands() throws {
        try example {
            let greet = RACCommand { name in RACSignal.return("Hello, \(name ?? "nobody")!") }
            let action = greet.action(taking: String.self, sending: String.self)
            action.values.observeValues { print($0) }
            action.isExecuting.signal.observeValues { print("executing:", $0) }

            try greet.execute("Ann").asynchronouslyWaitUntilCompleted()
            // prints executing: true, Hello, Ann!, executing: false
        }
    }

    @Test func actions() throws {
        try example {
            struct Offline: Error { let code: Int }
            let load = Action<Int, String, Offline> { page in
                page > 0 ? SignalProducer(value: "page \(page)") : SignalProducer(error: Offline(code: page))
            }
            let command = load.bridged  // a RACCommand
            command.errors.subscribeNext { print("failed:", $0 ?? "nil") }

            print(try command.execute(1).asynchronousFirstOrDefault(nil) ?? "nil")  // prints page 1
            try? command.execute(0).asynchronouslyWaitUntilCompleted()  // prints failed: Offline(code: 0)
            try? command.execute("one").asynchronouslyWaitUntilCompleted()
            // prints failed: The command was executed with a value of type String where Int was expected.
        }
    }

    @Test func schedulers() throws {
        try example {
            let clock = TestScheduler()
            let words = RACSubject.subject()
            words.deliverOn(clock.bridged).delay(5)
                .subscribeNext { print($0 ?? "nil", clock.currentDate.timeIntervalSinceReferenceDate) }

            words.sendNext("late")
            clock.run()  // prints late 5.0
        }
        try example {
            let clock = RACTestScheduler()
            SignalProducer<String, Never>(value: "late").delay(5, on: clock)
                .startWithValues { print($0, clock.now.timeIntervalSinceReferenceDate) }

            clock.stepAll()  // prints late 5.0
        }
    }

    @Test func disposables() throws {
        try example {
            let subscriptions = CompositeDisposable()
            subscriptions += RACSignal.never().finally {}.subscribeCompleted {}
            subscriptions += RACDisposable.disposableWithBlock { print("a dynamic one") }
            subscriptions.dispose()  // prints a dynamic one
            RACDisposable(AnyDisposable { print("a typed one") }).dispose()  // prints a typed one
        }
    }
}
