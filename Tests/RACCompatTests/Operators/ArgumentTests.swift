import RACCompat
import Testing

/// Arguments that an operator cannot work with stop the program where they are given, with a message that names them.
@Suite struct ArgumentTests {
    enum Mistake: String, Codable, CaseIterable {
        case intervalZero, intervalNegative, intervalLeeway, intervalImmediate, timeoutImmediate, bufferImmediate
        case andElement, orElement, reduceApplyNoTuple, reduceApplyNoBlock, replayCapacity

        var words: [String] {
            switch self {
            case .intervalZero: ["+interval:", "above 0 seconds, not 0.0"]
            case .intervalNegative: ["+interval:", "above 0 seconds, not -1.5"]
            case .intervalLeeway: ["+interval:", "leeway of 0 seconds or more, not -0.5"]
            case .intervalImmediate: ["+interval:", "immediateScheduler"]
            case .timeoutImmediate: ["-timeout:onScheduler:", "immediateScheduler"]
            case .bufferImmediate: ["-bufferWithTime:onScheduler:", "immediateScheduler"]
            case .andElement: ["-and", "value 1 of the tuple is x, which is of type String"]
            case .orElement: ["-or", "value 0 of the tuple is nil"]
            case .reduceApplyNoTuple: ["-reduceApply", "1, which is of type Int"]
            case .replayCapacity: ["RACReplaySubject", "0 or more, not -1"]
            case .reduceApplyNoBlock: ["-reduceApply", "value 0", "([Any?]) -> Any?", "1, which is of type Int"]
            }
        }

        func make(_ scheduler: RACScheduler) -> RACSignal {
            switch self {
            case .intervalZero: .interval(0, onScheduler: scheduler)
            case .intervalNegative: .interval(-1.5, onScheduler: scheduler)
            case .intervalLeeway: .interval(1, onScheduler: scheduler, withLeeway: -0.5)
            case .intervalImmediate: .interval(1, onScheduler: .immediateScheduler())
            case .timeoutImmediate: RACSignal.never().timeout(1, onScheduler: .immediateScheduler())
            case .bufferImmediate: RACSignal.never().bufferWithTime(1, onScheduler: .immediateScheduler())
            case .andElement: RACSignal.return(RACTuplePack(true, "x")).and()
            case .orElement: RACSignal.return(RACTuplePack(nil, true)).or()
            case .reduceApplyNoTuple: RACSignal.return(1).reduceApply()
            case .replayCapacity: RACReplaySubject(capacity: -1)
            case .reduceApplyNoBlock: RACSignal.return(RACTuplePack(1, 2)).reduceApply()
            }
        }
    }

    @Test(arguments: Mistake.allCases)
    func theMessageNamesTheOperatorAndTheValue(mistake: Mistake) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
            let scheduler = RACTestScheduler()
            scheduler.performAsCurrentScheduler { mistake.make(scheduler).subscribeNext { _ in } }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for words in mistake.words { #expect(message.contains(words)) }
    }
}
