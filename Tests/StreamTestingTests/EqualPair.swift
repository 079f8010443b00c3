import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// A dynamic stream and the typed stream that Documentation/RACCompatToStreamCore.md names in its row.
struct EqualPair: CustomTestStringConvertible, Sendable {
    typealias Producer = SignalProducer<String, any Error>

    /// The identifier of the row, and what distinguishes several pairs of one row.
    let testDescription: String
    let inputs: [RandomInput]
    let ignored: Set<KnownDifference>
    /// Whether a later subscriber finds the same; the row says where it does not.
    let resubscribes: Bool
    let legacy: @Sendable (PairInputs) throws -> RACSignal
    let ported: @Sendable (PairInputs) throws -> Producer

    init(
        _ row: String, _ inputs: [RandomInput] = ["a"], ignoring ignored: Set<KnownDifference> = [],
        resubscribes: Bool = true,
        legacy: @escaping @Sendable (PairInputs) throws -> RACSignal,
        ported: @escaping @Sendable (PairInputs) throws -> Producer
    ) {
        testDescription = row
        self.inputs = inputs
        self.ignored = ignored.union([.disposalInterrupts])
        self.resubscribes = resubscribes
        self.legacy = legacy
        self.ported = ported
    }

    /// The identifier of the row.
    var row: String { "\(testDescription.prefix { $0 != " " })" }
}

/// The inputs of a pair: hot and cold, and a reply that is made anew for each subscription.
struct PairInputs {
    let world: VirtualWorld

    func hot(_ name: String) throws -> TestStream<String> { try world.input(name) }
    func cold(_ name: String) throws -> TestStream<String> { try world.coldInput(name) }
    func reply(_ marbles: String) throws -> TestStream<String> { try world.cold(marbles) }

    /// Hot inputs that cannot fail.
    func values(_ name: String) throws -> SignalProducer<String, Never> { try world.input(name).values }

    var scheduler: any DateScheduler { world.scheduler }
}

/// The value of a dynamic stream as text.
func text(_ value: Any?) -> String { value as? String ?? "nil" }

extension RandomInput {
    /// An input that cannot fail.
    static func safe(_ name: String) -> RandomInput { RandomInput(name, canFail: false) }
}
