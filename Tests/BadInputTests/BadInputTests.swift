import Foundation
import TestTurns
import Testing

/// The public functions of all libraries, called with bad input by a program that gives each call a process of its own.
@Suite(.takesTurns) struct BadInputTests {
    @Test(
        "Zero, negative, huge, empty and other bad input does what the table says, and nothing stops without a sentence"
    )
    func table() throws {
        let (status, text) = try run("bad-input")
        #expect(status == 0, "\(text)")
    }

    @Test("A key path with faults has a value, or stops the program with a sentence")
    func keyPathFuzz() throws {
        let (status, text) = try run("bad-input", "--fuzz")
        #expect(status == 0, "\(text)")
        // Not all of them stop.
        let counts = text.matches(of: /\d+/).compactMap { Int($0.0) }
        #expect(counts.count == 3 && counts.allSatisfy { $0 > 0 }, "\(text)")
    }
}
