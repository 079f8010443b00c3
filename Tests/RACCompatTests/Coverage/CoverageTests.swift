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

    /// What returns a signal, and is not an operator on another.
    private static let sources: Set = [
        "+createSignal:", "+empty", "+return:", "+error:", "+never", "+interval:onScheduler:",
        "+interval:onScheduler:withLeeway:",
    ]

    @Test("Every operator has a case") func casesAreComplete() {
        let consuming = ["-first", "-waitUntil", "-asynchronous", "-toArray", "-setKeyPath", "-setName"]
        let rows: [String] = Selectors.all.filter { row in
            table.absent[row] == nil && (row.hasPrefix("RACStream ") || row.hasPrefix("RACSignal "))
        }
        let selectors: [String] = rows.map { String($0.dropFirst("RACSignal ".count)) }
        let operators: [String] = selectors.filter { selector in
            "+-".contains(selector.prefix(1)) && !Self.sources.contains(selector)
                && !(selector.hasPrefix("-subscribe") && selector != "-subscribeOn:")
                && !consuming.contains { selector.hasPrefix($0) }
        }
        let cases = Set(
            (OperatorCase.all + OperatorCase.replaying + OperatorCase.logging)
                .map { $0.testDescription.prefix { $0 != " " } }.map(String.init))
        #expect(Set(operators).subtracting(cases).sorted() == [])
        #expect(operators.count > 80)
    }
}
