import Dispatch
import Foundation
import StreamCore

/// Carries out scripts where the original carried them out: on the main thread, which runs the main queue.
enum MainThread {
    static func run<Result>(_ body: () -> Result) -> Result {
        Thread.isMainThread || MainQueue.isCurrent ? body() : DispatchQueue.main.sync(execute: body)
    }
}
