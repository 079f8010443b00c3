import RxRecordings
import Testing

/// The comparison can fail: each wrong operator is found.
@Suite struct WrongOperatorsTests {
    /// Programs, and the operators that they use.
    private static let programs = (UInt64(1)...2_000).map { seed in
        let program = ProgramGenerator.wide(seed, depth: 8)
        return (kinds: program.kinds, program: program)
    }

    @Test("Random programs find each wrong operator", arguments: WrongOperator.all)
    func isFound(_ wrong: WrongOperator) {
        let comparison = ProgramComparison(replacements: [wrong.kind: wrong.replacement])
        let found = Self.programs.first { kinds, program in
            kinds.contains(wrong.kind) && comparison.mismatch(program) != nil
        }
        #expect(found != nil, "no program of \(Self.programs.count) shows that \(wrong.testDescription)")
    }
}
