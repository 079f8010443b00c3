import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

private struct User: Equatable, Sendable {
    let name: String
    let age: Int
}

private enum NetworkError: Error, Equatable {
    case failed
}

private enum DiskError: Error, Equatable {
    case failed
}

/// A list of users that is loaded anew every minute, and that a cache on another queue keeps.
private final class Users {
    let all: SignalProducer<[User], NetworkError>

    init(
        load: SignalProducer<[User], NetworkError>, on scheduler: any DateScheduler,
        cache: any DateScheduler = QueueScheduler(name: "cache")
    ) {
        all = SignalProducer<Date, Never>
            .timer(interval: .seconds(60), on: scheduler)
            .promoteError(NetworkError.self)
            .flatMap(.latest) { _ in load }
    }
}

private let users = [User(name: "Ada", age: 36), User(name: "Alan", age: 41)]

/// Steps that ask about a part of what comes.
@Suite struct StepTests {
    @Test("A value meets a condition, values are counted, events are skipped, and the newest is asked for")
    func parts() throws {
        try withVirtualWorld { world in
            let reply = try world.cold("-u|", values: ["u": users])
            let list = Users(load: reply.producer(failing: NetworkError.self), on: world.scheduler)
            let all = world.record(list.all, named: "users")
            try all.expectNext(within: 100, where: { (users: [User]) in users.contains { $0.age > 40 } })
                .expectCount(2, within: 100)
                .skip(3, within: 100)
            #expect(world.elapsed == 361)
            world.advance(by: 60)
            #expect(all.latest() == users)
            #expect(all.latest(as: Int.self) == nil)
            all.dispose()
        }
    }

    @Test("The steps are for tests with tasks, too")
    func asynchronous() async throws {
        try await withVirtualWorld { world in
            let numbers = world.record(try world.hot("-1-2-3-4-5|", as: Int.self))
            try await numbers.expectNext(where: { (number: Int) in number < 2 }).expectCount(2).skip().skip(1)
            try await numbers.expectCompleted()
        }
    }

    @Test("Steps that find something else say what they looked for")
    func failures() {
        func check(_ diagram: String, _ step: (Recorder) throws -> Recorder) throws {
            try withVirtualWorld { world in
                _ = try step(world.record(try world.hot(diagram).producer, named: "texts").allowsUnchecked())
            }
        }
        expectFailure(
            """
            texts: expected a value of type Int that meets the condition, and got the value a at 1 s.
              time      1 s
              recorded  a
                        ^
            """
        ) { try check("-a") { try $0.expectNext(where: { (_: Int) in true }) } }
        expectFailure(
            """
            texts: expected a value of type String that meets the condition, and got the value a at 1 s.
              time      1 s
              recorded  a
                        ^
            """
        ) { try check("-a") { try $0.expectNext(where: { (text: String) in text == "b" }) } }
        expectFailure(
            """
            texts: expected value 2 of 2, and got completion at 2 s.
              time      1 s  2 s
              recorded  a    |
                             ^
            """
        ) { try check("-a|") { try $0.expectCount(2) } }
        expectFailure(
            """
            texts: expected event 2 of 3, and nothing came within 4 s.
              time      1 s
              recorded  a
            """
        ) { try check("-a") { try $0.skip(3, within: 4) } }
    }

    @Test("A step waits 10 virtual seconds, so that throttle(3000) does not pass for throttle(3)")
    func shortDefault() {
        expectFailure("results: expected the value swift, and nothing came within 10 s.") {
            try withVirtualWorld { world in
                let text = world.keep(MutableProperty("swift"))
                let results = text.producer.throttle(3000, on: QueueScheduler.main).skip(first: 1)
                text.value = "swift"
                try world.record(results.filter { !$0.isEmpty }, named: "results").expectNext("swift")
            }
        }
    }

    @Test("A real world waits until its deadline, however long that is")
    func realDefault() throws {
        try withRealWorld(deadline: 60) { world in
            try world.record(RACSignal.return(1).delay(0.01)).expectNext(1).expectCompleted()
        }
    }

    // MARK: Times of subscriptions

    @Test("A stream is recorded within the time that a diagram shows")
    func windows() throws {
        try withVirtualWorld { world in
            let hot = try world.hot("a-b-c-d-e", named: "hot")
            let cold = try world.cold("a-b-c-d-e", named: "cold")
            let middle = try world.record(hot.racSignal, during: "--^---!")
            let begin = try world.record(cold.producer, during: "^---!")
            let rest = try world.record(cold.racSignal, during: "500ms ^")
            try middle.expect("----c-d")
            try begin.expect("a-b")
            try rest.expect("500ms a-b-c-d-e")
            try hot.expectSubscriptions("--^---!")
            try cold.expectSubscriptions("^---!", "500ms ^")
            cold.allowsOpenSubscriptions()
        }
    }

    @Test("A stream is made, subscribed to and disposed of in one call")
    func start() async throws {
        func check(_ results: Recorder, _ hot: TestStream<String>, _ world: VirtualWorld) throws {
            #expect(results.history == "b c d")
            #expect(results.events.map(\.time) == [3, 5, 7])
            #expect(world.elapsed == 8)
            try hot.expectSubscriptions("--^-----!")
        }
        func isSynchronous() throws {
            try withVirtualWorld { world in
                let hot = try world.hot("-a-b-c-d-e-f")
                try check(world.start(created: 1, subscribed: 2, disposed: 8) { hot.racSignal }, hot, world)
            }
        }
        try isSynchronous()
        try await withVirtualWorld { world in
            let hot = try world.hot("-a-b-c-d-e-f")
            let results = await world.start(created: 1, subscribed: 2, disposed: 8) { hot.producer }
            try check(results, hot, world)
        }
    }

    @Test("Times of a hot diagram with ^ count from there, and what is before it is not sent")
    func caret() throws {
        try withVirtualWorld { world in
            let text = try world.hot("-a-b-^--c-(de)|")
            try world.record(text.producer).expect("---c-(de)|")
            try world.record(try world.hot("a(^b)", named: "group").racSignal).expect("b")
        }
        expectFailure(
            """
            A source has one ^, from which its times count.
              ^-^a
                ^
            """
        ) { try withVirtualWorld { world in _ = try world.hot("^-^a") } }
    }

    // MARK: What should not be

    /// An operator of one's own that forgets to look at the end.
    private final class Forgetful: RACSignal, @unchecked Sendable {  // immutable
        let source: RACSignal
        init(_ source: RACSignal) {
            self.source = source
            super.init()
        }
        override func subscribe(_ subscriber: any RACSubscriber) -> RACDisposable? { source.subscribe(subscriber) }
    }

    @Test("A source that breaks the rules shows which operator looks at them")
    func unruly() throws {
        try withVirtualWorld { world in
            let source = try world.unruly("(ab)|-c-X")
            try world.record(source.racSignal.map { (text: String) in text + text }).expect(
                "(ab)|", values: ["a": "aa", "b": "bb"])
            var events: [String] = []
            source.send { events.append("\($0)") }
            world.advance(by: 10)
            #expect(events == ["a", "b", "completed", "c", "failed(X)"])
        }
        let text = failure {
            try withVirtualWorld { world in
                let source = try world.unruly("(ab)|-c-X")
                let results = world.recorder(named: "results")
                _ = Forgetful(source.racSignal).subscribe(results.subscriber())
                world.advance(by: 10)
                #expect(results.count == 5)
            }
        }
        #expect(text.contains("results: the value c at 3 s came after the end."), "\(text)")
    }

    @Test("A scheduler that should not be used fails the test when it is")
    func unusedSchedulers() throws {
        let reply = SignalProducer<[User], NetworkError>(value: users)
        try withVirtualWorld { world in
            let list = Users(load: reply, on: world.scheduler, cache: world.unusedScheduler(named: "the cache"))
            let all = world.record(list.all)
            try all.expectNext(users, within: 60)
            all.dispose()
            _ = world.unusedRACScheduler()
        }
        expectFailure("The cache was used at 5 s, and should not be.") {
            try withVirtualWorld { world in
                let list = Users(load: reply, on: world.scheduler, cache: world.unusedScheduler(named: "the cache"))
                let unused = world.unusedScheduler(named: "the cache")
                world.advance(by: 5)
                SignalProducer<Int, Never>(value: 1).delay(1, on: unused).start()
                SignalProducer<Int, Never>(value: 1).observe(on: unused).start()
                world.record(list.all).dispose()
                try world.record(SignalProducer<Int, Never>.empty).expectCompleted()
            }
        }
        let sentence = "the unused scheduler was used at 0 s, and should not be."
        expectFailure("numbers: expected the value 1, and nothing came within 10 s; \(sentence)") {
            try withVirtualWorld { world in
                let numbers = RACSignal.return(1).deliverOn(world.unusedRACScheduler())
                try world.record(numbers, named: "numbers").expectNext(1)
            }
        }
    }

    // MARK: Texts

    @Test("A failure says to name booleans and numbers in values")
    func hints() {
        expectFailure(
            """
            isOn: expected the value t at 0 s, and got the value true at 0 s.
              time      0 s
              expected  (t f)
              recorded  (true false |)
                        ^
              Without values, t is a value that prints as "t"; write values: ["t": true].
            """
        ) {
            try withVirtualWorld { world in
                let isOn = world.record(RACSignal.return(true).concat(.return(false)), named: "isOn")
                isOn.allowsUnchecked()
                try isOn.expect("(tf)")
            }
        }
        expectFailure(
            """
            sum: expected the value 3 at 0 s, and got the value 3.0 at 0 s.
              time      0 s
              expected  3
              recorded  3.0
                        ^
              Without values, 3 is a value that prints as "3"; write values: ["3": 3.0].
            """
        ) {
            try withVirtualWorld { world in
                try world.record(SignalProducer<Double, Never>(value: 3).concat(.never), named: "sum").expect("3")
            }
        }
        expectFailure(
            """
            count: expected the value 1 (Int), and got the value 1 (String) at 0 s; the characters of a diagram are \
            texts, unless as: or values: says otherwise.
              time      0 s
              recorded  1
                        ^
            """
        ) {
            try withVirtualWorld { world in
                try world.record(try world.cold("1").racSignal, named: "count").expectNext(1)
            }
        }
    }

    @Test("Errors that print alike are drawn with their types")
    func errorsAlike() {
        expectFailure(
            """
            users: expected the failure failed (NetworkError) at 0 s, and got the failure failed (DiskError) at 0 s.
              time      0 s
              expected  X failed (NetworkError)
              recorded  X failed (DiskError)
                        ^
            """
        ) {
            try withVirtualWorld { world in
                try world.record(SignalProducer<Int, DiskError>(error: .failed), named: "users")
                    .expect("X", failures: ["X": NetworkError.failed])
            }
        }
        let text = failure {
            try compare(
                inputs: ["a": "|"],
                legacy: { world in try world.input("a").racSignal.concat(.error(NetworkError.failed)) },
                ported: { world in try world.input("a").producer.concat(SignalProducer(error: DiskError.failed)) })
        }
        #expect(text.contains("X failed (NetworkError)") && text.contains("X failed (DiskError)"), "\(text)")
    }

    /// Returns the text of the error that a test throws.
    private func failure(of test: () throws -> Void) -> String {
        do {
            try test()
            return "none"
        } catch {
            return "\(error)"
        }
    }
}
