public import RACCompat

// See RACSignal+ImportedNames.swift.

extension RACUnit {
    /// The same as `defaultUnit()`.
    public class func `default`() -> RACUnit { defaultUnit() }
}

extension RACEvent {
    /// The same as `completedEvent()`.
    public class func completed() -> RACEvent { completedEvent() }

    /// The same as `eventWithValue(_:)`.
    public convenience init(value: Any?) { self.init(.next, flattened(value)) }

    /// The same as `eventWithError(_:)`.
    public convenience init(error: (any Error)?) { self.init(.error, error) }
}

extension RACTuple {
    /// The same as `tupleWithObjectsFromArray(_:)`.
    public convenience init(objectsFrom array: [Any?]) { self.init(objectsFrom: array, convertNullsToNils: false) }

    /// The same as `objectAtIndex(_:)`.
    public final func object(at index: Int) -> Any? { objectAtIndex(index) }

    /// The same as `tupleByAddingObject(_:)`.
    public final func adding(_ object: Any?) -> RACTuple { tupleByAddingObject(object) }
}
