import RACCompat

extension CoverageTable {
    /// Adds what the original declares, in its order.
    mutating func addValues() {
        has("NSValue -rac_description") { (RACTuplePack(1) as any RACDescribable).rac_description }
        has("(function) RACDescription(object)") { RACDescription(1) }
        has("RACEvent RACEventType") { RACEventType.self }
        has("RACEvent RACEventTypeCompleted") { RACEventTypeCompleted }
        has("RACEvent RACEventTypeError") { RACEventTypeError }
        has("RACEvent RACEventTypeNext") { RACEventTypeNext }
        has("RACEvent +completedEvent") { RACEvent.completedEvent() }
        has("RACEvent +eventWithError:") { RACEvent.eventWithError(nil) }
        has("RACEvent +eventWithValue:") { RACEvent.eventWithValue(1) }
        has("RACEvent eventType") { RACEvent.completedEvent().eventType }
        has("RACEvent finished") { RACEvent.completedEvent().finished }
        has("RACEvent error") { RACEvent.completedEvent().error }
        has("RACEvent value") { RACEvent.completedEvent().value }
        has("RACEvent RACEvent") { RACEvent.self }
        has("RACUnit +defaultUnit") { RACUnit.defaultUnit() }
        has("RACUnit RACUnit") { RACUnit.self }
    }
}
