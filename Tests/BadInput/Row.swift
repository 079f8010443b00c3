import Foundation

/// A public function, as the symbol graph names it with the types that a caller may get wrong, and calls of it.
struct Row {
    let name: String
    /// With the name of each input, the call; it returns what the table shows.
    let calls: [(input: String, run: () -> String)]

    init<Only: Input>(_ name: String, _ call: @escaping (Only) -> String) {
        self.name = name
        calls = Only.inputs.map { input in (input.0, { call(input.1) }) }
    }

    init<First: Input, Second: Input>(
        _ name: String, _ first: @escaping (First) -> String, _ second: @escaping (Second) -> String
    ) {
        self.name = name
        calls =
            First.inputs.map { input in ("\(input.0), _", { first(input.1) }) }
            + Second.inputs.map { input in ("_, \(input.0)", { second(input.1) }) }
    }

    init<First: Input, Second: Input, Third: Input>(
        _ name: String, _ first: @escaping (First) -> String, _ second: @escaping (Second) -> String,
        _ third: @escaping (Third) -> String
    ) {
        self.name = name
        calls =
            First.inputs.map { input in ("\(input.0), _, _", { first(input.1) }) }
            + Second.inputs.map { input in ("_, \(input.0), _", { second(input.1) }) }
            + Third.inputs.map { input in ("_, _, \(input.0)", { third(input.1) }) }
    }

    /// The same calls under another name.
    init(_ name: String, like other: Row) {
        self.name = name
        calls = other.calls
    }

    /// What the table shows: each outcome once, behind its inputs.
    func outcomes(in library: String) -> String {
        var inputs: [String: [String]] = [:]
        var order: [String] = []
        for call in calls {
            let outcome = outcome(of: call.run, named: [library, name, call.input])
                .replacing("not \(call.input).", with: "not ….")
            if inputs[outcome] == nil { order.append(outcome) }
            inputs[outcome, default: []].append(call.input)
        }
        return order.map { "    \(inputs[$0, default: []].joined(separator: " | ")): \($0)\n" }.joined()
    }
}

/// The rows of a library.
///
/// Making them makes closures, and calls nothing: see `run`.
struct Library: Sendable {
    let name: String
    let makeRows: @Sendable () -> [Row]

    /// What the table shows of rows whose names contain a text; neighbours with the same outcomes share them.
    func table(ofRowsWith text: String) -> Table {
        var table = Table(text: "## \(name)\n")
        var (names, shared) = ("", "")
        for row in makeRows() where text.isEmpty || "\(name) \(row.name)".contains(text) {
            let outcomes = row.outcomes(in: name)
            table.rowCount += 1
            table.callCount += row.calls.count
            if outcomes != shared {
                table.text += names + shared
                (names, shared) = ("\n", outcomes)
            }
            names += row.name + "\n"
        }
        table.text += names + shared + "\n"
        return table
    }
}

/// A part of the table, and how much it is about.
struct Table: Codable {
    var text: String
    var rowCount = 0
    var callCount = 0
}

/// The tables of the libraries, which are made side by side.
func tables(ofRowsWith text: String = "") throws -> [Table] {
    let workers = libraries.map { library in
        start {
            guard let table = try? JSONEncoder().encode(library.table(ofRowsWith: text)) else { return "" }
            return String(decoding: table, as: UTF8.self)
        }
    }
    return try workers.map { try JSONDecoder().decode(Table.self, from: Data($0.result.output.utf8)) }
}
