/// The object that is informed when an operator's output is disposed of.
protocol OutputOwner: AnyObject {
    /// Interrupts the output, which has been disposed of, now or later.
    func outputDisposed()
}

/// The head of the segment into which an operator's input sends: disposal interrupts the head, which informs the input.
///
/// The class is not generic: naming a generic type at every start would cost more than all the rest.
final class OutputHead: AnyObserver, @unchecked Sendable {  // see AnyObserver
    private let owner: any OutputOwner

    init(_ owner: any OutputOwner) {
        self.owner = owner
        super.init(next: nil)
    }

    override func interrupt() { owner.outputDisposed() }
}
