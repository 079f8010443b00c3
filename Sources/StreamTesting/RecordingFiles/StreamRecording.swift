import Foundation

/// The events of streams, as a line of a file holds them; `Tests/Recordings/FORMAT-own.md` describes the line.
package struct StreamRecording {
    /// A stream and its events, whose times count from the beginning of the recording.
    package struct Stream {
        let name: String
        let events: [RecordedEvent]
    }

    package let id: String
    package let streams: [Stream]
    /// Why no event follows: `idle` if all streams had ended, `until` if the test or the subscriber ended the
    /// recording.
    package let end: String

    init(id: String, streams: [Stream]) {
        self.id = id
        self.streams = streams.map { Stream(name: $0.name, events: $0.events.map(\.encoded)) }
        end = streams.allSatisfy { $0.events.last?.content.isTerminal == true } ? "idle" : "until"
    }

    // MARK: Reading

    /// Returns whether a scenario has streams, and not an expression to run.
    package static func recognises(_ scenario: [String: JSONValue]) -> Bool { scenario["streams"] != nil }

    /// Reads a line that is known to be JSON.
    package init(_ line: [String: JSONValue]) throws(Malformed) {
        guard let scenario = line["scenario"]?.object, let id = scenario["id"]?.string else {
            throw Malformed("the scenario has no id")
        }
        guard let names = scenario["streams"]?.array?.compactMap(\.string), !names.isEmpty,
            names.count == scenario["streams"]?.array?.count, Set(names).count == names.count
        else { throw Malformed("\(id) has no list \"streams\" of different names") }
        guard let end = line["end"]?.string else { throw Malformed("there is no end") }
        guard let trace = line["trace"]?.array else { throw Malformed("there is no trace") }
        var events = [[RecordedEvent]](repeating: [], count: names.count)
        for entry in trace {
            guard let parts = entry.array, parts.count == 3, let time = parts[0].seconds, let kind = parts[1].string,
                let (stream, event) = StreamRecording.event(kind, parts[2], at: time, in: names)
            else { throw Malformed("a trace entry is [seconds, kind, value], not \(entry)") }
            events[stream].append(event)
        }
        (self.id, self.end) = (id, end)
        streams = zip(names, events).map { Stream(name: $0, events: $1) }
    }

    private static func event(
        _ kind: String, _ value: JSONValue, at time: TimeInterval, in names: [String]
    ) -> (stream: Int, event: RecordedEvent)? {
        // The name of a stream may itself contain colons, and may end with a character that joins the colon.
        let colon = kind.unicodeScalars.lastIndex(of: ":")
        let name = colon.map { String(kind[..<$0]) }
        guard let stream = names.count == 1 && name == nil ? 0 : name.flatMap({ names.firstIndex(of: $0) }) else {
            return nil
        }
        let content: RecordedEvent.Content
        switch kind[(colon.map(kind.unicodeScalars.index(after:)) ?? kind.startIndex)...] {
        case "next": content = .value(value == .null ? nil : EncodedContent(json: value))
        case "error": content = .failure(value == .null ? nil : EncodedContent(json: value))
        case "completed": content = .completion
        case "interrupted": content = .interruption
        case "note":
            guard case .string(let text) = value else { return nil }
            content = .note(text)
        default: return nil
        }
        return (stream, RecordedEvent(time: time, content: content, place: ""))
    }

    // MARK: Writing

    /// The line of the file, without its line break.
    package var line: String {
        let names = JSONValue.array(streams.map { .string($0.name) })
        let entries = streams.enumerated().flatMap { index, stream in
            stream.events.map { (time: $0.time, stream: index, json: entry($0, of: stream)) }
        }
        // The sort is stable only because it also compares positions.
        let order = entries.enumerated().sorted { left, right in
            (left.element.time, left.offset) < (right.element.time, right.offset)
        }
        let trace = JSONValue.array(order.map(\.element.json))
        return #"{"scenario": {"id": \#(JSONValue.string(id)), "streams": \#(names)}, "#
            + #""end": \#(JSONValue.string(end)), "trace": \#(trace)}"#
    }

    private func entry(_ event: RecordedEvent, of stream: Stream) -> JSONValue {
        let prefix = streams.count == 1 ? "" : "\(stream.name):"
        return switch event.content {
        case .value(let value): [event.json, .string(prefix + "next"), RecordingEncoding.encode(value)]
        case .failure(let error): [event.json, .string(prefix + "error"), RecordingEncoding.encode(error: error)]
        case .completion: [event.json, .string(prefix + "completed"), .null]
        case .interruption: [event.json, .string(prefix + "interrupted"), .null]
        case .note(let text): [event.json, .string(prefix + "note"), .string(text)]
        }
    }

    // MARK: Drawing

    /// The recording as a diagram, with a row for each stream and a column for each instant.
    package var drawing: String {
        var table = DiagramTable(width: .max)
        for stream in streams { table.add(stream.name, stream.events.map { ($0.time, $0.content.mark) }) }
        return table.text()
    }
}

extension RecordedEvent {
    /// The event as a reader of the recording would get it.
    fileprivate var encoded: RecordedEvent {
        let content: Content =
            switch content {
            case .value(let value):
                .value(RecordingEncoding.encode(value).content)
            case .failure(let error): .failure(RecordingEncoding.encode(error: error).content)
            case .completion, .interruption, .note: content
            }
        return RecordedEvent(time: time, content: content, place: place)
    }

    /// The time in seconds, rounded to the microsecond.
    fileprivate var json: JSONValue {
        let microseconds = (time * 1e6).rounded()
        guard microseconds.isFinite else { return .double(time) }
        return Int(exactly: microseconds / 1e6).map { .int($0) } ?? .double(microseconds / 1e6)
    }
}

extension JSONValue {
    fileprivate var content: EncodedContent? { self == .null ? nil : EncodedContent(json: self) }

    fileprivate var seconds: TimeInterval? {
        switch self {
        case .int(let value): TimeInterval(value)
        case .double(let value): value
        default: nil
        }
    }
}
