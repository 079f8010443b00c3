import Testing

struct CoverageTests {
    private let table = CoverageTable()

    @Test("Every selector of the original is in the table, once")
    func isComplete() {
        let missing = Set(Selectors.all).subtracting(table.rows).sorted()
        let unknown = table.rows.subtracting(Selectors.all).sorted()
        #expect(missing.isEmpty, "Not in the table: \(missing)")
        #expect(unknown.isEmpty, "Not declared by the original: \(unknown)")
        #expect(table.repeated.isEmpty)
        #expect(Set(Selectors.all).count == Selectors.all.count)
    }

    /// There is no third possibility: what is in the table and not left out for a reason is compiled.
    @Test("Every selector of the original is here, or has a substitute")
    func coversAll() {
        let left = Selectors.all.count - table.absent.count
        print(
            "\(table.present.count) of \(left) selectors; \(table.absent.count) more are replaced, private or unavailable"
        )
        #expect(table.present.count == left)
        #expect(table.absent.count == Self.leftOut)
    }

    /// How many selectors are left out, each with what to use instead; lower it when one is added.
    private static let leftOut = 15

    @Test("Every selector without a counterpart in RACCompat has an alternative")
    func hasAlternatives() {
        #expect(table.absent.values.allSatisfy { !$0.isEmpty })
    }
}
