import Foundation
import StreamTesting

/// Lists the bundled scenarios, a line each, or the operators that they contain.
struct ListCommand {
    let console: Console
    let request: ListRequest

    /// Prints the list; returns the exit status.
    func run() -> Int32 {
        let catalog: Catalog
        do {
            catalog = try Catalog.bundled.get()
        } catch {
            console.report("side-by-side: \(ReplayCommand.reason(error))\n")
            return 1
        }
        if request.listsOperators, request.writesJSON {
            console.print(JSONValue.object(catalog.operators.mapValues { .int($0) }).description)
            return 0
        }
        if request.listsOperators {
            for (name, count) in catalog.operators.sorted(by: { $0.key < $1.key }) {
                console.print("\(name)  \(count)")
            }
            return 0
        }
        for name in request.operators.sorted() where catalog.operators[name] == nil {
            console.report("side-by-side: \(catalog.unknownOperator(name))\n")
            return 1
        }
        let wanted = catalog.scenarios.filter { request.operators.isSubset(of: $0.operators) }
        if request.writesJSON {
            console.print(JSONValue.array(wanted.map(\.json)).description)
            return 0
        }
        for scenario in wanted { console.print("\(scenario.id)  \(scenario.description)") }
        return 0
    }
}
