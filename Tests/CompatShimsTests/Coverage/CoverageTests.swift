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

    /// How many selectors are left out; lower it when one is added.
    private static let leftOut = 18

    @Test("Every selector without a counterpart in CompatShims has a reason")
    func hasReasons() {
        #expect(table.present.count == Selectors.all.count - Self.leftOut)
        #expect(table.absent.values.allSatisfy { !$0.isEmpty })
    }
}
