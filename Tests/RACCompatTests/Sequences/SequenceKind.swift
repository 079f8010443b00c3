import Foundation
import RACCompat
import Testing

/// A way to make a sequence of the same values: each has its own class, or its own way of computing.
struct SequenceKind: Sendable, CustomTestStringConvertible {
    let name: String
    nonisolated(unsafe) let values: [Any]
    private let build: @Sendable () -> RACSequence

    var testDescription: String { name }
    var sequence: RACSequence { build() }

    init(
        _ name: String, _ values: @autoclosure () -> [Any] = [1, 2, 3], _ build: @escaping @Sendable () -> RACSequence
    ) {
        self.name = name
        self.values = values()
        self.build = build
    }

    /// A chain of sequences of two blocks.
    static func blocks(_ values: [Int], _ index: Int = 0) -> RACSequence {
        RACSequence.sequenceWithHeadBlock(
            { index < values.count ? values[index] : nil },
            tailBlock: { index + 1 < values.count ? blocks(values, index + 1) : nil })
    }

    static let all: [SequenceKind] = [
        SequenceKind("array") { [1, 2, 3].rac_sequence },
        SequenceKind("tail of an array") { [0, 1, 2, 3].rac_sequence.tail ?? .empty() },
        SequenceKind("NSArray") { ([1, 2, 3] as NSArray).rac_sequence },
        SequenceKind("empty array", []) { [Int]().rac_sequence },
        SequenceKind("string", ["a", "b", "c"]) { "abc".rac_sequence },
        SequenceKind("NSString", ["a", "b", "c"]) { NSString(string: "abc").rac_sequence },
        SequenceKind("empty string", []) { "".rac_sequence },
        SequenceKind("pairs of a dictionary", [RACTuplePack("a", 1)]) { ["a": 1].rac_sequence },
        SequenceKind("keys of a dictionary", ["a"]) { ["a": 1].rac_keySequence },
        SequenceKind("values of a dictionary", [1]) { ["a": 1].rac_valueSequence },
        SequenceKind("NSDictionary", [RACTuplePack("a", 1)]) { (["a": 1] as NSDictionary).rac_sequence },
        SequenceKind("set", [7]) { Set([7]).rac_sequence },
        SequenceKind("NSSet", [7]) { NSSet(array: [7]).rac_sequence },
        SequenceKind("ordered set") { NSOrderedSet(array: [1, 2, 1, 3]).rac_sequence },
        SequenceKind("index set") { IndexSet([3, 1, 2]).rac_sequence },
        SequenceKind("NSIndexSet") { NSIndexSet(indexesIn: NSRange(location: 1, length: 3)).rac_sequence },
        SequenceKind("empty index set", []) { IndexSet().rac_sequence },
        SequenceKind("enumerator") { ([1, 2, 3] as NSArray).objectEnumerator().rac_sequence },
        SequenceKind("tuple", [1, NSNull(), "x"]) { RACTuplePack(1, nil, "x").rac_sequence },
        SequenceKind("empty tuple", []) { RACTuple().rac_sequence },
        SequenceKind("Swift sequence") { (1...3).rac_sequence },
        SequenceKind("lazy Swift sequence") { (0...2).lazy.map { $0 + 1 }.rac_sequence },
        SequenceKind("one value", [1]) { RACSequence.return(1) },
        SequenceKind("nil", []) { RACSequence.return(nil) },
        SequenceKind("empty", []) { RACSequence.empty() },
        SequenceKind("blocks") { blocks([1, 2, 3]) },
        SequenceKind("blocks without a value", []) { blocks([]) },
        SequenceKind("signal") {
            RACSignal.createSignal { subscriber in
                for number in 1...3 { subscriber.sendNext(number) }
                subscriber.sendCompleted()
                return nil
            }
            .sequence
        },
        SequenceKind("eager") { [1, 2, 3].rac_sequence.eagerSequence },
        SequenceKind("lazy, of an eager one") { [1, 2, 3].rac_sequence.eagerSequence.lazySequence },
        SequenceKind("mapped") { [0, 1, 2].rac_sequence.map { ($0 as? Int ?? 0) + 1 } },
        SequenceKind("filtered away", []) { [1, 2].rac_sequence.filter { _ in false } },
        SequenceKind("concatenated") { RACSequence.return(1).concat([2, 3].rac_sequence) },
        SequenceKind("flattened") { [[1], [], [2, 3]].rac_sequence.flattenMap { ($0 as? [Int])?.rac_sequence } },
        SequenceKind("zipped", [RACTuplePack(1, "a"), RACTuplePack(2, "b")]) {
            [1, 2].rac_sequence.zipWith("abc".rac_sequence)
        },
        SequenceKind("many", Array(0..<200)) { (0..<200).rac_sequence.take(200) },
    ]
}

/// Whether values are equal, in the sense of the dynamic face.
func areEqual(_ left: [Any], _ right: [Any]) -> Bool {
    left.elementsEqual(right) { isEqual($0, $1) }
}
