/// Invents programs.
///
/// Recordings depend on every number that is drawn, and on the order of the draws.
package struct ProgramGenerator {
    private var state: UInt64
    /// Whether the program may have what the recordings do not have.
    private let isWide: Bool
    private var sourceCount = 0
    private var subjectCount = 0
    private var definitionCount = 0

    private init(seed: UInt64, isWide: Bool) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 12345
        self.isWide = isWide
        _ = number(below: 2)
        _ = number(below: 2)
    }

    /// Returns the program that was recorded under a number.
    package static func recorded(_ seed: UInt64) -> RxProgram {
        var generator = ProgramGenerator(seed: seed, isWide: false)
        let tree = generator.tree(depth: 1 + generator.number(below: 3))
        let end = generator.number(below: 4) == 0 ? 2 + generator.number(below: 8) : nil
        return RxProgram(subscriptions: [.init(tree, at: 0, end.map { .at($0) } ?? .none)])
    }

    /// Returns a program with several subscribers, subjects that streams send to while they deliver, and disposals at any
    /// time and from inside of deliveries.
    package static func wide(_ seed: UInt64, depth: Int) -> RxProgram {
        var generator = ProgramGenerator(seed: seed, isWide: true)
        return generator.wideProgram(depth: depth)
    }

    private mutating func wideProgram(depth: Int) -> RxProgram {
        let subjects = (0..<number(below: 3)).map { _ in script(4) }
        subjectCount = subjects.count
        var definitions: [RxTree] = []
        for _ in 0..<number(below: 3) {
            definitions.append(tree(depth: number(below: depth)))
            definitionCount += 1
        }
        let subscriptions = (0..<1 + number(below: 3)).map { index in
            // Two subscribers of the same stream meet more often than two of different streams.
            let isShared = definitionCount > 0 && number(below: 3) > 0
            let tree = isShared ? definition() : tree(depth: 1 + number(below: depth))
            return RxProgram.Subscription(tree, at: index == 0 ? 0 : number(below: 8), disposal())
        }
        return RxProgram(subjects: subjects, definitions: definitions, subscriptions: subscriptions)
    }

    private mutating func disposal() -> RxProgram.Disposal {
        switch number(below: 6) {
        case 0: .at(1 + number(below: 12))
        case 1: .onNext(1 + number(below: 3))
        default: .none
        }
    }

    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    private mutating func tree(depth: Int) -> RxTree {
        if depth == 0 { return source() }
        let kind = number(below: isWide ? RxTree.kindCount : RxTree.recordedKindCount)
        let count = number(below: 4)
        let span = 1 + number(below: 4)
        var operands: [RxTree] = []
        for index in 0..<RxTree.operandCount(kind) {
            let isMain = index == (RxTree.hasMainOperandLast(kind) ? 1 : 0)
            // What stands beside a deep chain is small, or trees would grow without bounds.
            let depth = isMain ? depth - 1 : number(below: isWide ? min(depth, 3) : depth)
            operands.append(tree(depth: depth))
        }
        return .operation(kind, count: count, span: span, operands)
    }

    private mutating func source() -> RxTree {
        let id = sourceCount
        sourceCount += 1
        let kind = number(below: isWide ? 10 : 7)
        return .source(id, content(kind))
    }

    private mutating func content(_ kind: Int) -> RxTree.Source {
        switch kind {
        case 0: .just
        case 1: .of
        case 2: number(below: 2) == 0 ? .empty : .error
        case 3: .timer(delay: 1 + number(below: 3), offset: 1 + number(below: 4))
        case 7 where subjectCount > 0, 8 where subjectCount > 0: .subject(number(below: subjectCount))
        case 9 where definitionCount > 0: .definition(number(below: definitionCount))
        default: .script(script(kind))
        }
    }

    private mutating func definition() -> RxTree {
        let id = sourceCount
        sourceCount += 1
        return .source(id, .definition(number(below: definitionCount)))
    }

    private mutating func script(_ kind: Int) -> RxScript {
        var (time, times) = (0, [Int]())
        for _ in 0..<number(below: 6) {
            time += number(below: 4)
            times.append(time)
        }
        time += number(below: 4)
        let end: RxScript.End =
            switch number(below: 3) {
            case 0: .completed
            case 1: .error
            default: .none
            }
        let startsWithValue = number(below: 2) == 0
        let subject: SubjectKind =
            switch isWide ? number(below: 8) : 0 {
            case 4: .behavior
            case 5: .async
            case 6: .replay(1)
            case 7: .replay(2)
            default: .publish
            }
        return RxScript(kind, subject, times, end, at: time, startsWithValue: startsWithValue)
    }
}

extension RxTree {
    /// How many kinds of operators the recordings have.
    static let recordedKindCount = 66
    /// How many kinds of operators there are.
    static let kindCount = 97

    /// Whether the stream that an operator is applied to is invented after the other one.
    static func hasMainOperandLast(_ kind: Int) -> Bool { [21, 26, 27, 28].contains(kind) }

    /// How many streams an operator works on.
    static func operandCount(_ kind: Int) -> Int {
        switch kind {
        case 49, 58, 60, 75: 3
        case 6, 7, 10...19, 21, 26...28, 48, 50, 56, 57, 61, 62, 76, 77, 83, 84, 86, 87, 89...92, 94: 2
        default: 1
        }
    }
}
