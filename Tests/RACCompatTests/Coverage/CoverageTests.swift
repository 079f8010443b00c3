import Testing

struct CoverageTests {
    /// How many selectors are there; raise it with every one that is added.
    private static let minimum = 352

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

    @Test("The number of selectors does not fall")
    func doesNotFall() {
        print("\(table.present.count) of \(Selectors.all.count) selectors")
        #expect(table.present.count >= Self.minimum)
    }

    @Test("What is not there has a reason")
    func hasReasons() {
        #expect(table.absent.values.allSatisfy { !$0.isEmpty })
    }
}
