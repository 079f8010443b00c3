import Porting
import Testing

/// The registry of rac-port, and the table of what is here, say the same.
struct RegistryCoverageTests {
    private let table = CoverageTable()

    /// These are here in a form that a person writes: a subclass.
    private static let byHand: Set<String> = ["RACDelegateProxy -initWithProtocol:"]

    @Test("The registry translates an API to this module exactly if the module has the API", arguments: Selectors.all)
    func agrees(row: String) throws {
        let entry = try #require(Registry.bundled.entry(ofRow: row), "The registry does not know \(row)")
        let isTranslated = entry.class == .exact || entry.class == .substitute
        if table.present.contains(row), !Self.byHand.contains(row) {
            #expect(isTranslated, "\(entry.id) is here")
        } else {
            #expect(!isTranslated || entry.module != "CompatShims", "\(entry.id) is not here")
        }
    }
}

extension Registry {
    /// The entry of a row of the table: `NSObject -rac_willDeallocSignal`, `UIButton rac_command`, `(macro) @keypath(...)`.
    fileprivate func entry(ofRow row: String) -> RegistryEntry? {
        let parts = row.split(separator: " ", maxSplits: 1).map(String.init)
        let name = String(parts[1].drop { "+-@".contains($0) }.prefix { $0 != "(" })
        if let entry = type(name) ?? constant(name) ?? macro(name) { return entry }
        let scope: RegistryEntry.Scope = parts[1].hasPrefix("+") ? .class : .instance
        return methods(named: name).first { $0.type == parts[0] && $0.scope == scope }
    }
}
