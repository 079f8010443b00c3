/// The workloads as a user of RACCompat writes them.
///
/// Its values are always `Any?`: a workload that has an `a` form has no other here. A property that is set again while it
/// notifies sends its second observer the newest value each time, so there is no order to report.
enum DynamicSuite {
    static func body(of workload: Workload) -> Body? {
        switch workload {
        case .w0: noObserver
        case .w1a: oneObserver
        case .w1p: oneTypedObserver
        case .w2a: mapFilterMap
        case .w2p: typedMapFilterMap
        case .w3: tenMaps
        case .w4a: coldSequence
        case .w5: subscriptions
        case .w6a: combineLatest
        case .w7a: zip
        case .w8ma: flattenMap
        case .w8ca: concat
        case .w8la: switchToLatest
        case .w9: manyObservers
        case .w10: scanDistinctTake
        case .w11: observedProperty
        case .w11s: observedChanges
        case .w11d: derivedProperty
        case .w11r: reading
        case .w11n: properties
        case .w11b: binding
        case .w11x: executions
        case .w11xd: refusedExecutions
        case .w11xc: concurrentExecutions
        case .w12: replay
        case .w12s: replayFilled
        case .w13: hop
        case .w14: merge
        // The throttle of this API waits for silence, as debounce does elsewhere; it has no other.
        case .w15d: throttle
        case .w16: deepChain
        case .w17retry: retry
        case .w17rep: repetition
        case .w17cat: concatenation
        case .w17rec: recursion
        case .w18own: ownSources
        case .w18shared: sharedSource
        case .w18src: sources
        case .w18prop: keptProperties
        case .w19: reentrantOrder
        case .w19deep: reentrantDepth
        case .w20: lazySequence
        case .w20head: headsAndTails
        case .w20again: rereadSequence
        case .w20signal: signalOfSequence
        case .w21: scrabble
        case .w22: mapFilterMap
        case .w25: crossing
        case .w25back: returning
        case .w26: diagrams
        case .w26steps: steps
        default: nil
        }
    }
}
