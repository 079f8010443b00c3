import CompatShims
import RACCompat
import Testing

/// Examples of Documentation/ObjectiveCToRACCompat.md: view models of ReactiveViewModel.
@MainActor @Suite struct ViewModelExamples {
    @Test func activating() throws {
        try example {
            final class Inbox: RVMViewModel {
                @RACProperty private(set) var unread = 0

                init(server: RACSignal) {
                    super.init()
                    RAC(self, \.unread) <~ forwardSignalWhileActive(server)
                    didBecomeActiveSignal.subscribeNext { (inbox: Inbox) in print("shown with", inbox.unread) }
                }
            }

            let server = RACSubject.subject()
            let inbox = Inbox(server: server)
            server.sendNext(1)  // nobody looks
            inbox.active = true  // prints shown with 0
            server.sendNext(2)
            inbox.active = false
            server.sendNext(3)
            print(inbox.unread)  // prints 2
        }
    }
}
