public import Foundation
import StreamCore

/// Recordings that begin and end at times.
extension VirtualWorld {
    /// Records a stream during the time that a diagram shows: it is subscribed to at `^`, and unsubscribed from at `!`.
    ///
    ///     let ticks = try world.record(clock.ticks, during: "--^----!")
    ///     try ticks.expect("---1-2")
    ///
    /// Times count from now, those of the recording, too. Of the events at one instant, those of sources that were made
    /// before come first: they are missed at `^`, and recorded at `!`.
    ///
    /// - Throws: `MarbleError` for a diagram that cannot be read.
    public func record(
        _ stream: some RecordableStream, during diagram: String, frame: TimeInterval = 1, named name: String? = nil
    ) throws -> Recorder {
        let window = try Subscription(diagram, frame: frame)
        let recorder = makeRecorder(name, nil)
        begin(stream, recorder, window.begin, window.end)
        return recorder
    }

    /// Begins and ends a recording, so many seconds from now.
    private func begin(
        _ stream: some RecordableStream, _ recorder: Recorder, _ begin: TimeInterval, _ end: TimeInterval?
    ) {
        if let end { queues.add(on: .main, after: end, recorder.dispose) }
        // The stream is used on the thread of the test.
        let stream = UncheckedSendable(stream)
        let record: @Sendable () -> Void = { [self] in
            recorder.ends(with: perform { stream.value.startRecording(recorder) })
        }
        if begin > 0 { queues.add(on: .main, after: begin, record) } else { record() }
    }

    /// Makes a stream, subscribes to it at a time, lets time pass, and unsubscribes at a later time.
    ///
    ///     let results = try world.start(subscribed: 2, disposed: 10) { search.results }
    ///     try results.expect("---a--b")
    ///
    /// Times are seconds from now; `expect` counts from now, too.
    ///
    /// - Parameters:
    ///   - created: When `make` is called.
    ///   - subscribed: When the stream is subscribed to.
    ///   - disposed: When the stream is unsubscribed from, and this method returns.
    ///   - name: The name of the stream in failures.
    ///   - make: Makes the stream.
    public func start<Stream: RecordableStream>(
        created: TimeInterval = 0, subscribed: TimeInterval = 0, disposed: TimeInterval, named name: String? = nil,
        _ make: () throws -> Stream
    ) rethrows -> Recorder {
        let recorder = makeRecorder(name, nil)
        advance(by: created)
        let stream = try perform(make)
        begin(stream, recorder, subscribed - created, disposed - created)
        advance(by: disposed - created)
        return recorder
    }

    /// Does the same in a test with tasks.
    public func start<Stream: RecordableStream>(
        created: TimeInterval = 0, subscribed: TimeInterval = 0, disposed: TimeInterval, named name: String? = nil,
        isolation: isolated (any Actor)? = #isolation, _ make: () throws -> Stream
    ) async rethrows -> Recorder {
        let recorder = makeRecorder(name, nil)
        await advance(by: created)
        let stream = try perform(make)
        begin(stream, recorder, subscribed - created, disposed - created)
        await advance(by: disposed - created)
        return recorder
    }
}
