import Foundation

/// Reads a marble diagram, character by character.
struct MarbleParser {
    private let text: String
    private let characters: [Character]
    private let frame: TimeInterval
    private let failures: Set<Character>
    private let values: Set<Character>

    private(set) var events: [Marbles.Event] = []
    private(set) var offsets: [Int] = []
    private(set) var time: TimeInterval = 0
    /// The end of the diagram, without the frame of the last event.
    private(set) var lastTime: TimeInterval = 0
    private var offset = 0
    /// The offset of the group that is open; nil outside of groups.
    private var group: Int?
    /// Whether the last event has not taken its frame yet; a duration that follows takes the place of the frame.
    private var owesFrame = false

    init(_ text: String, frame: TimeInterval, failures: Set<Character>, values: Set<Character>) {
        self.text = text
        characters = Array(text)
        self.frame = frame
        self.failures = failures
        self.values = values
    }

    mutating func parse() throws(MarbleError) {
        guard frame > 0, frame.isFinite else { throw error("A frame is longer than 0 seconds, not \(frame).", at: 0) }
        while offset < characters.count { try readNext() }
        if let group { throw error("This group is not closed: a ) is missing.", at: group) }
        lastTime = time
        payFrame()
    }

    private mutating func readNext() throws(MarbleError) {
        let character = characters[offset]
        if character == " " {
            offset += 1
        } else if let (seconds, length) = try duration() {
            if group != nil { throw error("Time does not pass inside a group.", at: offset) }
            guard (time + seconds).isFinite else { throw error("This is longer than any time.", at: offset) }
            owesFrame = false
            time += seconds
            offset += length
        } else {
            try read(character)
            offset += 1
        }
    }

    private mutating func read(_ character: Character) throws(MarbleError) {
        if values.contains(character) { return add(.value(character)) }
        if failures.contains(character) { return add(.failure(character)) }
        switch character {
        case "-":
            if group != nil { throw error("Time does not pass inside a group.", at: offset) }
            payFrame()
            time += frame
        case "(":
            if group != nil { throw error("A group cannot be inside a group.", at: offset) }
            payFrame()
            group = offset
        case ")":
            guard let begin = group else { throw error("No group is open here.", at: offset) }
            if characters[begin + 1..<offset].allSatisfy({ $0 == " " }) {
                throw error("The group is empty.", at: begin)
            }
            group = nil
            owesFrame = true
        case "|": add(.completion)
        case "X", "#": add(.failure("X"))
        case "!": add(.interruption)
        case "^": add(.subscription)
        default:
            guard character.isLetter || character.isNumber || character == "~" || values.isEmpty == false else {
                throw error(
                    "\"\(character)\" means nothing in a diagram; name it in the values to use it as one.", at: offset)
            }
            if !values.isEmpty, character != "~" {
                throw error("\"\(character)\" is not among the values.", at: offset)
            }
            add(.value(character))
        }
    }

    private mutating func add(_ symbol: Marbles.Symbol) {
        if group == nil { payFrame() }
        events.append(Marbles.Event(time: time, symbol: symbol))
        offsets.append(offset)
        if group == nil { owesFrame = true }
    }

    private mutating func payFrame() {
        if exchange(&owesFrame) { time += frame }
    }

    private func exchange(_ flag: inout Bool) -> Bool {
        defer { flag = false }
        return flag
    }

    /// Returns the duration that begins here, in seconds, and its number of characters; nil if none begins here.
    private func duration() throws(MarbleError) -> (TimeInterval, Int)? {
        guard offset == 0 || characters[offset - 1] == " ", characters[offset].isNumber else { return nil }
        let word = characters[offset...].prefix { $0 != " " }
        let number = word.prefix { $0.isNumber || $0 == "." }
        let unit = String(word[number.endIndex...])
        guard !unit.isEmpty, unit.allSatisfy(\.isLetter), number.count > 0 else { return nil }
        guard let conversion = MarbleParser.conversions[unit] else { return nil }
        guard let count = Double(String(number)) else {
            throw error("\"\(String(number))\" is not a number.", at: offset)
        }
        return (conversion(count), word.count)
    }

    /// The units of durations, and the conversion of each to seconds; division is exact where possible.
    private static let conversions: [String: @Sendable (Double) -> TimeInterval] = [
        "us": { $0 / 1e6 }, "µs": { $0 / 1e6 }, "ms": { $0 / 1e3 }, "s": { $0 }, "m": { $0 * 60 }, "min": { $0 * 60 },
        "h": { $0 * 3600 },
    ]

    private func error(_ reason: String, at offset: Int) -> MarbleError {
        MarbleError(reason: reason, text: text, offset: offset)
    }
}
