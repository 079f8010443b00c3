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
}

/// The rows of a library.
struct Library: Sendable {
    let name: String
    /// Made in each process, since making them uses the libraries.
    let makeRows: @Sendable () -> [Row]

    /// The names of the rows, and the names of their inputs.
    private var names: [(row: String, inputs: [String])] {
        let (status, text) = run {
            makeRows().map { ([$0.name] + $0.calls.map(\.input)).joined(separator: "\t") }.joined(separator: "\n")
        }
        guard status == 0 else { fatalError("The rows of \(name) could not be made: \(text)") }
        return text.split(separator: "\n").map { line in
            let parts = line.components(separatedBy: "\t")
            return (parts[0], Array(parts.dropFirst()))
        }
    }

    /// What the table shows of rows whose names contain a text; neighbours with the same outcomes share them.
    func table(ofRowsWith text: String = "") -> Table {
        var table = Table(text: "## \(name)\n")
        var (waiting, shared) = ("", "")
        for (index, row) in names.enumerated() where text.isEmpty || "\(name) \(row.row)".contains(text) {
            let outcomes = outcomes(of: index, row.inputs)
            table.rowCount += 1
            table.callCount += row.inputs.count
            if outcomes != shared {
                table.text += waiting + shared
                (waiting, shared) = ("\n", outcomes)
            }
            waiting += row.row + "\n"
        }
        table.text += waiting + shared + "\n"
        return table
    }

    /// Each outcome of a row once, behind its inputs.
    private func outcomes(of row: Int, _ inputs: [String]) -> String {
        var inputsOf: [String: [String]] = [:]
        var order: [String] = []
        for (call, input) in inputs.enumerated() {
            let outcome = outcome { makeRows()[row].calls[call].run() }.replacing("not \(input).", with: "not ….")
            if inputsOf[outcome] == nil { order.append(outcome) }
            inputsOf[outcome, default: []].append(input)
        }
        return order.map { "    \(inputsOf[$0, default: []].joined(separator: " | ")): \($0)\n" }.joined()
    }
}

/// A part of the table, and how much it is about.
struct Table {
    var text: String
    var rowCount = 0
    var callCount = 0
}
