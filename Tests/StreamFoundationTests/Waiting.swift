import Foundation
import StreamCore

extension SignalProducer where Failure == any Swift.Error {
    /// Waits for the last value, a minute at most.
    func lastInTime() throws -> Value? {
        try timeout(after: 60, raising: TookTooLong(), on: QueueScheduler()).last()?.get()
    }
}

/// A producer that a test waits for has not ended.
struct TookTooLong: Swift.Error {}
