import CompatShims
import Foundation
import RACCompat

private let numbers = RACSignal.concat([.return(1), .return(2), .return(3)])

@MainActor private func same(_ left: RACSignal, _ right: RACSignal) -> Bool {
    let (left, right) = (left.materialize().toArray(), right.materialize().toArray())
    return left?.isEmpty == false && left as? [RACEvent] == right as? [RACEvent]
}

private func sum(_ left: Any?, _ right: Any?) -> Any? { (left as? Int ?? 0) + (right as? Int ?? 0) }

private func sumWithIndex(_ left: Any?, _ right: Any?, _ index: Int) -> Any? { sum(sum(left, right), index) }

private func isTwo(_ value: Any?) -> Bool { value as? Int == 2 }

private func parity(_ value: Any?) -> Any? { (value as? Int ?? 0) % 2 }

extension ImportedName {
    static let signals: [ImportedName] = [
        ImportedName("RACSignal -combineLatestWith:", "combineLatest(with:)") {
            same(numbers.combineLatest(with: numbers), numbers.combineLatestWith(numbers))
        },
        ImportedName("RACSignal -aggregateWithStart:reduce:", "aggregate(withStart:reduce:)") {
            same(numbers.aggregate(withStart: 1, reduce: sum), numbers.aggregateWithStart(1, reduce: sum))
        },
        ImportedName("RACSignal -aggregateWithStart:reduceWithIndex:", "aggregate(withStart:reduceWithIndex:)") {
            same(
                numbers.aggregate(withStart: 1, reduceWithIndex: sumWithIndex),
                numbers.aggregateWithStart(1, reduceWithIndex: sumWithIndex))
        },
        ImportedName("RACSignal -aggregateWithStartFactory:reduce:", "aggregate(startFactory:reduce:)") {
            same(
                numbers.aggregate(startFactory: { 1 }, reduce: sum),
                numbers.aggregateWithStartFactory({ 1 }, reduce: sum))
        },
        ImportedName("RACSignal -takeUntil:", "take(until:)") {
            same(numbers.take(until: .never()), numbers.takeUntil(.never()))
        },
        ImportedName("RACSignal -takeUntilReplacement:", "take(untilReplacement:)") {
            same(numbers.take(untilReplacement: .return(9)), numbers.takeUntilReplacement(.return(9)))
        },
        ImportedName("RACSignal -catchTo:", "catch(to:)") {
            let failing = RACSignal.error(NSError(domain: "test", code: 1))
            return same(failing.catch(to: numbers), failing.catchTo(numbers))
        },
        ImportedName("RACSignal -groupBy:", "group(by:)") {
            same(numbers.group(by: parity).flatten(), numbers.groupBy(parity).flatten())
        },
        ImportedName("RACSignal -groupBy:transform:", "group(by:transform:)") {
            same(
                numbers.group(by: parity, transform: parity).flatten(),
                numbers.groupBy(parity, transform: parity).flatten())
        },
        ImportedName("RACSignal -zipWith:", "zip(with:)") {
            same(numbers.zip(with: numbers), numbers.zipWith(numbers))
        },
        ImportedName("RACSignal -startWith:", "start(with:)") { same(numbers.start(with: 0), numbers.startWith(0)) },
        ImportedName("RACSignal -scanWithStart:reduce:", "scan(withStart:reduce:)") {
            same(numbers.scan(withStart: 1, reduce: sum), numbers.scanWithStart(1, reduce: sum))
        },
        ImportedName("RACSignal -scanWithStart:reduceWithIndex:", "scan(withStart:reduceWithIndex:)") {
            same(
                numbers.scan(withStart: 1, reduceWithIndex: sumWithIndex),
                numbers.scanWithStart(1, reduceWithIndex: sumWithIndex))
        },
        ImportedName("RACSignal -combinePreviousWithStart:reduce:", "combinePrevious(withStart:reduce:)") {
            same(
                numbers.combinePrevious(withStart: 1, reduce: sum), numbers.combinePreviousWithStart(1, reduce: sum))
        },
        ImportedName("RACSignal -takeUntilBlock:", "take(until:)") {
            same(numbers.take(until: isTwo), numbers.takeUntilBlock(isTwo))
        },
        ImportedName("RACSignal -skipUntilBlock:", "skip(until:)") {
            same(numbers.skip(until: isTwo), numbers.skipUntilBlock(isTwo))
        },
        ImportedName("RACSignal RACSignalErrorTimedOut", "RACSignalError.timedOut") {
            RACSignalError.timedOut.rawValue == RACSignalErrorTimedOut
        },
        ImportedName("RACSignal RACSignalErrorNoMatchingCase", "RACSignalError.noMatchingCase") {
            RACSignalError.noMatchingCase.rawValue == RACSignalErrorNoMatchingCase
        },
    ]
}
