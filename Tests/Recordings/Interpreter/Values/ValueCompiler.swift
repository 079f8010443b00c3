import RACCompat
import StreamTesting

/// Turns steps into closures over the machine that carries them out, and notes the questions and makes that they name.
final class ValueCompiler {
    typealias Reading<Result> = (Arguments<DynamicFace>) throws -> Result

    /// The questions and makes that the steps name.
    private(set) var operators: Set<String> = []
    /// The named questions and makes that are not yet built.
    private(set) var missing: Set<String> = []
    private let questions = ValueQuestions().table
    private let makes = ValueMakes().table
    private let literals = ExpressionCompiler(table: OperatorTable<DynamicFace>(), hotNames: [], coldLists: [:])

    /// Whether there is a way to make a value with this name.
    func makes(_ name: String) -> Bool { makes[name] != nil }

    func step(_ json: JSONValue) throws -> ValueStep {
        guard let parts = json.array, let name = parts.first?.string else {
            throw Malformed("a question is [name, …], not \(json)")
        }
        guard name == "let" else {
            let ask = try read(questions, name, parts.dropFirst())
            return { machine in
                if let answer = ask?(machine) { machine.record("result", answer) }
            }
        }
        guard parts.count == 3, let variable = parts[1].string, let make = parts[2].array, let way = make.first?.string
        else { throw Malformed("a value is made by [\"let\", name, [way, …]], not \(json)") }
        let making = try read(makes, way, make.dropFirst())
        return { machine in
            switch making?(machine) {
            case .value(let value):
                machine[variable] = value
                machine.record("result", ValueMakes.className(of: value))
            case .assertionFails: machine.record("exception", "NSInternalInconsistencyException")
            case nil: break
            }
        }
    }

    private func read<Result>(
        _ table: [String: Reading<Result>], _ name: String, _ values: ArraySlice<JSONValue>
    ) throws -> Result? {
        operators.insert(name)
        guard let compile = table[name] else {
            missing.insert(name)
            return nil
        }
        let arguments = Arguments(name: name, values: values, compiler: literals)
        let result = try compile(arguments)
        try arguments.finish()
        return result
    }
}
