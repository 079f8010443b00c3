/// A stream of an invented program: a source, or an operator and the streams that it works on.
package indirect enum RxTree {
    case source(Int, Source)
    case operation(Int, count: Int, span: Int, [RxTree])

    package enum Source {
        case just
        case of
        case empty
        case error
        /// A timer, and what it adds to the number of the source.
        case timer(delay: Int, offset: Int)
        case script(RxScript)
        /// A subject of the program itself.
        case subject(Int)
        /// A definition of the program, which has other users too.
        case definition(Int)
    }
}

/// What a subject sends, and when.
///
/// Recordings name scripts by one of three numbers.
package struct RxScript {
    package enum End: Equatable { case completed, error, none }

    package var number: Int
    package var subject: SubjectKind
    package var times: [Int]
    package var end: End
    package var endTime: Int
    package var startsWithValue: Bool

    package init(
        _ number: Int, _ subject: SubjectKind, _ times: [Int], _ end: End, at endTime: Int, startsWithValue: Bool
    ) {
        self.number = number
        self.subject = subject
        self.times = times
        self.end = end
        self.endTime = endTime
        self.startsWithValue = startsWithValue
    }
}

package enum SubjectKind {
    case publish
    case behavior
    case replay(Int)
    case async
}

// MARK: Descriptions

extension RxTree {
    /// The form of the recordings, without the numbers that operators and scripts take.
    package var shortDescription: String {
        switch self {
        case .source(let id, let source): "S\(id):\(source.number) "
        case .operation(let kind, _, _, let operands): "\(kind)(\(operands.map(\.shortDescription).joined()))"
        }
    }

    /// How many sources and operators there are.
    package var size: Int {
        switch self {
        case .source: 1
        case .operation(_, _, _, let operands): 1 + operands.map(\.size).reduce(0, +)
        }
    }
}

extension RxTree.Source {
    fileprivate var number: Int {
        switch self {
        case .just: 0
        case .of: 1
        case .empty, .error: 2
        case .timer: 3
        case .script(let script): script.number
        case .subject: 7
        case .definition: 8
        }
    }
}

/// Descriptions that are Swift, so that what differed can be kept.
extension RxTree: CustomStringConvertible {
    package var description: String {
        switch self {
        case .source(let id, let source): ".source(\(id), \(source))"
        case .operation(let kind, let count, let span, let operands):
            ".operation(\(kind), count: \(count), span: \(span), \(operands))"
        }
    }
}

extension RxTree.Source: CustomStringConvertible {
    package var description: String {
        switch self {
        case .just: ".just"
        case .of: ".of"
        case .empty: ".empty"
        case .error: ".error"
        case .timer(let delay, let offset): ".timer(delay: \(delay), offset: \(offset))"
        case .script(let script): ".script(\(script))"
        case .subject(let index): ".subject(\(index))"
        case .definition(let index): ".definition(\(index))"
        }
    }
}

extension RxScript: CustomStringConvertible {
    package var description: String {
        "RxScript(\(number), \(subject), \(times), .\(end), at: \(endTime), startsWithValue: \(startsWithValue))"
    }
}

extension SubjectKind: CustomStringConvertible {
    package var description: String {
        switch self {
        case .publish: ".publish"
        case .behavior: ".behavior"
        case .replay(let count): ".replay(\(count))"
        case .async: ".async"
        }
    }
}
