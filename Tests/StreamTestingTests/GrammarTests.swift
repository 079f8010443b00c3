import Foundation
import StreamTesting
import Testing

/// The grammar of diagrams.
@Suite struct GrammarTests {
    static let diagrams: [(text: String, events: String)] = [
        ("", ""), ("---", ""), ("a", "a@0.0"), ("-a-b|", "a@1.0 b@3.0 |@4.0"), ("ab", "a@0.0 b@1.0"),
        ("-(ab)c", "a@1.0 b@1.0 c@2.0"), ("(a|)", "a@0.0 |@0.0"), ("a 500ms b 2s |", "a@0.0 b@0.5 |@2.5"),
        ("a- 500ms b", "a@0.0 b@2.5"), ("500ms a", "a@0.5"), ("1.5s a", "a@1.5"),
        ("a 1m b 1h c", "a@0.0 b@60.0 c@3660.0"),
        ("- a - b", "a@1.0 b@3.0"), ("^--!", "^@0.0 !@3.0"), ("-X", "X@1.0"), ("-#", "X@1.0"), ("~", "~@0.0"),
        ("12", "1@0.0 2@1.0"), ("(a) 100us b", "a@0.0 b@0.0001"),
    ]

    @Test("Diagrams mean what the page says", arguments: diagrams)
    func meaning(text: String, events: String) throws {
        let found = try Marbles(text).events.map { event in
            let mark: String =
                switch event.symbol {
                case .value(let mark), .failure(let mark): String(mark)
                case .completion: "|"
                case .interruption: "!"
                case .subscription: "^"
                }
            return "\(mark)@\(event.time)"
        }
        #expect(found.joined(separator: " ") == events)
    }

    @Test("A frame is as long as the test says")
    func frame() throws {
        #expect(try Marbles("-a", frame: 0.25).events.map(\.time) == [0.25])
        #expect(try Marbles("-a-", frame: 0.25).duration == 0.75)
    }

    @Test("Characters are failures or values where the test says so")
    func names() throws {
        #expect(try Marbles("-E", failures: ["E"]).events.map(\.symbol) == [.failure("E")])
        #expect(try Marbles("-X", values: ["X"]).events.map(\.symbol) == [.value("X")])
        #expect(try Marbles("*", values: ["*"]).events.map(\.symbol) == [.value("*")])
    }

    @Test("A group is not closed")
    func openGroup() {
        expectFailure(
            """
            This group is not closed: a ) is missing.
              -(ab
               ^
            """
        ) { _ = try Marbles("-(ab") }
    }

    @Test("No group is open")
    func closedTwice() {
        expectFailure(
            """
            No group is open here.
              -a-b)|
                  ^
            """
        ) { _ = try Marbles("-a-b)|") }
    }

    @Test("A group is inside a group")
    func nestedGroup() {
        expectFailure(
            """
            A group cannot be inside a group.
              (a(b))
                ^
            """
        ) { _ = try Marbles("(a(b))") }
    }

    @Test("A group is empty")
    func emptyGroup() {
        expectFailure(
            """
            The group is empty.
              -( )-
               ^
            """
        ) { _ = try Marbles("-( )-") }
    }

    @Test("Time passes inside a group")
    func timeInGroup() {
        expectFailure(
            """
            Time does not pass inside a group.
              (a-b)
                ^
            """
        ) { _ = try Marbles("(a-b)") }
    }

    @Test("A duration is inside a group")
    func durationInGroup() {
        expectFailure(
            """
            Time does not pass inside a group.
              (a 5ms b)
                 ^
            """
        ) { _ = try Marbles("(a 5ms b)") }
    }

    @Test("A duration is longer than any time")
    func endlessDuration() {
        let hours = "1" + String(repeating: "0", count: 305)
        #expect(throws: MarbleError.self) { try Marbles("\(hours)h") }
        #expect(throws: MarbleError.self) { try Marbles("\(hours)000s a \(hours)000s b") }
    }

    @Test(
        "Values that could be read as a duration are drawn as values",
        arguments: ["(1)s", "(1)2ms", "-1s", "(1s)", "(٣)min"])
    func drawnDigits(text: String) throws {
        #expect(try Marbles(try Marbles(text).drawn(frame: 1)).events == Marbles(text).events)
    }

    @Test("A character means nothing")
    func unknown() {
        expectFailure(
            """
            "*" means nothing in a diagram; name it in the values to use it as one.
              -a*
                ^
            """
        ) { _ = try Marbles("-a*") }
    }

    @Test("A character is not among the values")
    func unnamed() {
        expectFailure(
            """
            "b" is not among the values.
              -ab
                ^
            """
        ) { _ = try Marbles("-ab", values: ["a"]) }
    }

    @Test("A duration is not a number")
    func duration() {
        expectFailure(
            """
            "1.2.3" is not a number.
              a 1.2.3s b
                ^
            """
        ) { _ = try Marbles("a 1.2.3s b") }
    }

    @Test("A frame has to last")
    func noFrame() {
        expectFailure(
            """
            A frame is longer than 0 seconds, not 0.0.
              a
              ^
            """
        ) { _ = try Marbles("a", frame: 0) }
    }

    @Test("A source sends after its end")
    func afterEnd() {
        expectFailure(
            """
            A source sends nothing after its end.
              -a|b
                 ^
            """
        ) { try withVirtualWorld { world in _ = try world.hot("-a|b") } }
    }

    @Test("A source is drawn with a subscription")
    func subscriptionOfSource() {
        expectFailure(
            """
            A cold source has no ^: its times count from each subscription.
              -^a
               ^
            """
        ) { try withVirtualWorld { world in _ = try world.cold("-^a") } }
    }

    @Test("A character stands for no value of the type")
    func noValue() {
        expectFailure(
            """
            "x" stands for no Bool; pass values: ["x": …].
              -t-x
                 ^
            """
        ) { try withVirtualWorld { world in _ = try world.hot("-t-x", as: Bool.self) } }
    }

    @Test("A subscription is drawn wrongly")
    func subscription() {
        expectFailure(
            """
            A subscription is drawn as one ^ and at most one ! after it.
              ^-a!
                ^
            """
        ) { try withVirtualWorld { world in try world.cold("a").expectSubscriptions("^-a!") } }
    }
}
