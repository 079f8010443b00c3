/// A constant of an enumeration.
struct Constant: Hashable, Codable, Sendable {
    var name: String
    var value: Int
    /// How the value is written, where it does not follow from the constant before.
    var text: String?
}

/// An enumeration, or a set of options.
struct Enumeration: Hashable, Codable, Sendable {
    enum Form: String, Codable { case closed, options, plain }

    var name: String
    var form: Form
    /// The type that its values are computed in: clang gives a plain one without negative constants an `unsigned int`.
    var underlying: Type
    var constants: [Constant]

    var isOptions: Bool { form == .options }
}

/// A small structure of C.
struct Structure: Hashable, Codable, Sendable {
    var name: String
    var fields: [Variable]

    /// What Foundation declares.
    static let range = Structure(
        name: "NSRange",
        fields: [Variable(name: "location", type: .unsigned), Variable(name: "length", type: .unsigned)])

    func index(of field: String) throws -> Int {
        guard let index = fields.firstIndex(where: { $0.name == field }) else { throw Rejection("no field \(field)") }
        return index
    }
}

extension Type {
    var enumeration: Enumeration? { if case .enumeration(let enumeration) = self { enumeration } else { nil } }

    var structure: Structure? { if case .structure(let structure) = self { structure } else { nil } }

    /// The type that values are computed in.
    var underlying: Type { enumeration?.underlying ?? self }
}

extension Expression {
    /// The variable or property that a place is, or is a part of.
    var root: Expression { if case .field(let base, _) = kind { base.root } else { self } }
}

/// A variable of the file, which may be a constant.
struct Global: Codable, Equatable {
    var variable: Variable
    var isConstant: Bool
    var value: Expression
}

/// A macro: a constant, or one of expressions, which its body holds as variables.
struct Macro: Codable, Equatable, Sendable {
    var name: String
    var parameters: [String] = []
    var body: Expression
    /// Whether Foundation declares it.
    var isKnown = false

    /// What the macro stands for.
    func expanded(_ arguments: [Expression]) -> Expression {
        body.replacing(Dictionary(zip(parameters, arguments)) { first, _ in first })
    }
}

extension Expression {
    /// The expression with others in the place of variables, and with the types that C gives it then.
    fileprivate func replacing(_ values: [String: Expression]) -> Expression {
        if case .variable(let name) = kind, let value = values[name] { return value }
        var result = with(children.map { $0.replacing(values) })
        let types = result.children.map(\.type)
        switch result.kind {
        case .unary(let sign, _) where sign != "!": result.type = types[0].promoted
        case .binary(let sign, _, _) where ["+", "-", "*", "/", "%", "&", "|", "^"].contains(sign):
            result.type = Type.common(types[0], types[1])
        case .ternary: result.type = Type.common(types[1], types[2])
        default: break
        }
        return result
    }
}
