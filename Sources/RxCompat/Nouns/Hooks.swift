import Foundation
import StreamCore
import Synchronization

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

    /// A closure that returns the call stack of a subscription.
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    private static let capture = Guarded<UncheckedSendable<CustomCaptureSubscriptionCallstack>>(
        UncheckedSendable { Thread.callStackSymbols })
    private static let recordsCallStack = Atomic<Bool>(false)

    /// Returns the call stack that `defaultErrorHandler` receives; by default, the symbols of the subscribing thread.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { capture.read().value }
        set { capture.exchange(UncheckedSendable(newValue)) }
    }

    /// Whether a subscription without a closure for errors records its call stack, which costs time; false by default.
    public static var recordCallStackOnError: Bool {
        get { recordsCallStack.load(ordering: .relaxed) }
        set { recordsCallStack.store(newValue, ordering: .relaxed) }
    }

    /// The closure for the errors of a subscription that has none, if the call stack of the subscription is recorded.
    static var errorClosure: ((any Error) -> Void)? {
        guard recordCallStackOnError else { return nil }
        let callStack = customCaptureSubscriptionCallstack()
        return { defaultErrorHandler(callStack, $0) }
    }

    static func handle(_ error: any Error) { defaultErrorHandler([], error) }
}
