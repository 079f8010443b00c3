public import RACCompat

// Signals, sequences, commands and channels have no token at first: the token is made when a program asks for their
// end.

extension EndingObject {
    var madeToken: RACLifetimeToken {
        let end = end {
            let token = RACLifetimeToken()
            return ObjectEnd(token, action: token.end)
        }
        return unsafeDowncast(end.token, to: RACLifetimeToken.self)
    }
}

extension RACStream {
    /// The disposable that is disposed when the stream is released; its children are disposed in the order in which they
    /// were added.
    public final var rac_deallocDisposable: RACCompoundDisposable { madeToken.deallocDisposable }

    /// A signal that sends nothing, and completes when the stream is released.
    public final func rac_willDeallocSignal() -> RACSignal { madeToken.willDeallocSignal }
}

extension RACCommand {
    /// The disposable that is disposed when the command is released; its children are disposed in the order in which they
    /// were added.
    public final var rac_deallocDisposable: RACCompoundDisposable { madeToken.deallocDisposable }

    /// A signal that sends nothing, and completes when the command is released.
    public final func rac_willDeallocSignal() -> RACSignal { madeToken.willDeallocSignal }
}

extension RACChannel {
    /// The disposable that is disposed when the channel is released; its children are disposed in the order in which they
    /// were added.
    public final var rac_deallocDisposable: RACCompoundDisposable { madeToken.deallocDisposable }

    /// A signal that sends nothing, and completes when the channel is released.
    public final func rac_willDeallocSignal() -> RACSignal { madeToken.willDeallocSignal }
}
