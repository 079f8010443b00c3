import RACCompat
import StreamTesting

/// Holds a signal or a sequence whose name is asked for, checked and ready to be made.
package struct NameScenario: ListedScenario {
    package let operators: Set<String>
    package let missing: Set<String>
    /// Whether names are switched on.
    private let hasNames: Bool
    private let subject: any NamedSubject

    init(_ json: [String: JSONValue]) throws {
        hasNames = json["unset"] != .bool(true)
        if let signal = json["signal"] {
            subject = try NamedSignal(signal, receivers: json["signals"]?.object ?? [:])
        } else {
            subject = try NamedSequence(json["sequence"] ?? .null, receivers: json["sequences"]?.object ?? [:])
        }
        operators = subject.operators
        missing = subject.missing
    }

    package var obstacle: String? { Obstacle.reason(missing: missing) }

    package func recorded(_ line: RecordedLine) throws -> NameTrace { try NameTrace(line) }

    package func run() -> NameTrace {
        NameTrace(SignalNames.with(hasNames) { subject.entries() })
    }

    package func listing(of trace: NameTrace) -> [String] {
        trace.entries.map { entry in
            let padding = String(repeating: " ", count: max(1, 13 - entry.kind.count))
            return entry.kind + padding + (entry.value.string.map { "\"\($0)\"" } ?? "\(entry.value)")
        }
    }
}
