import Testing

/// Whoever used the Objective-C library from Swift wrote the names that the importer gave.
@Suite struct ImportedNameTests {
    @Test(arguments: ImportedName.all.filter(\.compiles))
    @MainActor
    func aNameThatCompilesDoesWhatTheOriginalsDoes(_ name: ImportedName) throws {
        guard case .compiles(let holds) = name.spelling else { return }
        #expect(try holds())
    }

    /// All that the importer renamed, left out, or made a macro of nothing; and what the bridge declared.
    @Test func everyNameIsListedOnce() {
        let originals = ImportedName.all.map(\.original)
        #expect(Set(originals).count == originals.count)
        #expect(ImportedName.all.filter(\.compiles).count == 118)
    }

    @Test func aNameThatDoesNotCompileHasAReason() {
        for name in ImportedName.all where !name.compiles { #expect(name.reason.count > 10, "\(name)") }
    }
}

extension ImportedName {
    fileprivate var compiles: Bool { reason.isEmpty }

    fileprivate var reason: String {
        if case .differs(let reason) = spelling { reason } else { "" }
    }
}
