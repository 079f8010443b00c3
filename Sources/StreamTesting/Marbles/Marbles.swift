public import Foundation

/// A stream drawn as a line of text: its events and their times.
///
/// | Written | Meaning |
/// |---|---|
/// | `-` | a frame of time in which nothing happens |
/// | `a`, `7` | a value; it takes one frame, as every event does |
/// | `\|` | completion |
/// | `X` or `#` | the failure |
/// | `!` | interruption; in a diagram of subscriptions, the end of a subscription |
/// | `^` | in a diagram of subscriptions, the beginning of a subscription; in a hot source, the beginning of the test |
/// | `~` | the value nil |
/// | `(ab\|)` | events at one instant, sent within one turn; together they take one frame |
/// | ` 500ms `, ` 2s `, ` 1.5m ` | that much time between the events on both sides, in place of frames |
/// | space | nothing, for alignment |
///
/// A duration stands between spaces, or at an end of the diagram. An event right before a duration takes no frame of
/// its own: `a 500ms b` is half a second from `a` to `b`, and `a- 500ms b` one frame and a half second.
public struct Marbles: Sendable {
    /// The meaning of a marble.
    public enum Symbol: Hashable, Sendable {
        /// A value, by its character; `~` is nil.
        case value(Character)
        /// A failure, by its character; `X` unless the test gives the failure a character of its own.
        case failure(Character)
        /// Completion.
        case completion
        /// Interruption, or the end of a subscription.
        case interruption
        /// The beginning of a subscription.
        case subscription
    }

    /// One marble and its time, in seconds from the beginning of the diagram.
    public struct Event: Hashable, Sendable {
        /// Seconds from the beginning of the diagram.
        public var time: TimeInterval
        /// The meaning of the marble.
        public var symbol: Symbol
    }

    /// The marbles, in the order in which they are written.
    public let events: [Event]
    /// The length of the diagram, in seconds.
    public let duration: TimeInterval
    /// The end of the diagram, without the frame that its last event takes.
    let lastTime: TimeInterval
    /// The text of the diagram; `offsets` are the positions of the events in it.
    let text: String
    let offsets: [Int]

    /// Reads a diagram.
    ///
    /// - Parameters:
    ///   - text: The diagram, as described above.
    ///   - frame: The length of a frame, in seconds.
    ///   - failures: Characters that stand for failures besides `X` and `#`.
    ///   - values: Characters that stand for values, also characters that have another meaning.
    /// - Throws: `MarbleError`, which shows the place of the fault.
    public init(
        _ text: String, frame: TimeInterval = 1, failures: Set<Character> = [], values: Set<Character> = []
    ) throws(MarbleError) {
        var parser = MarbleParser(text, frame: frame, failures: failures, values: values)
        try parser.parse()
        events = parser.events
        self.text = text
        offsets = parser.offsets
        duration = parser.time
        lastTime = parser.lastTime
    }

    init(events: [Event]) {
        self.events = events
        text = ""
        offsets = []
        lastTime = events.last?.time ?? 0
        duration = lastTime + 1
    }
}

extension Marbles {
    /// The events after `^`, with their times from there; all events if there is no `^`.
    var sinceCaret: Marbles {
        guard let index = events.firstIndex(where: { $0.symbol == .subscription }) else { return self }
        let start = events[index].time
        return Marbles(events: events[(index + 1)...].map { Event(time: $0.time - start, symbol: $0.symbol) })
    }

    /// The events by their times: events of one instant come within one turn.
    var bursts: [(time: TimeInterval, symbols: [Symbol])] {
        var bursts: [(time: TimeInterval, symbols: [Symbol])] = []
        for event in events {
            if bursts.last?.time == event.time {
                bursts[bursts.count - 1].symbols.append(event.symbol)
            } else {
                bursts.append((event.time, [event.symbol]))
            }
        }
        return bursts
    }
}

/// The reason why a diagram cannot be read, with a caret under the place.
public struct MarbleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The fault in one sentence.
    public let reason: String
    /// The diagram.
    public let text: String
    /// The place, counted in characters from 0.
    public let offset: Int

    /// The reason, the diagram, and a caret under the place, in three lines.
    public var description: String {
        "\(reason)\n  \(text)\n  \(String(repeating: " ", count: offset))^"
    }
}
