import StreamCore

private final class Amb<Element>: JoinedSink<Never, Element>, @unchecked Sendable {  // see Subscriber
    fileprivate var winner: AmbInput<Element>?
    fileprivate lazy var inputs = [AmbInput(self), AmbInput(self)]

    /// Whether an input may send: the first input that sends wins.
    fileprivate func isWinner(_ input: AmbInput<Element>) -> Bool {
        if isDisposed { return false }
        if winner == nil {
            winner = input
            for other in inputs where other !== input { other.dispose() }
        }
        return winner === input
    }

    /// As in RxSwift: the end of either losing input ends the subscription to the first input.
    fileprivate func loserEnded() { inputs.first?.dispose() }

    override func disposed(of upstream: (any Disposable)?) {
        super.disposed(of: upstream)
        // Disposal comes on any thread, also while an input is judged on another.
        inTurn { [self] in
            release(exchange(&inputs, with: []))
            release(exchange(&winner, with: nil))
        }
    }
}

private final class AmbInput<Element>: JoinedInput<Element, Never, Element>, @unchecked Sendable {  // see Subscriber
    private var parent: Amb<Element> { unsafeDowncast(sink, to: Amb<Element>.self) }

    override func handle(_ value: Element) { if parent.isWinner(self) { sink.send(value) } }

    override func handle(error: any Error) {
        if parent.isWinner(self) { sink.end(with: error) } else { parent.loserEnded() }
    }

    override func handleCompletion() {
        if parent.isWinner(self) { sink.end() } else { parent.loserEnded() }
    }
}

extension ObservableType {
    /// Sends the events of the observable that is the first to send an event; the other subscription is disposed.
    public func amb<Other: ObservableType>(_ right: Other) -> Observable<Element> where Other.Element == Element {
        let (left, right) = (asObservable(), right.asObservable())
        return ClosureProducer { receiver in
            let sink = Amb(receiver)
            let inputs = sink.inputs
            inputs[0].subscribe(to: left)
            inputs[1].subscribe(to: right)
            sink.set(Disposables.create(inputs[0], inputs[1]))
            return sink
        }
    }

    /// Sends the events of the observable that is the first to send an event; the other subscriptions are disposed.
    public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        // In pairs, and pairs of these: the depth does not grow with the number.
        var level = [.never()] + sequence
        while level.count > 1 {
            level = stride(from: 0, to: level.count, by: 2).map { index in
                index + 1 < level.count ? level[index].amb(level[index + 1]) : level[index]
            }
        }
        return level[0]
    }
}
