package import Foundation
import StreamCore

/// The values and terminal events that a random input may send.
///
/// A string is an input of that name with the default values: `inputs: ["text", "cancel"]`.
public struct RandomInput: Sendable, ExpressibleByStringLiteral {
    /// The name under which the closures of the comparison request the input.
    public let name: String
    /// The characters that the values of the input are made of.
    public let values: [Character]
    /// Whether the input may fail.
    public let canFail: Bool
    /// The greatest number of values that the input sends.
    public let limit: Int

    /// Describes an input.
    ///
    /// - Parameters:
    ///   - name: The name under which the closures of the comparison request the input.
    ///   - values: The characters that the values of the input are made of; `~` is nil.
    ///   - canFail: Whether the input may fail.
    ///   - limit: The greatest number of values that the input sends. Most inputs send eight at most.
    public init(_ name: String, values: String = "abcd", canFail: Bool = true, limit: Int = 48) {
        require(0...100_000 ~= limit, "An input sends at most 0 to 100,000 values, not \(limit).")
        self.name = name
        self.values = Array(values)
        self.canFail = canFail
        self.limit = limit
    }

    /// Describes an input that sends letters, and may fail.
    public init(stringLiteral name: String) { self.init(name) }

    /// Describes an input whose values are those of a type.
    public init<Value: MarbleValue>(_ name: String, of type: Value.Type, canFail: Bool = true, limit: Int = 48) {
        self.init(name, values: String(Value.marbles), canFail: canFail, limit: limit)
    }
}

/// A generator of numbers, which are the same for the same seed.
package struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed &* 0xD134_2543_DE82_EF95 &+ 1
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to, but not including, `limit`.
    package mutating func next(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

extension ComparisonInputs {
    /// Generates random inputs.
    init(
        inventing inputs: [RandomInput], frame: TimeInterval, disposes: Bool, resubscribes: Bool,
        _ numbers: inout RandomNumbers
    ) {
        marbles = [:]
        for input in inputs { marbles[input.name] = Marbles(events: input.invent(frame: frame, &numbers)) }
        let last = marbles.values.compactMap { $0.events.last?.time }.max() ?? 0
        let ticks = Int((last / frame).rounded())
        disposal = disposes && numbers.next(below: 4) == 0 ? TimeInterval(numbers.next(below: ticks + 4)) * frame : nil
        guard resubscribes, numbers.next(below: 4) == 0 else { return }
        // A hot input that has ended means different things to the layers.
        let end = Int(((firstEnd ?? last + frame) / frame).rounded())
        // Most mistakes show when both subscribe at once.
        resubscription = numbers.next(below: 2) == 0 || end < 2 ? 0 : TimeInterval(numbers.next(below: end)) * frame
        if resubscription == 0, end == 0 { resubscription = nil }
    }

    /// Returns the inputs with one event, pause or disposal less, the most promising first.
    func smaller(frame: TimeInterval) -> [ComparisonInputs] {
        var found: [ComparisonInputs] = []
        if disposal != nil {
            found.append(changing { $0.disposal = nil })
        }
        if let reentry, reentry.number > 1 { found.append(changing { $0.reentry?.number -= 1 }) }
        if let resubscription {
            found.append(changing { $0.resubscription = nil })
            if resubscription > 0 { found.append(changing { $0.resubscription = 0 }) }
        }
        for (name, marbles) in marbles.sorted(by: { $0.key < $1.key }) {
            let events = marbles.events
            // Halves of the events are tried first.
            if events.count > 3 {
                found.append(replacing(name, Array(events.prefix(events.count / 2))))
                found.append(replacing(name, Array(events.suffix(events.count - events.count / 2))))
            }
            for index in events.indices {
                var fewer = events
                fewer.remove(at: index)
                found.append(replacing(name, fewer))
            }
            let first = events.compactMap { event -> Marbles.Symbol? in
                if case .value = event.symbol { return event.symbol }
                return nil
            }.first
            for index in events.indices {
                let gap = events[index].time - (index > 0 ? events[index - 1].time : 0)
                // The later events move along.
                for step in [gap, frame] where step >= frame && gap >= step {
                    var sooner = events
                    for later in index..<events.count { sooner[later].time -= step }
                    found.append(replacing(name, sooner))
                }
                if case .value = events[index].symbol, let first, events[index].symbol != first {
                    var simpler = events
                    simpler[index].symbol = first
                    found.append(replacing(name, simpler))
                }
            }
        }
        if let disposal, disposal >= frame { found.append(changing { $0.disposal = disposal - frame }) }
        return found
    }

    private func replacing(_ name: String, _ events: [Marbles.Event]) -> ComparisonInputs {
        changing { $0.marbles[name] = Marbles(events: events) }
    }

    private func changing(_ change: (inout ComparisonInputs) -> Void) -> ComparisonInputs {
        var copy = self
        change(&copy)
        return copy
    }
}

extension RandomInput {
    /// Generates the events of the input: bursts, pauses, equal values, and a terminal event or none.
    fileprivate func invent(frame: TimeInterval, _ numbers: inout RandomNumbers) -> [Marbles.Event] {
        var events: [Marbles.Event] = []
        var tick = numbers.next(below: 3)
        let count = values.isEmpty ? 0 : numbers.next(below: min(limit, numbers.next(below: 8) == 0 ? .max : 8) + 1)
        for _ in 0..<count {
            var symbol = Marbles.Symbol.value(values[numbers.next(below: values.count)])
            if let last = events.last, numbers.next(below: 4) == 0 { symbol = last.symbol }
            events.append(Marbles.Event(time: TimeInterval(tick) * frame, symbol: symbol))
            tick += pause(&numbers)
        }
        switch numbers.next(below: 10) {
        case 0..<5: events.append(Marbles.Event(time: TimeInterval(tick) * frame, symbol: .completion))
        case 5..<7 where canFail: events.append(Marbles.Event(time: TimeInterval(tick) * frame, symbol: .failure("X")))
        default: break
        }
        return events
    }

    private func pause(_ numbers: inout RandomNumbers) -> Int {
        switch numbers.next(below: 48) {
        case 0..<16: 0
        case 16..<32: 1
        case 32..<47: 1 + numbers.next(below: 5)
        // Some timeouts are longer than a minute.
        default: 1 + numbers.next(below: 120)
        }
    }
}

extension Marbles {
    /// The diagram as text.
    package func drawn(frame: TimeInterval) -> String {
        var text = ""
        var position = 0
        var index = 0
        while index < events.count {
            let tick = Int((events[index].time / frame).rounded())
            let group = events[index...].prefix { Int(($0.time / frame).rounded()) == tick }
            text += String(repeating: "-", count: max(tick - position, 0))
            let marks = group.map { event -> String in
                if case .value(let mark) = event.symbol { return String(mark) }
                return event.symbol.mark
            }
            .joined()
            text += group.count > 1 ? "(\(marks))" : marks
            position = tick + 1
            index += group.count
        }
        // The values 1 and s would be read as a duration; those of a group are not.
        let isDuration = text.first?.isNumber == true && (try? Marbles(text, frame: frame))?.events.isEmpty != false
        return isDuration ? "(\(text.prefix(1)))\(text.dropFirst())" : text
    }
}
