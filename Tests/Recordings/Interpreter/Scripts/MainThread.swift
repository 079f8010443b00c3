import Dispatch
import Foundation
import StreamCore

/// Carries out scripts on the main thread, which runs the main queue, as the original did.
enum MainThread {
    static func run<Result>(_ body: () -> Result) -> Result {
        Thread.isMainThread || MainQueue.isCurrent ? body() : DispatchQueue.main.sync(execute: body)
    }
}
