/// The name of `_AnyObserver` in this package.
@usableFromInline
package typealias AnyObserver = _AnyObserver

/// The part of an observer that needs no type: how a stream ends without a failure.
///
/// The class is public because ``Observer`` inherits from it, and underscored because it is not part of the public
/// interface.
// swift-format-ignore: NoLeadingUnderscores
open class _AnyObserver: _Link, @unchecked Sendable {  // events arrive one at a time; see `Gate`
    @usableFromInline
    package override init(next: Link?) {
        super.init(next: next)
    }

    /// Ends the stream successfully.
    ///
    /// No event follows.
    open func complete() {}

    /// Ends the stream because its remaining events are not wanted.
    ///
    /// No event follows.
    open func interrupt() {}

    /// Sends values past the next stage, to `observer`; see `Multicast.feeder`.
    package func retarget(to observer: AnyObserver) {}

    /// Removes the observer from the signal that it observes; see `Observation`.
    package func leaveSignal() {}

    /// Removes an observer of the signal whose core this is; see `SignalCore`.
    package func removeInside(_ number: Int) {}

    /// Removes the first stage of a signal derived from the one whose core this is; see `SignalCore`.
    package func removeDerived(_ place: Int) {}
}

/// The receiving end of one stage of a stream.
///
/// Events arrive one at a time: any number of values, then at most one of failure, completion and interruption.
/// Values are handed on as they are, never as an `Event`: in code that is not specialized, naming that generic type
/// costs several hundred instructions per value.
open class Observer<Value, Failure: Error>: _AnyObserver, @unchecked Sendable {  // see AnyObserver
    @usableFromInline
    package override init(next: Link?) {
        super.init(next: next)
    }

    /// Makes an observer that ignores all events; subclasses override the methods for the events that they handle.
    public init() {
        super.init(next: nil)
    }

    /// Takes the next value.
    open func receive(_ value: Value) {}

    /// Ends the stream with a failure.
    ///
    /// No event follows.
    open func fail(_ failure: Failure) {}
}
