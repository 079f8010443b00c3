import RACCompat
import StreamCore
public import StreamTesting

/// The server that both are tested with: it finds a page for a text in two seconds, and saves in one.
extension VirtualWorld {
    /// Makes the ported view model, and keeps it.
    public func legacySearch() throws -> LegacySearch {
        let pages = try cold("--p", named: "lookUp")
        let numbers = try cold("-1|", as: Int.self, named: "store")
        return keep(
            LegacySearch(
                lookUp: { text in pages.racSignal.mapReplace(["page about \(text)"]) },
                store: { _ in numbers.racSignal }))
    }

    /// Makes the rewritten view model, and keeps it.
    public func search() throws -> Search {
        let pages = try cold("--p", named: "lookUp").producer
        let numbers = try cold("-1|", as: Int.self, named: "store").producer
        return keep(
            Search(lookUp: { text in pages.map { _ in ["page about \(text)"] } }, store: { _ in numbers }))
    }
}
