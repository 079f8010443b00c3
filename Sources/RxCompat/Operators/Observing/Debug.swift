import StreamCore
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The output of `debug()`.
package enum DebugOutput {
    private static let line = Guarded<@Sendable (String) -> Void>({ print($0) })

    /// Prints a line.
    static func write(_ text: String) { line.read()(text) }

    /// Sends later lines to a closure.
    package static func redirect(to line: @escaping @Sendable (String) -> Void) { self.line.exchange(line) }
}

private final class Debug<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let identifier: String
    private let trimsOutput: Bool
    private let isReported = Atomic<Bool>(false)

    init(_ downstream: Receiver<Element>, _ identifier: String, _ trimsOutput: Bool) {
        self.identifier = identifier
        self.trimsOutput = trimsOutput
        super.init(downstream)
        log("subscribed")
    }

    private func log(_ message: String) {
        DebugOutput.write("\(timestamp()): \(identifier) -> \(message)")
    }

    private func log(_ event: Event<Element>) {
        let text = "\(event)"
        log("Event " + (trimsOutput && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text))
    }

    override func receive(_ value: Element) {
        log(.next(value))
        send(value)
    }

    override func fail(_ failure: any Error) {
        log(.error(failure))
        sendError(failure)
        report()
        dispose()
    }

    override func complete() {
        log(.completed)
        sendCompleted()
        report()
        dispose()
    }

    private func report() {
        if !isReported.exchange(true, ordering: .relaxed) { log("isDisposed") }
    }

    override func disposed(of upstream: (any Disposable)?) {
        report()
        super.disposed(of: upstream)
    }
}

/// The current date, as `2026-01-31 12:34:56.789` in the local time zone.
private func timestamp() -> String {
    let now = Date()
    let parts = Calendar.current.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: now)
    func padded(_ number: Int?, _ count: Int) -> String {
        let digits = "\(number ?? 0)"
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    let date = [padded(parts.year, 4), padded(parts.month, 2), padded(parts.day, 2)].joined(separator: "-")
    let time = [padded(parts.hour, 2), padded(parts.minute, 2), padded(parts.second, 2)].joined(separator: ":")
    return "\(date) \(time).\(padded(parts.nanosecond.map { $0 / 1_000_000 }, 3))"
}

extension ObservableType {
    /// Prints each subscription, event and disposal, with the time and a name.
    ///
    /// With `trimOutput`, the middle of long events is left out.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        let place = "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
        return through { Debug($0, identifier ?? place, trimOutput) }
    }
}
