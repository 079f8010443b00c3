import RACCompat
import StreamCore

extension RACObservable {
    /// Announces a read of a property whose changes are announced by hand.
    ///
    /// Call it as the first statement in the getter of a property whose value comes from an unobserved object:
    ///
    ///     var title: String {
    ///         get {
    ///             willAccessValue(for: \.title)
    ///             return document.title
    ///         }
    ///         set {
    ///             guard newValue != document.title else { return }
    ///             willChangeValue(for: \.title)
    ///             document.title = newValue
    ///             didChangeValue(for: \.title)
    ///         }
    ///     }
    ///
    /// The call reports to an observation that its key path passes the property. Without an observation that evaluates
    /// a key path on this thread, the call does nothing.
    public func willAccessValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard AccessTracker.isTracking else { return }
        AccessTracker.note(rac_lifetimeToken.storageByHand(of: keyPath), of: self)
    }

    /// Announces the beginning of a change of a property, which ``didChangeValue(for:)`` ends on the same thread.
    ///
    /// Observations with the options `old` or `prior` read the property in this call. Changes may be nested, of several
    /// properties and of the same property. The getter of the property calls ``willAccessValue(for:)``, or the property
    /// is an ``RACProperty``, for example a property that holds a mutable object. A property that is computed from such
    /// properties needs no call. Debug builds report a property that cannot be observed.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        storageOfChange(of: keyPath, reading: { self[keyPath: keyPath] })?.beginChange()
    }

    /// Ends a change of a property, and sends the new value to its observers in this call.
    ///
    /// Without an earlier call of ``willChangeValue(for:)`` on this thread, the call sends nothing, and debug builds
    /// report it.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        endChange(of: keyPath, reading: { self[keyPath: keyPath] })
    }

    /// Announces the beginning of a change of a property, given by its name.
    ///
    /// See ``willChangeValue(for:)``. A name that does not exist stops the program with a message.
    public func willChangeValue(
        forKey key: String, file: StaticString = #fileID, line: UInt = #line
    ) {
        switch property(named: key, at: CallPlace("-willChangeValueForKey:", file, line)) {
        case .declared(let storage, _): storage.beginChange()
        case .listed(let property, _):
            storageOfChange(of: property.keyPath, reading: { property.get(self) })?.beginChange()
        }
    }

    /// Ends a change of a property, given by its name, and sends the new value to its observers in this call.
    ///
    /// See ``didChangeValue(for:)``. A name that does not exist stops the program with a message.
    public func didChangeValue(
        forKey key: String, file: StaticString = #fileID, line: UInt = #line
    ) {
        switch property(named: key, at: CallPlace("-didChangeValueForKey:", file, line)) {
        case .declared(let storage, _): if !storage.endChange() { reportNoBeginning(key) }
        case .listed(let property, _): endChange(of: property.keyPath, reading: { property.get(self) })
        }
    }

    private func property(named key: String, at place: CallPlace) -> PropertyByName {
        guard let property = PropertyByName(key, of: self) else {
            place.stop(
                """
                : \(type(of: self)) has no observable property \"\(key)\". Declare it with @RACProperty, or list it in \
                rac_namedProperties.
                """)
        }
        return property
    }

    private func endChange(of keyPath: AnyKeyPath, reading read: () -> Any?) {
        guard let storage = storageOfChange(of: keyPath, reading: read) else { return }
        if !storage.endChange() { reportNoBeginning("\(keyPath)") }
    }

    /// The storage whose observations are notified of a change by hand; nil when the property has no storage of its
    /// own.
    private func storageOfChange(of keyPath: AnyKeyPath, reading read: () -> Any?) -> ObservedStorage? {
        // A getter that makes its value on first read may have called this method; reading again would recurse for
        // ever.
        if let known = rac_lifetimeToken.knownStorageByHand(of: keyPath) { return known }
        var tracker = AccessTracker(for: nil)
        _ = tracker.track(read)
        let reads = tracker.accesses.filter { $0.owner === self }.map(\.storage)
        // The storage belongs to the property itself, or to a property that this one only returns.
        if let first = reads.first, reads.count == 1 || first is StorageByHand,
            first.valueType == type(of: keyPath).valueType
        {
            return first
        }
        #if DEBUG
            if tracker.accesses.isEmpty {
                RACSignal.reportSink(
                    """
                    willChangeValue, didChangeValue: no observation can see \(keyPath) of \(type(of: self)). Call \
                    willAccessValue(for:) in its getter, or declare it with @RACProperty.
                    """)
            }
        #endif
        return nil
    }

    private func reportNoBeginning(_ name: String) {
        #if DEBUG
            RACSignal.reportSink("didChangeValue: no change of \(name) of \(type(of: self)) has begun on this thread.")
        #endif
    }
}

/// The storage of a property that has no value itself, and only reports changes.
final class StorageByHand: ObservedStorage, @unchecked Sendable {  // see ObservedStorage
    let keyPath: AnyKeyPath

    init(_ keyPath: AnyKeyPath) {
        self.keyPath = keyPath
    }

    override var valueType: Any.Type { type(of: keyPath).valueType }
}
