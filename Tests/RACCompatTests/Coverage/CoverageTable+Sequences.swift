import Foundation
import RACCompat

extension CoverageTable {
    /// Adds what the original declares, in its order.
    mutating func addSequences() {
        let sequence = RACSequence.empty()
        has("RACSequence RACSequenceBindBlock") { RACSequenceBindBlock.self }
        has("RACSequence head") { sequence.head }
        has("RACSequence tail") { sequence.tail }
        has("RACSequence array") { sequence.array }
        has("RACSequence objectEnumerator") { sequence.objectEnumerator }
        has("RACSequence eagerSequence") { sequence.eagerSequence }
        has("RACSequence lazySequence") { sequence.lazySequence }
        has("RACSequence -signal") { sequence.signal() }
        has("RACSequence -signalWithScheduler:") { sequence.signalWithScheduler(.immediateScheduler()) }
        has("RACSequence -foldLeftWithStart:reduce:") { sequence.foldLeftWithStart(0) { $1 ?? $0 } }
        has("RACSequence -foldRightWithStart:reduce:") { sequence.foldRightWithStart(0) { $1.head ?? $0 } }
        has("RACSequence -any:") { sequence.any { _ in true } }
        has("RACSequence -all:") { sequence.all { _ in true } }
        has("RACSequence -objectPassingTest:") { sequence.objectPassingTest { _ in true } }
        has("RACSequence +sequenceWithHeadBlock:tailBlock:") {
            RACSequence.sequenceWithHeadBlock({ 1 }, tailBlock: { nil })
        }
        has("RACSequence NSCoding/NSCopying/NSFastEnumeration conformance") {
            sequence.copy().contains { $0 is any (Encodable & Decodable) }
        }
        has("NSArray rac_sequence") { NSArray().rac_sequence }
        has("NSDictionary rac_sequence") { NSDictionary().rac_sequence }
        has("NSDictionary rac_keySequence") { NSDictionary().rac_keySequence }
        has("NSDictionary rac_valueSequence") { NSDictionary().rac_valueSequence }
        has("NSSet rac_sequence") { NSSet().rac_sequence }
        has("NSOrderedSet rac_sequence") { NSOrderedSet().rac_sequence }
        has("NSString rac_sequence") { NSString(string: "").rac_sequence }
        has("NSEnumerator rac_sequence") { NSArray().objectEnumerator().rac_sequence }
        has("NSIndexSet rac_sequence") { NSIndexSet().rac_sequence }
        has("RACSequence +empty") { RACSequence.empty() }
        has("RACSequence +return:") { RACSequence.return(1) }
        has("RACSequence -bind:") { sequence.bind { { _, _ in nil } } }
        has("RACSequence -concat:") { sequence.concat(sequence) }
        has("RACSequence -zipWith:") { sequence.zipWith(sequence) }
        has("RACSequence -flattenMap:") { sequence.flattenMap { _ in nil } }
        has("RACSequence -flatten") { sequence.flatten() }
        has("RACSequence -map:") { sequence.map { $0 } }
        has("RACSequence -mapReplace:") { sequence.mapReplace(1) }
        has("RACSequence -filter:") { sequence.filter { _ in true } }
        has("RACSequence -ignore:") { sequence.ignore(1) }
        has("RACSequence -reduceEach:") { sequence.reduceEach { $0[0] } }
        has("RACSequence -startWith:") { sequence.startWith(1) }
        has("RACSequence -skip:") { sequence.skip(1) }
        has("RACSequence -take:") { sequence.take(1) }
        has("RACSequence +zip:") { RACSequence.zip([sequence]) }
        has("RACSequence +zip:reduce:") { RACSequence.zip([sequence]) { $0[0] } }
        has("RACSequence +concat:") { RACSequence.concat([sequence]) }
        has("RACSequence -scanWithStart:reduce:") { sequence.scanWithStart(0) { $1 ?? $0 } }
        has("RACSequence -scanWithStart:reduceWithIndex:") {
            sequence.scanWithStart(0, reduceWithIndex: { running, _, _ in running })
        }
        has("RACSequence -combinePreviousWithStart:reduce:") { sequence.combinePreviousWithStart(0) { $1 ?? $0 } }
        has("RACSequence -takeUntilBlock:") { sequence.takeUntilBlock { _ in true } }
        has("RACSequence -takeWhileBlock:") { sequence.takeWhileBlock { _ in true } }
        has("RACSequence -skipUntilBlock:") { sequence.skipUntilBlock { _ in true } }
        has("RACSequence -skipWhileBlock:") { sequence.skipWhileBlock { _ in true } }
        has("RACSequence -distinctUntilChanged") { sequence.distinctUntilChanged() }
        has("RACSequence RACSequence") { RACSequence.self }
    }
}
