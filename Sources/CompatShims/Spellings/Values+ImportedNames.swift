public import RACCompat

// See RACSignal+ImportedNames.swift.

extension RACUnit {
    /// The same as `defaultUnit()`.
    public class func `default`() -> RACUnit { defaultUnit() }
}

extension RACEvent {
    /// The same as `completedEvent()`.
    public class func completed() -> RACEvent { completedEvent() }
}

extension RACTuple {
    /// The same as `objectAtIndex(_:)`.
    public final func object(at index: Int) -> Any? { objectAtIndex(index) }

    /// The same as `tupleByAddingObject(_:)`.
    public final func adding(_ object: Any?) -> RACTuple { tupleByAddingObject(object) }
}
