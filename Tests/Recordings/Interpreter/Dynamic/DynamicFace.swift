package import RACCompat

/// Builds expressions of the signals of the dynamic layer, by its public interface.
package enum DynamicFace: Face {
    package typealias Signal = RACSignal
    package typealias Run = DynamicRun

    package static func operators() -> OperatorTable<DynamicFace> {
        var table = OperatorTable<DynamicFace>()
        addSources(to: &table)
        addCombining(to: &table)
        addFlattening(to: &table)
        addTransforming(to: &table)
        addAccumulating(to: &table)
        addFiltering(to: &table)
        addFailures(to: &table)
        addGrouping(to: &table)
        addSideEffects(to: &table)
        addTiming(to: &table)
        addMulticasting(to: &table)
        return table
    }
}

extension RACSignal: SignalLike {
    package var encoded: JSONValue {
        (self as? RACGroupedSignal).map { ["group": ValueEncoding.encode($0.key)] } ?? ["signal": 1]
    }
}
