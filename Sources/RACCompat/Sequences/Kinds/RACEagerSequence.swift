/// The values of an array; an operator computes all its results at once.
final class RACEagerSequence: RACArraySequence, @unchecked Sendable {  // immutable but for the name
    override var eagerSequence: RACSequence { self }
    override var lazySequence: RACSequence { RACArraySequence.sequence(array) }

    override func applying(_ operation: OperatorWalk) -> RACSequence {
        var results: [Any] = []
        loop: for value in array {
            switch operation.step(value) {
            case .pass: results.append(value)
            case .passLast:
                results.append(value)
                break loop
            case .result(let result): if let result { results.append(result) }
            case .nothing: break
            case .end: break loop
            }
        }
        return RACEagerSequence.sequence(results)
    }

    override func binding(_ block: @escaping RACSequenceBindBlock) -> RACSequence {
        var results: [Any] = []
        var stop = false
        for value in array {
            guard let sequence = block(value, &stop) else { break }
            results += sequence.arrayOfValues
            if stop { break }
        }
        return RACEagerSequence.sequence(results)
    }

    override func appending(_ sequence: RACSequence) -> RACSequence {
        RACEagerSequence.sequence(array + sequence.array)
    }

    override func restOfFold(_ rest: RACSequence) -> RACSequence { rest.eagerSequence }
}
