/// Moves a value to another thread without a check of the compiler; the typed core does so only here.
///
/// Closures of operators and observers are plain, not `@Sendable`, because that would reject half of everyday code.
/// A stream calls them one at a time, whichever thread an event comes on, so handing one to a scheduler is safe as far
/// as the stream itself is concerned.
package struct UncheckedSendable<Value>: @unchecked Sendable {  // the code that wraps a value guards it
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}
