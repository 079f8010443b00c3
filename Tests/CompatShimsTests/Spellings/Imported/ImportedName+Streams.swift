import CompatShims
import Foundation
import RACCompat

private let numbers = [1, 2, 3].rac_sequence
/// A stream whose class is not known.
private var stream: RACStream { numbers }

private func same(_ left: RACStream, _ right: RACStream) -> Bool {
    let (left, right) = ((left as? RACSequence)?.array, (right as? RACSequence)?.array)
    return left?.isEmpty == false && RACTuple(objectsFrom: left ?? []) == RACTuple(objectsFrom: right ?? [])
}

private func sum(_ left: Any?, _ right: Any?) -> Any? { (left as? Int ?? 0) + (right as? Int ?? 0) }

private func sumWithIndex(_ left: Any?, _ right: Any?, _ index: Int) -> Any? { sum(sum(left, right), index) }

private func isTwo(_ value: Any?) -> Bool { value as? Int == 2 }

extension ImportedName {
    static let streams: [ImportedName] = [
        ImportedName("RACStream -zipWith:", "zip(with:)") { same(stream.zip(with: stream), stream.zipWith(stream)) },
        ImportedName("RACStream -startWith:", "start(with:)") { same(stream.start(with: 0), stream.startWith(0)) },
        ImportedName("RACStream -scanWithStart:reduce:", "scan(withStart:reduce:)") {
            same(stream.scan(withStart: 1, reduce: sum), stream.scanWithStart(1, reduce: sum))
        },
        ImportedName("RACStream -scanWithStart:reduceWithIndex:", "scan(withStart:reduceWithIndex:)") {
            same(
                stream.scan(withStart: 1, reduceWithIndex: sumWithIndex),
                stream.scanWithStart(1, reduceWithIndex: sumWithIndex))
        },
        ImportedName("RACStream -combinePreviousWithStart:reduce:", "combinePrevious(withStart:reduce:)") {
            same(stream.combinePrevious(withStart: 1, reduce: sum), stream.combinePreviousWithStart(1, reduce: sum))
        },
        ImportedName("RACStream -takeUntilBlock:", "take(until:)") {
            same(stream.take(until: isTwo), stream.takeUntilBlock(isTwo))
        },
        ImportedName("RACStream -skipUntilBlock:", "skip(until:)") {
            same(stream.skip(until: isTwo), stream.skipUntilBlock(isTwo))
        },
    ]

    static let sequences: [ImportedName] = [
        ImportedName("RACSequence -zipWith:", "zip(with:)") {
            same(numbers.zip(with: numbers), numbers.zipWith(numbers))
        },
        ImportedName("RACSequence -startWith:", "start(with:)") { same(numbers.start(with: 0), numbers.startWith(0)) },
        ImportedName("RACSequence -scanWithStart:reduce:", "scan(withStart:reduce:)") {
            same(numbers.scan(withStart: 1, reduce: sum), numbers.scanWithStart(1, reduce: sum))
        },
        ImportedName("RACSequence -scanWithStart:reduceWithIndex:", "scan(withStart:reduceWithIndex:)") {
            same(
                numbers.scan(withStart: 1, reduceWithIndex: sumWithIndex),
                numbers.scanWithStart(1, reduceWithIndex: sumWithIndex))
        },
        ImportedName("RACSequence -combinePreviousWithStart:reduce:", "combinePrevious(withStart:reduce:)") {
            same(numbers.combinePrevious(withStart: 1, reduce: sum), numbers.combinePreviousWithStart(1, reduce: sum))
        },
        ImportedName("RACSequence -takeUntilBlock:", "take(until:)") {
            same(numbers.take(until: isTwo), numbers.takeUntilBlock(isTwo))
        },
        ImportedName("RACSequence -skipUntilBlock:", "skip(until:)") {
            same(numbers.skip(until: isTwo), numbers.skipUntilBlock(isTwo))
        },
        ImportedName("RACSequence eagerSequence", "eager") { same(numbers.eager, numbers.eagerSequence) },
        ImportedName("RACSequence lazySequence", "lazy") { same(numbers.lazy, numbers.lazySequence) },
        ImportedName("RACSequence -signalWithScheduler:", "signal(with:)") {
            numbers.signal(with: .immediateScheduler()).toArray() as? [Int] == [1, 2, 3]
        },
        ImportedName("RACSequence -foldLeftWithStart:reduce:", "foldLeft(withStart:reduce:)") {
            numbers.foldLeft(withStart: 1, reduce: sum) as? Int == 7
        },
        ImportedName("RACSequence -foldRightWithStart:reduce:", "foldRight(withStart:reduce:)") {
            numbers.foldRight(withStart: 1, reduce: { sum($0, $1.head) }) as? Int == 7
        },
        ImportedName("RACSequence -objectPassingTest:", "object(passingTest:)") {
            numbers.object(passingTest: isTwo) as? Int == 2
        },
        ImportedName(
            "RACSequence +sequenceWithHeadBlock:tailBlock:", "init(head:tailBlock:)",
            differs: "An initializer cannot return a sequence of another class: sequenceWithHeadBlock(_:tailBlock:)."),
    ]
}
