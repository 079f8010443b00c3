/// An example that several suites of a ported spec share, as `sharedExamplesFor` and `itBehavesLike` did.
///
/// A class for shared examples has a list of them, which the test of a suite takes as its arguments. Each example runs
/// with the context that the suite gives:
///
///     @Test("behaves like a list", arguments: ListExamples.examples)
///     func behavesLikeAList(example: SharedExample) async throws {
///         try await example.run { ["list": self.numbers] }
///     }
///
/// Examples run on the main actor, as the suites of ported specs do.
public struct SharedExample: Sendable, CustomStringConvertible {
    /// The title of the example, which swift-testing prints.
    public let description: String
    private let body: @MainActor @Sendable (@escaping () -> [AnyHashable: Any]) async throws -> Void

    /// Makes an example.
    ///
    /// - Parameters:
    ///   - description: The title of the example.
    ///   - body: Makes the objects of the example from the dictionary of the context, and runs the example on the main
    ///     actor.
    public init(
        _ description: String,
        _ body: @escaping @MainActor @Sendable (_ context: @escaping () -> [AnyHashable: Any]) async throws -> Void
    ) {
        (self.description, self.body) = (description, body)
    }

    /// Runs the example.
    ///
    /// - Parameter context: Returns the dictionary that the suite passes to the example; called on the main actor,
    ///   whenever the example requests its context.
    /// - Throws: The error that the example throws.
    @MainActor
    public func run(_ context: @escaping () -> [AnyHashable: Any]) async throws {
        try await body(context)
    }
}
