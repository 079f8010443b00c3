/// The workloads as a user of OpenCombine writes them.
///
/// It has no `repeat`, no `combineLatest`, no replay and no virtual time; a subject under `flatMap(maxPublishers: .max(1))` would drop values, so w8c starts from a sequence.
enum OpenCombineSuite {
    static func body(of workload: Workload) -> Body? {
        switch workload {
        case .w0: noObserver
        case .w1: oneObserver
        case .w1a: oneObserverAny
        case .w2: mapFilterMap
        case .w2a: mapFilterMapAny
        case .w3: tenMaps
        case .w4: coldSequence
        case .w4a: coldSequenceAny
        case .w5: subscriptions
        case .w7: zip
        case .w7a: zipAny
        case .w8m: flatMapMerge
        case .w8c: flatMapConcat
        case .w8l: flatMapLatest
        case .w8ma: flatMapMergeAny
        case .w8ca: flatMapConcatAny
        case .w8la: flatMapLatestAny
        case .w9: manyObservers
        case .w10: scanDistinctTake
        case .w11: observedProperty
        case .w11d: derivedProperty
        case .w11r: reading
        case .w11n: properties
        case .w11b: binding
        case .w13: hop
        case .w14: merge
        case .w16: deepChain
        case .w17retry: retry
        case .w17cat: concatenation
        case .w17rec: recursion
        case .w18own: ownSources
        case .w18shared: sharedSource
        case .w18src: sources
        case .w18prop: keptProperties
        case .w19: reentrantOrder
        case .w19prop: reentrantProperty
        case .w19deep: reentrantDepth
        case .w21: scrabble
        case .w22: mapFilterMap
        default: nil
        }
    }
}
