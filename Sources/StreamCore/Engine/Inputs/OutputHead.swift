/// What is told when an operator's output is disposed of.
protocol OutputOwner: AnyObject {
    /// The output has been disposed of: interrupts it, now or later.
    func outputDisposed()
}

/// The head of the segment that an operator's input sends into: disposal interrupts it, and it tells the input.
///
/// It is not generic: to name its type at every start would cost more than the rest of it.
final class OutputHead: AnyObserver, @unchecked Sendable {  // see AnyObserver
    private let owner: any OutputOwner

    init(_ owner: any OutputOwner) {
        self.owner = owner
        super.init(next: nil)
    }

    override func interrupt() { owner.outputDisposed() }
}
