import StreamCore

/// The settings of the whole program.
public enum Hooks {
    /// A closure that receives an error for which the subscriber has no closure.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Error) -> Void

    private static let handler = Guarded<UncheckedSendable<DefaultErrorHandler>>(
        UncheckedSendable { _, error in
            #if DEBUG
                print("Unhandled error happened: \(error)")
            #endif
        })

    /// Receives an error for which the subscriber has no closure; by default, debug builds print the error.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { handler.read().value }
        set { handler.exchange(UncheckedSendable(newValue)) }
    }

    static func handle(_ error: any Error) { defaultErrorHandler([], error) }
}
