import RACCompat

/// Makes and reads the values of scenarios, for a layer that does not know the types of the library.
package enum ScenarioValue {
    /// What an event value says.
    package enum Event {
        case next(Any?)
        case error((any Error)?)
        case completed

        /// Whether nothing follows the event.
        package var isTerminal: Bool { if case .next = self { false } else { true } }
    }

    /// Returns a tuple of values, which may be nil.
    package static func tuple(_ values: [Any?]) -> Any {
        RACTuple.tupleWithObjectsFromArray(values)
    }

    /// Returns the values in a tuple; nil for any other value.
    package static func values(inTuple value: Any?) -> [Any?]? {
        (value as? RACTuple).map { tuple in (0..<tuple.count).map { tuple.objectAtIndex($0) } }
    }

    /// Returns an event as a value.
    package static func value(_ event: Event) -> Any {
        switch event {
        case .next(let value): RACEvent.eventWithValue(value)
        case .error(let error): RACEvent.eventWithError(error)
        case .completed: RACEvent.completedEvent()
        }
    }

    /// Returns what an event value says; nil for any other value.
    package static func event(_ value: Any?) -> Event? {
        guard let event = value as? RACEvent else { return nil }
        return switch event.eventType {
        case .next: .next(event.value)
        case .error: .error(event.error)
        case .completed: .completed
        }
    }

    /// Returns nil for the marker that stands for nil, and any other value as it is.
    package static func withoutMarker(_ value: Any?) -> Any? {
        value is RACTupleNil ? nil : value
    }
}
