/// Receives the events of a subscriber.
package struct EventHandler {
    package let next: (Any?) -> Void
    package let error: ((any Error)?) -> Void
    package let completed: () -> Void
    /// Receives an interruption, which only the typed core has.
    package let interrupted: () -> Void
}
