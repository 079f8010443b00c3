import Porting
import Testing

/// The registry of rac-port, and the table of what is here, say the same.
struct RegistryCoverageTests {
    private let table = CoverageTable()

    @Test("The registry translates an API to this module exactly if the module has the API", arguments: Selectors.all)
    func agrees(row: String) throws {
        let entry = try #require(Registry.bundled.entry(ofRow: row), "The registry does not know \(row)")
        let isTranslated = entry.class == .exact || entry.class == .substitute
        if table.present.contains(row) {
            #expect(isTranslated, "\(entry.id) is here")
        } else {
            #expect(!isTranslated || entry.module != "RACCompat", "\(entry.id) is not here")
        }
    }

    @Test("Every selector that the registry translates to RACCompat is in the coverage table")
    func coversRegistry() {
        let rows = Set(Selectors.all.compactMap { Registry.bundled.entry(ofRow: $0)?.id })
        let missing = Registry.bundled.entries.filter { entry in
            entry.isOfOriginal && entry.module == "RACCompat" && entry.kind != .category && !rows.contains(entry.id)
                // Of some private classes the table has the methods only.
                && !Selectors.all.contains { $0.hasPrefix("\(entry.name) ") }
        }
        #expect(missing.map(\.title).isEmpty)
    }
}

extension Registry {
    /// The entry of a row of the table: `RACSignal -map:`, `RACCommand executing`, `macro RACTuplePack`.
    fileprivate func entry(ofRow row: String) -> RegistryEntry? {
        let row = row.replacing("(class) ", with: "").replacing(" (override, not redeclared)", with: "")
        let parts = row.split(separator: " ", maxSplits: 1).map(String.init)
        let name = String(parts[1].drop { "+-@".contains($0) }.prefix { $0 != "(" })
        if let type = self.type(name) ?? constant(name) ?? macro(name) ?? function(name), !parts[1].hasPrefix("-") {
            return type
        }
        let scope: RegistryEntry.Scope = parts[1].hasPrefix("+") ? .class : .instance
        let members = methods(named: name).filter { $0.type == parts[0] && $0.scope == scope }
        return members.first
            ?? entries.first { $0.kind == .conformance && $0.type == parts[0] && name.hasPrefix("NSCoding") }
    }
}
