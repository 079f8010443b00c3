/// Takes the events of one subscriber.
package struct EventHandler {
    package let next: (Any?) -> Void
    package let error: ((any Error)?) -> Void
    package let completed: () -> Void
    /// Takes an interruption, which only the typed layer has.
    package let interrupted: () -> Void
}
