import Foundation
import StreamCore

/// The values that a signal sends, from an index on, with `NSNull` in the place of nil.
///
/// A request for a value blocks the thread until the signal has sent the value or has ended.
final class RACSignalSequence: RACSequence, @unchecked Sendable {  // immutable but for the name; the log is thread-safe
    private let log: SignalLog
    private let offset: Int

    private init(_ log: SignalLog, from offset: Int) {
        self.log = log
        self.offset = offset
        super.init()
    }

    /// Subscribes to a signal at once.
    convenience init(_ signal: RACSignal) {
        let log = SignalLog(signal)
        self.init(log, from: 0)
        signal.subscribeNext({ log.add($0) }, error: { _ in log.end(.failed) }, completed: { log.end(.completed) })
    }

    override var head: Any? { log.value(at: offset) }

    override var tail: RACSequence? {
        RACSignalSequence(log, from: offset + 1).called(name)
    }

    override var array: [Any] { arrayUnlessFailed ?? [] }
    override var arrayUnlessFailed: [Any]? { log.values(from: offset) }

    override var description: String { describing(", values = \(SignalNames.list(log.present(from: offset))) …") }
}

/// The values that a signal has sent, for threads that wait for more.
private final class SignalLog: @unchecked Sendable {  // the state is reached under the condition only
    enum End { case completed, failed }

    private let arrival = NSCondition()
    private var values: [Any] = []
    private var end: End?
    /// The signal, which reports of a long wait name; it may hold the log.
    private weak var signal: RACSignal?

    init(_ signal: RACSignal) {
        self.signal = signal
    }

    func add(_ value: Any?) {
        change { values.append(value ?? NSNull()) }
    }

    func end(_ end: End) {
        change { self.end = self.end ?? end }
    }

    private func change(_ body: () -> Void) {
        arrival.lock()
        defer { arrival.unlock() }
        body()
        arrival.broadcast()
    }

    /// Waits for a value; returns nil when the signal ends without sending it.
    func value(at index: Int) -> Any? {
        waiting({ index < values.count || end != nil }) { index < values.count ? values[index] : nil }
    }

    /// Waits for the end of the signal; returns nil when the signal fails.
    func values(from index: Int) -> [Any]? {
        waiting({ end != nil }) { end == .failed ? nil : Array(values.dropFirst(index)) }
    }

    func present(from index: Int) -> [Any] {
        arrival.lock()
        defer { arrival.unlock() }
        return Array(values.dropFirst(index))
    }

    private func waiting<Result>(_ isHere: () -> Bool, _ result: () -> Result) -> Result {
        arrival.lock()
        defer { arrival.unlock() }
        #if DEBUG
            if !isHere(), !wait(until: Date(timeIntervalSinceNow: BlockingReport.patienceInSeconds), isHere) {
                arrival.unlock()
                if let signal { BlockingReport.send(operation: "-sequence", signal: signal) }
                arrival.lock()
            }
        #endif
        while !isHere() { arrival.wait() }
        return result()
    }

    private func wait(until date: Date, _ isHere: () -> Bool) -> Bool {
        while !isHere() {
            if !arrival.wait(until: date) { return isHere() }
        }
        return true
    }
}
