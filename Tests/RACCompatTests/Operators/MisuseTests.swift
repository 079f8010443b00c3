import Foundation
import RACCompat
import Testing

/// Mistakes of the program stop it, with a message that says what was expected where.
@Suite struct MisuseTests {
    enum Mistake: String, Codable, CaseIterable {
        case combineLatestType, combineLatestNil, zipCount, reduceEachType, reduceEachNoTuple, reduceApplyNoBlock
        case flatten, flattenLimited, switchToLatest, dematerialize, not, and, or, condition
        case take, skip, takeLast, flattenLimit, throttleInterval, throttleTestInterval
        case concat, groupByKey, groupByTransformKey, andOfNothing, reduceApplyNothing
        case combineLatestNoParameters, reduceEachCount, reduceEachLaterValue
        case compoundInItself, abstractScheduler, abstractSchedulerWithDate, immediateRepeating, repeatingInterval
        case repeatingLeeway

        /// What the message must contain.
        var words: [String] {
            switch self {
            case .combineLatestType: ["+combineLatest:reduce:", "parameter 1", "Int", "String"]
            case .combineLatestNil: ["+combineLatest:reduce:", "parameter 0", "Int", "nil"]
            case .zipCount: ["+zip:reduce:", "3 parameters", "2 values"]
            case .reduceEachType: ["-reduceEach:", "parameter 0", "Bool", "String"]
            case .reduceEachNoTuple: ["-reduceEach:", "tuple", "Int"]
            case .reduceApplyNoBlock: ["-reduceApply", "block"]
            case .flatten: ["-flatten ", "signals", "1", "Int"]
            case .flattenLimited: ["-flatten:", "signals", "1", "Int"]
            case .switchToLatest: ["-switchToLatest", "signals", "1", "Int"]
            case .dematerialize: ["-dematerialize", "RACEvent", "1"]
            case .not: ["-not", "booleans", "x", "String"]
            case .and: ["-and", "tuples", "Int"]
            case .or: ["-or", "booleans", "nil"]
            case .condition: ["+if:then:else:", "booleans", "nil"]
            case .take: ["take", "0 or more", "-1"]
            case .skip: ["skip", "0 or more", "-1"]
            case .takeLast: ["takeLast", "0 or more", "-1"]
            case .flattenLimit: ["flatten", "0 or more", "-1"]
            case .throttleInterval, .throttleTestInterval: ["throttle", "0 seconds or more", "-1"]
            case .concat: ["-concat ", "signals", "1", "Int"]
            case .groupByKey, .groupByTransformKey: ["-groupBy:", "key that is not nil", "1, which is of type Int"]
            case .andOfNothing: ["-and", "tuples of booleans", "RACTuple"]
            case .reduceApplyNothing: ["-reduceApply", "at least one value", "RACOneTuple"]
            case .combineLatestNoParameters: ["+combineLatest:reduce:", "0 parameters", "2 values"]
            case .reduceEachCount: ["-reduceEach:", "1 parameters", "2 values"]
            case .reduceEachLaterValue: ["-reduceEach:", "parameter 0", "Int", "String"]
            case .compoundInItself: ["compound disposable", "itself"]
            case .abstractScheduler: ["must override schedule(_:)"]
            case .abstractSchedulerWithDate: ["must override after(_:schedule:)"]
            case .immediateRepeating: ["immediate scheduler", "repeat"]
            case .repeatingInterval: ["repeating block", "positive interval"]
            case .repeatingLeeway: ["repeating block", "leeway"]
            }
        }

        /// Makes the mistake in virtual time.
        func make() {
            let background = RACScheduler.scheduler()
            let abstract = RACScheduler(name: nil)
            switch self {
            case .compoundInItself:
                let compound = RACCompoundDisposable()
                compound.addDisposable(compound)
            case .abstractScheduler: abstract.schedule {}
            case .abstractSchedulerWithDate: abstract.afterDelay(1) {}
            case .immediateRepeating:
                RACScheduler.immediateScheduler().after(Date(), repeatingEvery: 1, withLeeway: 0) {}
            case .repeatingInterval: background.after(Date(), repeatingEvery: 0, withLeeway: 0) {}
            case .repeatingLeeway: background.after(Date(), repeatingEvery: 1, withLeeway: -1) {}
            default: signal?.subscribeNext { _ in }
            }
        }

        private var signal: RACSignal? {
            let one = RACSignal.return(1)
            let text = RACSignal.return("x")
            switch self {
            case .combineLatestType: return RACSignal.combineLatest([one, text]) { (_: Int, second: Int) in second }
            case .combineLatestNil:
                return RACSignal.combineLatest([.return(nil), one]) { (first: Int, _: Int) in first }
            case .zipCount: return RACSignal.zip([one, text]) { (_: Int, _: String, third: Int) in third }
            case .reduceEachType: return RACSignal.return(RACTuplePack("x")).reduceEach { (first: Bool) in first }
            case .reduceEachNoTuple: return one.reduceEach { (first: Int) in first }
            case .reduceApplyNoBlock: return RACSignal.return(RACTuplePack(1, 2)).reduceApply()
            case .flatten: return one.flatten()
            case .flattenLimited: return one.flatten(1)
            case .switchToLatest: return one.switchToLatest()
            case .dematerialize: return one.dematerialize()
            case .not: return text.not()
            case .and: return one.and()
            case .or: return RACSignal.return(RACTuplePack(nil)).or()
            case .condition: return RACSignal.if(.return(nil), then: one, else: text)
            case .take: return one.take(-1)
            case .skip: return one.skip(-1)
            case .takeLast: return one.takeLast(-1)
            case .flattenLimit: return one.flatten(-1)
            case .throttleInterval: return one.throttle(-1)
            case .throttleTestInterval: return one.throttle(-1) { _ in false }
            case .concat: return one.concat()
            case .groupByKey: return one.groupBy { _ in nil }
            case .groupByTransformKey: return one.groupBy({ _ in Int?.none as Any }, transform: { $0 })
            case .andOfNothing: return RACSignal.return(RACTuple()).and()
            case .reduceApplyNothing:
                return RACSignal.return(RACTuplePack({ ($0 as [Any?]).first ?? nil })).reduceApply()
            case .combineLatestNoParameters: return RACSignal.combineLatest([one, text]) { () in 1 }
            case .reduceEachCount: return RACSignal.return(RACTuplePack(1, 2)).reduceEach { (first: Int) in first }
            case .reduceEachLaterValue:
                // The values before the wrong one are sent.
                return sending(RACTuplePack(1), RACTuplePack("x")).reduceEach { (first: Int) in first }
            default: return nil
            }
        }
    }

    @Test(arguments: Mistake.allCases)
    func aMistakeStopsTheProgramAndSaysWhatItIs(mistake: Mistake) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
            inVirtualTime { scheduler in
                mistake.make()
                scheduler.stepAll()
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for word in mistake.words { #expect(message.contains(word)) }
    }
}
