public import Foundation
import StreamCore

extension TestWorld {
    /// Demands that streams have sent the events of a recording; writes the recording if there is none.
    ///
    ///     let checkout = CheckoutViewModel(shop: shop)
    ///     let total = world.record(checkout.total, named: "total")
    ///     let errors = world.record(checkout.errors, named: "errors")
    ///     checkout.add("tea")
    ///     world.advance(by: 10)
    ///     try world.expectRecording("checkout", of: total, errors)
    ///
    /// The recording is a line in `__Recordings__/CheckoutTests.jsonl`, beside `CheckoutTests.swift`, and belongs in
    /// version control. A test without a recording writes one and fails, because nothing has been compared; the next
    /// run compares. With `STREAM_TESTING_RECORD=1` in the environment, a recording that differs is replaced; its test
    /// fails once more, and shows the change. `side-by-side show checkout FILE` draws a recording.
    ///
    /// Times count from the moment at which the first of the streams was recorded, and all events so far count as
    /// checked. `Tests/Recordings/FORMAT-own.md` describes how values are written; a value without a form there is
    /// written as its description.
    ///
    /// - Parameters:
    ///   - name: The name of the recording, used once in a file. A test with arguments includes the argument in the
    ///     name.
    ///   - recorders: Streams of this world, with different names. A single stream may have another name than in the
    ///     recording.
    ///   - file: A file in `__Recordings__`, such as the log of the old app; by default, a file with the name of the
    ///     test's file.
    ///   - comparingTimes: Whether events must come at the recorded times; by default, true in virtual time only. If
    ///     false, only the order within each stream counts.
    ///   - fileID: The file that a failure names.
    ///   - filePath: The path of the test; the recording is in a folder beside it.
    ///   - line: The line that a failure names.
    /// - Throws: `StreamTestFailure` with both diagrams; for a file that cannot be read, with the line of the fault.
    public func expectRecording(
        _ name: String, of recorders: Recorder..., in file: String? = nil, comparingTimes: Bool? = nil,
        fileID: StaticString = #fileID, filePath: String = #filePath, line: UInt = #line
    ) throws {
        let check = RecordingCheck(
            file: RecordingFile(path: recordingPath(filePath, file)), place: CheckPlace(fileID, line),
            comparesTimes: comparingTimes ?? (self is VirtualWorld))
        let beginning = recorders.map(\.beginning).min() ?? 0
        let streams = recorders.map { recorder in
            let offset = recorder.beginning - beginning
            let events = recorder.events.map { event in
                RecordedEvent(time: event.time + offset, content: event.content, place: event.place)
            }
            return StreamRecording.Stream(name: recorder.name, events: events)
        }
        try check.compare(StreamRecording(id: name, streams: streams))
    }
}

/// Runs a stream in a virtual world, and demands that it sends the events of a recording.
///
///     try record("checkout") { world in
///         CheckoutViewModel(shop: shop, scheduler: world.scheduler).total
///     }
///
/// This function is `expectRecording(_:of:in:comparingTimes:)` for a single stream that needs nothing from the test
/// while it runs. A class that has a method `record` itself calls `StreamTesting.record`.
///
/// - Parameters:
///   - name: The name of the recording, used once in a file.
///   - duration: How long the stream runs, in seconds.
///   - file: A file in `__Recordings__`; by default, a file with the name of the test's file.
///   - comparingTimes: Whether events must come at the recorded times.
///   - fileID: The file that a failure names.
///   - filePath: The path of the test; the recording is in a folder beside it.
///   - line: The line that a failure names.
///   - body: Makes the stream; called once.
/// - Throws: The error that `body` throws, or a `StreamTestFailure`.
public func record<Stream: RecordableStream>(
    _ name: String, for duration: TimeInterval = 60, in file: String? = nil, comparingTimes: Bool = true,
    fileID: StaticString = #fileID, filePath: String = #filePath, line: UInt = #line,
    _ body: (VirtualWorld) throws -> Stream
) throws {
    try withVirtualWorld(fileID: fileID, line: line) { world in
        let recorder = world.record(try body(world), named: name)
        world.advance(by: duration)
        try world.expectRecording(
            name, of: recorder, in: file, comparingTimes: comparingTimes, fileID: fileID, filePath: filePath,
            line: line)
    }
}

/// Whether recordings that differ are replaced.
package enum RecordingMode {
    @TaskLocal package static var writesAnew = ProcessInfo.processInfo.environment["STREAM_TESTING_RECORD"] == "1"
}

private func recordingPath(_ testPath: String, _ file: String?) -> String {
    let test = URL(fileURLWithPath: testPath)
    let name = file ?? test.deletingPathExtension().lastPathComponent + ".jsonl"
    return test.deletingLastPathComponent().appendingPathComponent("__Recordings__/\(name)").path
}

/// Compares the events of streams with a recording in a file.
private struct RecordingCheck {
    let file: RecordingFile
    let place: CheckPlace
    let comparesTimes: Bool

    func compare(_ current: StreamRecording) throws {
        guard !current.streams.isEmpty, Set(current.streams.map(\.name)).count == current.streams.count else {
            throw StreamTestFailure("\(current.id): a recording is of streams with different names.", at: place)
        }
        do {
            guard let recording = try file.recording(current.id) else {
                try file.write(current)
                throw failure(
                    current, "there was no recording. It is now in \(file.path); the next run compares with it.")
            }
            guard let difference = difference(current, recording) else { return }
            guard RecordingMode.writesAnew else { throw difference }
            try file.write(current)
            throw StreamTestFailure(
                "\(difference.summary) The recording is written anew.", details: difference.details, at: place)
        } catch let failure as StreamTestFailure {
            throw failure
        } catch {
            throw failure(current, "the recording cannot be read or written: \(error)")
        }
    }

    private func failure(_ current: StreamRecording, _ text: String) -> StreamTestFailure {
        StreamTestFailure("\(current.id): \(text)", details: table(current).text(), at: place)
    }

    private func difference(_ current: StreamRecording, _ recording: StreamRecording) -> StreamTestFailure? {
        var pairs = Array(zip(current.streams, recording.streams))
        if current.streams.count > 1 || recording.streams.count > 1 {
            let names = (current.streams.map(\.name), recording.streams.map(\.name))
            guard Set(names.0) == Set(names.1) else {
                return failure(
                    current,
                    "the recording is of \(names.1.joined(separator: ", ")), and not of \(names.0.joined(separator: ", "))."
                )
            }
            pairs = current.streams.flatMap { stream in
                recording.streams.filter { $0.name == stream.name }.map { (stream, $0) }
            }
        }
        let mismatches = pairs.compactMap { stream, recorded in
            mismatch(stream.events, recorded.events).map { (name: stream.name, mismatch: $0) }
        }
        guard let (name, mismatch) = mismatches.min(by: { $0.mismatch.time < $1.mismatch.time }) else { return nil }
        var table = DiagramTable()
        let isOne = pairs.count == 1
        for (stream, recorded) in pairs {
            table.add(isOne ? "recording" : "\(stream.name), recording", recorded.marks)
            table.add(isOne ? "now" : "\(stream.name), now", stream.marks)
        }
        let title = name == current.id ? name : "\(current.id), \(name)"
        return StreamTestFailure(
            "\(title): \(mismatch.summary)", details: table.text(pointingAt: mismatch.time), at: place)
    }

    private func mismatch(_ current: [RecordedEvent], _ recorded: [RecordedEvent]) -> Mismatch? {
        Mismatch(
            current,
            recorded.map { ExpectedEvent(time: comparesTimes ? $0.time : nil, content: .init($0.content)) })
    }

    private func table(_ recording: StreamRecording) -> DiagramTable {
        var table = DiagramTable()
        for stream in recording.streams {
            table.add(recording.streams.count == 1 ? "now" : "\(stream.name), now", stream.marks)
        }
        return table
    }
}

extension StreamRecording.Stream {
    fileprivate var marks: DiagramTable.Row { events.map { ($0.time, $0.content.mark) } }
}
