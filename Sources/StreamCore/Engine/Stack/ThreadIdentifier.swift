/// Identifies a thread as long as the thread lives.
package struct ThreadIdentifier: Hashable, Sendable {
    private let number: UInt

    /// The identifier of the calling thread.
    package static var current: ThreadIdentifier { ThreadIdentifier(number: CurrentThread.number) }
}
