import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Streams that are wrong, and what a diagram says about each.
@Suite struct DiagramFailureTests {
    /// Records a hot stream, and compares it with a diagram.
    private func check(_ sent: String, against expected: String, values: [Character: Any] = [:]) throws {
        try withVirtualWorld { world in
            let stream = try world.hot(sent)
            try world.record(stream.racSignal, named: "results").expect(expected, values: values)
        }
    }

    @Test("Two values are swapped")
    func swapped() {
        expectFailure(
            """
            results: expected the value b at 1 s, and got the value a at 1 s.
              time      1 s  2 s  3 s
              expected  b    a    |
              recorded  a    b    |
                        ^
            """
        ) { try check("-ab|", against: "-ba|") }
    }

    @Test("A value comes a frame late")
    func late() {
        expectFailure(
            """
            results: the value b at 3 s came 1 s too late.
              time      1 s  2 s  3 s
              expected  a    b    -
              recorded  a    -    b
                             ^
            """
        ) { try check("-a-b", against: "-ab-") }
    }

    @Test("A value comes a little early")
    func early() {
        expectFailure(
            """
            results: the value b at 1.25 s came 250 ms too early.
              time      1 s  1.25 s  1.5 s
              expected  a    -       b
              recorded  a    b       -
                             ^
            """
        ) { try check("-a 250ms b", against: "-a 500ms b") }
    }

    @Test("A failure of a diagram shows a value that was not expected")
    func tooMany() {
        expectFailure(
            """
            results: the value c at 3 s was not expected.
              time      1 s  2 s  3 s
              expected  a    b    -
              recorded  a    b    c
                                  ^
            """
        ) { try check("-abc", against: "-ab-") }
    }

    @Test("A value is missing")
    func tooFew() {
        expectFailure(
            """
            results: expected the value c at 3 s, and nothing came.
              time      1 s  2 s  3 s
              expected  a    b    c
              recorded  a    b    -
                                  ^
            """
        ) { try check("-ab-", against: "-abc") }
    }

    @Test("Completion is missing")
    func noCompletion() {
        expectFailure(
            """
            results: expected completion at 2 s, and nothing came.
              time      1 s  2 s
              expected  a    |
              recorded  a    -
                             ^
            """
        ) { try check("-a", against: "-a|") }
    }

    @Test("A stream fails where it should complete")
    func failureInPlaceOfCompletion() {
        expectFailure(
            """
            results: expected completion at 2 s, and got the failure X at 2 s.
              time      1 s  2 s
              expected  a    |
              recorded  a    X X
                             ^
            """
        ) { try check("-aX", against: "-a|") }
    }

    @Test("A stream fails where it should be interrupted")
    func failureInPlaceOfInterruption() {
        expectFailure(
            """
            results: expected interruption at 2 s, and got the failure X at 2 s.
              time      1 s  2 s
              expected  a    !
              recorded  a    X X
                             ^
            """
        ) {
            try withVirtualWorld { world in
                try world.record(world.hot("-aX").producer, named: "results").expect("-a!")
            }
        }
    }

    @Test("The error is another one")
    func wrongError() {
        enum NetworkError: Error { case offline, timedOut }
        expectFailure(
            """
            results: expected the failure timedOut at 1 s, and got the failure offline at 1 s.
              time      1 s
              expected  X timedOut
              recorded  X offline
                        ^
            """
        ) {
            try withVirtualWorld { world in
                let stream = try world.hot("-X", failures: ["X": NetworkError.offline])
                try world.record(stream.racSignal, named: "results").expect(
                    "-X", failures: ["X": NetworkError.timedOut])
            }
        }
    }

    @Test("Errors of Foundation are named by domain and code")
    func foundationErrors() {
        expectFailure(
            """
            results: expected completion at 0 s, and got the failure Server 404 at 0 s.
              time      0 s
              expected  |
              recorded  X Server 404
                        ^
            """
        ) {
            try withVirtualWorld { world in
                let error = NSError(domain: "Server", code: 404)
                try world.record(RACSignal.error(error), named: "results").expect("|")
            }
        }
    }

    @Test("Values of a dictionary are compared, and printed as they are")
    func values() {
        expectFailure(
            """
            results: expected the value [1, 2] at 1 s, and got the value a at 1 s.
              time      1 s
              expected  [1, 2]
              recorded  a
                        ^
            """
        ) { try check("-a", against: "-x", values: ["x": [1, 2]]) }
    }

    @Test("Nil, tuples and lines")
    func printing() {
        expectFailure(
            """
            results: expected the value a at 0 s, and got the value nil at 0 s.
              time      0 s
              expected  a
              recorded  (nil (1, b, nil) two\\nlines |)
                        ^
            """
        ) {
            try withVirtualWorld { world in
                let values: [Any?] = [nil, RACTuple.tupleWithObjectsFromArray([1, "b", nil]), "two\nlines"]
                let stream = RACSignal.createSignal { subscriber in
                    for value in values { subscriber.sendNext(value) }
                    subscriber.sendCompleted()
                    return nil
                }
                try world.record(stream, named: "results").expect("a")
            }
        }
    }

    // MARK: Values that print alike

    @Test("Types tell values apart that print alike")
    func types() {
        expectFailure(
            """
            results: expected the value 1 (Int) at 0 s, and got the value 1 (String) at 0 s; the characters of \
            a diagram are texts, unless as: or values: says otherwise.
              time      0 s
              expected  (1 (Int) |)
              recorded  (1 (String) |)
                        ^
            """
        ) {
            try withVirtualWorld { world in
                try world.record(RACSignal.return("1"), named: "results").expect("(a|)", values: ["a": 1])
            }
        }
        expectFailure(
            """
            results: expected the value nil (no value), and got the value nil (String) at 0 s.
              time      0 s
              recorded  (nil |)
                        ^
            """
        ) {
            try withVirtualWorld { world in
                try world.record(RACSignal.return("nil"), named: "results").expectNext(nil)
            }
        }
    }

    @Test("A type without == has no equal values")
    func notEquatable() {
        struct User { let name: String }
        expectFailure(
            """
            results: expected the value User(name: "Ann"), and got the value User(name: "Ann") at 0 s; User is not Equatable.
              time      0 s
              recorded  (User(name: "Ann") |)
                        ^
            """
        ) {
            try withVirtualWorld { world in
                let users = SignalProducer<User, Never>(value: User(name: "Ann"))
                try world.record(users, named: "results").expectNext(User(name: "Ann"))
            }
        }
    }

    @Test("A type may print values alike that are not equal")
    func sameDescription() {
        struct Secret: Equatable, CustomStringConvertible {
            let text: String
            var description: String { "secret" }
        }
        expectFailure(
            """
            results: expected the value secret, and got the value secret at 0 s, which is not equal to it.
              time      0 s
              recorded  (secret |)
                        ^
            """
        ) {
            try withVirtualWorld { world in
                let secrets = SignalProducer<Secret, Never>(value: Secret(text: "a"))
                try world.record(secrets, named: "results").expectNext(Secret(text: "b"))
            }
        }
    }

    @Test("Text without a letter is shown in quotes")
    func blank() {
        expectFailure(
            """
            results: expected the value " \\n", and got the value "" at 0 s.
              time      0 s
              recorded  ("" |)
                        ^
            """
        ) {
            try withVirtualWorld { world in
                try world.record(RACSignal.return(""), named: "results").expectNext(" \n")
            }
        }
    }

    @Test("A tuple of Swift, with optionals and lines")
    func tuple() {
        expectFailure(
            """
            results: expected completion, and got the value (1, Optional("a\\nb")) at 0 s.
              time      0 s
              recorded  ((1, Optional("a\\nb")) |)
                        ^
            """
        ) {
            try withVirtualWorld { world in
                let pairs = SignalProducer<(Int, String?), Never>(value: (1, "a\nb"))
                try world.record(pairs, named: "results").expectCompleted()
            }
        }
    }

    @Test("A diagram of events shows no subscription")
    func subscription() {
        expectFailure("results: ^ shows subscriptions; check them with expectSubscriptions(_:) of the source.") {
            try check("-a", against: "^-a")
        }
    }

    // MARK: Width

    @Test("Of a wide diagram, the surroundings of the difference are shown, in a hundred columns")
    func wide() throws {
        let sent = String(repeating: "-a", count: 40)
        var expected = Array(sent)
        expected[41] = "b"
        let failure = #expect(throws: StreamTestFailure.self) { try check(sent, against: String(expected)) }
        let lines = try #require(failure).details.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 102 }, "\(lines.map(\.count))")
        #expect(lines[0].contains("41 s") && lines[0].contains("…  ") && lines[0].hasSuffix("…"))
        let place = try #require(lines[3].firstIndex(of: "^"))
        let column = lines[3].distance(from: lines[3].startIndex, to: place)
        #expect(Array(lines[1])[column] == "b")
        #expect(Array(lines[2])[column] == "a")
    }

    @Test("A long value is cut")
    func long() throws {
        let failure = #expect(throws: StreamTestFailure.self) {
            try withVirtualWorld { world in
                let text = String(repeating: "long ", count: 100)
                try world.record(RACSignal.return(text), named: "results").expect("(a|)")
            }
        }
        #expect(try #require(failure).details.split(separator: "\n").allSatisfy { $0.count <= 102 })
        #expect(try #require(failure).details.contains("…"))
    }
}
