/// The workloads as a user of RxCompat writes them.
///
/// RxSwift has no actions, no properties but relays, no `distinct`, and no window or buffer without a time.
enum RxSuite {
    static func body(of workload: Workload) -> Body? {
        switch workload {
        case .w0: noObserver
        case .w1: oneObserver
        case .w1a: oneObserverAny
        case .w1main: oneObserverOnMain
        case .w2: mapFilterMap
        case .w2a: mapFilterMapAny
        case .w3: tenMaps
        case .w4: coldSequence
        case .w4a: coldSequenceAny
        case .w5: subscriptions
        case .w5empty: emptySources
        case .w6: combineLatest
        case .w6a: combineLatestAny
        case .w7: zip
        case .w7a: zipAny
        case .w8m: flatMap
        case .w8c: concatMap
        case .w8l: flatMapLatest
        case .w8ma: flatMapAny
        case .w8ca: concatMapAny
        case .w8la: flatMapLatestAny
        case .w9: manyObservers
        case .w10: scanDistinctTake
        case .w11: observedRelay
        case .w11d: derivedRelay
        case .w11r: reading
        case .w11n: relays
        case .w11b: binding
        case .w12: replay
        case .w12s: replayFilled
        case .w12share: share
        case .w12forever: shareForever
        case .w12join: joins
        case .w13: hop
        case .w14: merge
        case .w14race: race
        case .w15d: debounce
        case .w15t: throttle
        case .w15f: throttleToFirst
        case .w15i: timeoutBetweenValues
        case .w15s: skipAndTakeForTime
        case .w16: deepChain
        case .w17retry: retry
        case .w17when: retryWhen
        case .w17cat: concatenation
        case .w17rec: recursion
        case .w18own: ownSources
        case .w18shared: sharedSource
        case .w18src: sources
        case .w18prop: keptRelays
        case .w19: reentrantOrder
        case .w19prop: reentrantRelay
        case .w19deep: reentrantDepth
        case .w21: scrabble
        case .w22: mapFilterMap
        case .w23group: groupBy
        case .w23keys: groupByKeys
        case .w23up: bufferUpTo
        case .w23winup: windowUpTo
        case .w24values: values
        case .w24first: firstValues
        case .w24work: asynchronousWork
        case .w25: crossing
        case .w25back: returning
        case .w26: diagrams
        case .w26steps: steps
        default: nil
        }
    }
}
