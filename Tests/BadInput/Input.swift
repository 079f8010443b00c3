import Dispatch
import Foundation

/// A type of parameters, and the values of it that a caller may give by mistake; with each the name that the table shows.
protocol Input {
    static var inputs: [(String, Self)] { get }
}

extension Int: Input {
    static let inputs = [("0", 0), ("-1", -1), ("max", .max), ("min", .min)]
}

extension UInt: Input {
    static let inputs: [(String, UInt)] = [("0", 0), ("max", .max)]
}

extension Int32: Input {
    static let inputs: [(String, Int32)] = [("0", 0), ("-1", -1), ("max", .max), ("min", .min)]
}

extension Double: Input {
    static let inputs = [
        ("0", 0), ("-1", -1), ("nan", .nan), ("inf", .infinity), ("-inf", -.infinity), ("1e300", 1e300),
        ("-1e300", -1e300),
        ("1e-300", 1e-300), ("1e10", 1e10),
    ]
}

extension DispatchTimeInterval: Input {
    static let inputs: [(String, DispatchTimeInterval)] = [
        ("0", .seconds(0)), ("-1 s", .seconds(-1)), ("-1 ns", .nanoseconds(-1)), ("never", .never),
        ("max s", .seconds(.max)),
        ("min s", .seconds(.min)), ("max ns", .nanoseconds(.max)), ("min ns", .nanoseconds(.min)),
    ]
}

extension Date: Input {
    static let inputs =
        [("past", Date.distantPast), ("future", .distantFuture)]
        + Double.inputs.filter { !["0", "-1", "1e-300", "1e10"].contains($0.0) }
        .map { ($0.0, Date(timeIntervalSinceReferenceDate: $0.1)) }
}

extension Duration: Input {
    static let inputs: [(String, Duration)] = [
        ("0", .zero), ("-1 s", .seconds(-1)), ("max s", .seconds(Int64.max)), ("min s", .seconds(Int64.min)),
    ]
}

extension NSRange: Input {
    static let inputs = [
        ("0 0", NSRange(location: 0, length: 0)), ("-1 1", NSRange(location: -1, length: 1)),
        ("0 -1", NSRange(location: 0, length: -1)), ("0 100", NSRange(location: 0, length: 100)),
        ("100 1", NSRange(location: 100, length: 1)), ("none", NSRange(location: NSNotFound, length: 0)),
        ("1 max", NSRange(location: 1, length: .max)), ("max max", NSRange(location: .max, length: .max)),
    ]
}

extension IndexSet: Input {
    static let inputs = [("none", IndexSet()), ("100", IndexSet(integer: 100)), ("0 and 100", IndexSet([0, 100]))]
}

/// A name or key, which is looked up.
struct Text: Input {
    let content: String

    static let inputs = named(["", " ", "unknown", "a b", "é\u{301}\u{1F600}"]) { Text(content: $0) }
}

/// A path of keys, with operators.
struct Path: Input {
    let content: String

    static let inputs =
        isFuzzed
        ? fuzzed
        : named(
            ["", " ", ".", "a..b", ".a", "a.", "@", "@count", "@sum.", "@nothing.a", "unknown", "unknown.unknown"]
        ) { Path(content: $0) }
}

/// A format of texts or predicates.
struct Format: Input {
    let content: String

    static let inputs = named([
        "", "%", "%@", "%@ %@ %@", "%9$@", "%0$@", "%n", "%999d", "a(b", "a == ", "a == %@)", "NOT",
    ]) {
        Format(content: $0)
    }
}

private func named<Type>(_ texts: [String], _ make: (String) -> Type) -> [(String, Type)] {
    texts.map { ($0.isEmpty ? "empty" : $0.debugDescription, make($0)) }
        + [
            ("100,000 letters", make(String(repeating: "a", count: 100_000))),
            ("50,000 keys", make(Array(repeating: "a", count: 50_000).joined(separator: "."))),
        ]
}

/// How many elements the caller gives.
struct Amount: Input {
    let count: Int

    static let inputs = [("empty", Amount(count: 0)), ("single", Amount(count: 1)), ("10,000", Amount(count: 10_000))]
}
