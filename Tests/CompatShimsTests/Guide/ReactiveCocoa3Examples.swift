import CompatShims
import Foundation
import RACCompat
import Testing

/// Examples of MIGRATION.md: the Objective-C API of ReactiveCocoa 3.
@MainActor
struct ReactiveCocoa3Examples {
    @Test func actions() throws {
        try example {
            let isOnline = RACSubject()
            let renaming = RACDynamicSignalGenerator.generatorWithBlock { (name: String) in
                RACSignal.create { subscriber in
                    subscriber.disposable.addDisposable(RACDisposable { print("released") })
                    subscriber.sendNext("renamed to \(name)")
                    subscriber.sendCompleted()
                }
            }
            let rename = renaming.actionEnabledIf(isOnline)
            rename.results.subscribeNext { (text: String) in print(text) }

            try rename.signalWithValue("Ann").asynchronouslyWaitUntilCompleted()  // prints released, renamed to Ann

            isOnline.sendNext(false)
            do {
                try rename.signalWithValue("Bob").asynchronouslyWaitUntilCompleted()
            } catch let error as NSError where error.domain == RACActionErrorDomain {
                print("not now")  // prints not now
            }
        }
    }
}
