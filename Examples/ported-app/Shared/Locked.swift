import Foundation

/// State that only one thread at a time can use.
package final class Locked<State>: @unchecked Sendable {  // the lock guards the state
    private let lock = NSLock()
    private var state: State

    package init(_ state: State) { self.state = state }

    package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&state) }
    }
}
