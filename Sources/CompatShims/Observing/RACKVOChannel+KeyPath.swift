public import RACCompat
import StreamCore
import Synchronization

extension RACKVOChannel {
    /// Makes a channel that follows a property, and changes it.
    ///
    /// The channel lives as long as the object, and completes at once when the object is nil. Its terminals do what the
    /// terminal of `RACChannelTo(_:_:_:)` does.
    public convenience init<Object: AnyObject, Value>(
        target: Object?, keyPath: ReferenceWritableKeyPath<Object, Value>, nilValue: Any? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        let place = CallPlace("RACKVOChannel", file, line)
        self.init(
            target.map { FollowedProperty(ObservedKeyPath(keyPath, of: $0, at: place), boundAt: place) }, nilValue)
    }

    /// Makes a channel that follows a property that is named by a string, and changes it.
    ///
    /// A name that does not exist stops the program with a message.
    public convenience init<Object: RACObservable>(
        target: Object?, keyPath: String, nilValue: Any? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        let place = CallPlace("RACKVOChannel", file, line)
        self.init(
            target.map { FollowedProperty(ObservedKeyPath(keyPath, of: $0, at: place), boundAt: place) }, nilValue)
    }

    private convenience init(_ property: FollowedProperty?, _ nilValue: Any?) {
        self.init(
            get: { property?.value },
            set: { property?.write($0) },
            nilValue: nilValue,
            observe: { changed, ended in
                guard let property else {
                    ended()
                    return nil
                }
                return property.observe(changed, ended)
            })
    }
}

/// The property that a channel follows.
private final class FollowedProperty: @unchecked Sendable {  // the last write is guarded, the count atomic
    private struct State {
        weak var observation: KeyPathObservation?
        /// The value that the channel wrote to an `@Observable` object, whose change is reported later.
        var unnoticedWrite: EarlierValue?
    }

    private let keyPath: ObservedKeyPath
    private let place: CallPlace
    private let state = Guarded(State())
    /// The writes that have begun, one inside the other.
    private let depth = Synchronization.Atomic<Int>(0)

    init(_ keyPath: ObservedKeyPath, boundAt place: CallPlace) {
        self.keyPath = keyPath
        self.place = place
    }

    var value: Any? { AccessTracker.suspend(keyPath.read) }

    func write(_ value: Any?) {
        if state.withLock({ $0.observation })?.mayBeLate == true {
            exchangeUnnoticedWrite(for: EarlierValue(value: value))
        }
        let type = BindingRing.write(depth, of: self, at: place) { keyPath.write(value) }
        guard let type else { return }
        place.stop(": \(keyPath.text()) needs a \(type), and got \(typeAndValue(value)).")
    }

    func observe(_ changed: @escaping () -> Void, _ ended: @escaping () -> Void) -> RACDisposable {
        let observation = KeyPathObservation(
            read: keyPath.read,
            didChange: { observation, _ in
                _ = observation.evaluate()
                changed()
            },
            didChangeInLaterTurn: { [self] observation in
                let value = observation.evaluate()
                let write = exchangeUnnoticedWrite(for: nil)
                // The channel's own write does not come back.
                if !(write.map { isEqual($0.value, value) } ?? false) { changed() }
            })
        state.withLock { $0.observation = observation }
        let disposable = RACCompoundDisposable()
        disposable.addDisposable(observeDeath(of: keyPath.object, ended))
        disposable.addDisposable(RACDisposable { [weak observation] in observation?.dispose() })
        _ = observation.evaluate()
        return disposable
    }

    @discardableResult
    private func exchangeUnnoticedWrite(for write: EarlierValue?) -> EarlierValue? {
        state.withLock { exchange(&$0.unnoticedWrite, with: write) }
    }
}
