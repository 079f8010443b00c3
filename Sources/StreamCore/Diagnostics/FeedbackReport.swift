import Synchronization

extension DiagnosticEvent.Kind {
    /// A delivery that causes one further delivery after another, and so does not end.
    public static let feedback = DiagnosticEvent.Kind("feedback loop", isWarning: true)
}

extension StreamDiagnostics {
    #if DEBUG
        private static let limit = Atomic<Int>(1_000_000)
    #else
        private static let limit = Atomic<Int>(.max)
    #endif

    /// The number of sends that may wait for one delivery, one after the other, before a feedback loop is reported.
    ///
    /// A value that an observer sends to the stream that it observes is delivered after the running delivery. If the
    /// observer answers every delivery with a send, the loop never ends, and the thread hangs. Every delivery that
    /// reaches the limit is reported once. The default is a million in debug builds of this package, and nil (no
    /// report) in release builds. Debug builds also stop the program where bindings set each other without end.
    public static var feedbackLimit: Int? {
        get {
            let limit = self.limit.load(ordering: .relaxed)
            return limit == .max ? nil : limit
        }
        set {
            require(newValue ?? 1 > 0, "feedbackLimit is 1 or more, or nil, not \(newValue ?? 0).")
            limit.store(newValue ?? .max, ordering: .relaxed)
        }
    }

    /// The feedback limit as a number, which is too great to be reached if there is no limit.
    static var deliveryLimit: Int { limit.load(ordering: .relaxed) }

    /// Reports that a gate has run as many queued items as the limit allows, and is still running more.
    @inline(never)
    static func reportFeedback(atGate gate: UInt, count: Int) {
        let labels = SignalLabels.labels(behindGate: gate)
        let subject = labels.isEmpty ? "a stream without a name" : labels.map { "\($0)" }.joined(separator: ", ")
        sink(
            DiagnosticEvent(
                .feedback, stream: labels.map(\.name).joined(separator: ", "),
                text: "\(count) sends have waited for one delivery of \(subject), and it goes on. "
                    + "Does one of its observers send to it?",
                fileID: labels.first?.fileID ?? "", line: labels.first?.line ?? 0))
        #if DEBUG
            BindingRing.follow(gate)
        #endif
    }
}
