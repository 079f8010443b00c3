import StreamCore

/// Settings of the whole program.
public enum Hooks {
    /// Takes an error that no subscriber takes.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Error) -> Void

    private static let handler = Guarded<UncheckedSendable<DefaultErrorHandler>>(
        UncheckedSendable { _, error in
            #if DEBUG
                print("Unhandled error happened: \(error)")
            #endif
        })

    /// Takes an error that no subscriber takes; by default, debug builds print it.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { handler.read().value }
        set { handler.exchange(UncheckedSendable(newValue)) }
    }

    static func handle(_ error: any Error) { defaultErrorHandler([], error) }
}
