/// The workloads by hand, on class sinks and a drain source: about the least that a thread-safe library can cost.
///
/// There are no operators that combine, flatten, time or restart, so that those workloads are missing.
enum BaselineSuite {
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
        case .w9: manyObservers
        case .w11: observedProperty
        case .w11d: derivedProperty
        case .w11r: reading
        case .w11n: properties
        case .w11b: binding
        case .w13: hop
        case .w14: merge
        case .w16: deepChain
        case .w19: reentrantOrder
        case .w19deep: reentrantDepth
        case .w20: lazySequence
        case .w21: scrabble
        case .w22: mapFilterMap
        case .w24values: asyncStream
        default: nil
        }
    }
}
