import StreamCore

/// The engine's multicast, as subjects, relays and shared runs use it.
typealias SubjectCore<Element> = AdmittingMulticast<Element, any Error>
/// The engine's multicast that keeps values for new observers.
typealias KeepingCore<Element> = KeepingMulticast<Element, any Error>

extension Membership: Disposable {
    /// Leaves the multicast.
    package func dispose() { _ = leave() }
}

extension AdmittingMulticast where Failure == any Error {
    /// Adds the observer of a subject, or sends the terminal event to that observer if the subject has ended.
    func subscribe(_ receiver: Receiver<Value>, of subject: AnyObject) -> any Disposable {
        if let membership = admit(receiver) { return membership }
        if isDisposed { receiver.fail(RxError.disposed(object: subject)) } else { sendEnd(to: receiver) }
        return Disposables.create()
    }
}
