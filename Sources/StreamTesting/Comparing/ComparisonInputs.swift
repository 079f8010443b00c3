import Foundation
import RACCompat
import StreamCore

/// The inputs of a comparison: their events, and the actions of the subscribers.
struct ComparisonInputs {
    var marbles: [String: Marbles]
    /// The time at which the first subscriber unsubscribes.
    var disposal: TimeInterval?
    /// The time at which a second subscriber subscribes to the same stream.
    var resubscription: TimeInterval?
    /// The value upon which the first subscriber sends to an input.
    var reentry: Reentry?

    /// A send from inside of a delivery.
    struct Reentry {
        /// The input that sends its first value again.
        let input: String
        /// The number of the value that is being delivered, from 1.
        var number: Int
    }

    /// The time of the last event, of the disposal or of the second subscription, whichever is latest.
    var end: TimeInterval {
        marbles.values.compactMap { $0.events.last?.time }.reduce(max(disposal ?? 0, resubscription ?? 0), max)
    }

    /// The time at which the first input ends; nil if none does.
    var firstEnd: TimeInterval? {
        marbles.values.compactMap { marbles in
            if case .value? = marbles.events.last?.symbol { return nil }
            return marbles.events.last?.time
        }
        .min()
    }

    /// Runs a stream with these inputs, and then for `seconds` more; nil means as long as there is work.
    func run(
        for seconds: TimeInterval?, at place: CheckPlace, _ make: (VirtualWorld) throws -> some RecordableStream
    ) throws -> ComparisonRun {
        let world = VirtualWorld(startDate: Date(timeIntervalSinceReferenceDate: 0), inputs: marbles, at: place)
        defer { world.close() }
        let (recorders, isDynamic) = try begin(make, in: world)
        world.advance(to: end + (seconds ?? 60))
        let completeTime = seconds == nil ? world.runOn(until: end + 3600) : .infinity
        let recordings = recorders.map(\.recorded)
        let cleanUps = world.cleanUps.all
        var overTimes = recordings.map { $0.first { $0.content.isTerminal }?.time ?? .infinity }
        if let disposal { overTimes[0] = min(overTimes[0], disposal) }
        for recorder in recorders { recorder.dispose() }
        world.releaseKept()
        world.perform { world.runPending() }
        return ComparisonRun(
            recordings: recordings, cleanUps: cleanUps, sources: SourceUse.merging(world.sourceLogs),
            isDynamic: isDynamic, overTime: min(overTimes.max() ?? 0, world.elapsed), completeTime: completeTime)
    }

    /// Makes the stream, and schedules the actions of its subscribers; returns their recorders, and whether the stream
    /// is dynamic.
    private func begin(
        _ make: (VirtualWorld) throws -> some RecordableStream, in world: VirtualWorld
    ) throws -> (recorders: [Recorder], isDynamic: Bool) {
        let stream = try world.perform { try make(world) }
        let kept = world.keep(KeptStream(stream))
        let count = Guarded(0)
        var recorders = [
            world.record(stream) { [reentry] event in
                if event.content.isTerminal { world.cleanUps.add(ComparisonRun.endName, at: event.time) }
                guard let reentry, case .value = event.content else { return }
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                if number == reentry.number { world.sendAgain(to: reentry.input) }
            }
        ]
        if let resubscription {
            let second = world.makeRecorder(nil, nil)
            recorders.append(second)
            let subscribe = { @Sendable in second.ends(with: kept.stream.startRecording(second)) }
            if resubscription > 0 {
                world.queues.add(on: .main, at: world.startDate.addingTimeInterval(resubscription), subscribe)
            } else {
                world.perform(subscribe)
            }
        }
        if let disposal {
            let first = recorders[0]
            world.queues.add(on: .main, at: world.startDate.addingTimeInterval(disposal)) { first.endSubscription() }
        }
        return (recorders, stream is RACStream || stream is RACCommand)
    }
}

extension ComparisonInputs {
    /// The inputs as arguments of `compare(inputs:)`.
    func text(frame: TimeInterval) -> String {
        let drawn = marbles.sorted { $0.key < $1.key }.map { "\($0.key): \"\($0.value.drawn(frame: frame))\"" }
        let disposal = disposal.map { ", disposal: \(timeText($0))" } ?? ""
        let second = resubscription.map { ", resubscription: \(timeText($0))" } ?? ""
        let again = reentry.map {
            "; upon value \($0.number), the subscriber sends the first value of \($0.input) again"
        }
        return drawn.joined(separator: ", ") + disposal + second + (again ?? "")
    }
}

/// Keeps a stream, which need not be an object.
private final class KeptStream: @unchecked Sendable {  // immutable; the thread of the test uses the stream
    let stream: any RecordableStream
    init(_ stream: any RecordableStream) { self.stream = stream }
}

/// A source that can send a value once more.
protocol ResendingSource: AnyObject {
    var name: String { get }
    func sendAgain()
}

extension VirtualWorld {
    fileprivate func sendAgain(to name: String) {
        for case let source as any ResendingSource in sourceStreams where source.name == name { source.sendAgain() }
    }
}
