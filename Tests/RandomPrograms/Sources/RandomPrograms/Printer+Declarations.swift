/// Types, and what belongs to the file.
extension Printer {
    /// The enumerations and structures that are used.
    var types: String {
        var printer = Printer(program)
        let text = program.properties.map { declared($0) }.joined() + printer.implementation() + classes
        func isUsed(_ name: String) -> Bool { text.contains(name) }
        let enumerations = program.enumerations.filter { isUsed($0.name) }.map(declaration)
        let structures = program.structures.filter { isUsed($0.name) && $0 != .range }.map { structure in
            let fields = structure.fields.map { "    \(declared($0));\n" }
            return "typedef struct {\n\(fields.joined())} \(structure.name);\n\n"
        }
        return (enumerations + structures).joined()
    }

    func declaration(_ enumeration: Enumeration) -> String {
        let constants = enumeration.constants.map { "    \($0.name)\($0.text.map { " = \($0)" } ?? ""),\n" }.joined()
        let head = "\(name(of: enumeration.underlying)), \(enumeration.name)"
        return switch enumeration.form {
        case .closed: "typedef NS_ENUM(\(head)) {\n\(constants)};\n\n"
        case .options: "typedef NS_OPTIONS(\(head)) {\n\(constants)};\n\n"
        case .plain: "typedef enum {\n\(constants)} \(enumeration.name);\n\n"
        }
    }

    /// What belongs to the file.
    mutating func declareFunctions() {
        for macro in program.macros {
            let parameters = macro.parameters.isEmpty ? "" : "(\(macro.parameters.joined(separator: ", ")))"
            line("#define \(macro.name)\(parameters) \(definition(of: macro))")
        }
        if !program.macros.isEmpty { line("") }
        for global in program.globals {
            let name = declared(global.variable)
            // A constant pointer, or a constant number.
            let text =
                !global.isConstant
                ? name
                : global.variable.type.isArithmetic ? "const \(name)" : name.replacing("*", with: "*const ")
            line("static \(text) = \(self.text(global.value));")
        }
        if !program.globals.isEmpty { line("") }
        for function in program.functions {
            let result = function.result.map { name(of: $0) } ?? "void"
            let space = result.hasSuffix("*") ? "" : " "
            let parameters = function.parameters.map { declared($0) }.joined(separator: ", ")
            block(
                "static \(result)\(space)\(function.selector)(\(parameters.isEmpty ? "void" : parameters))",
                function.body)
            line("")
        }
    }

    /// The body of a macro, whose parameters and itself are in parentheses.
    func definition(of macro: Macro) -> String {
        guard !macro.parameters.isEmpty else {
            let text = text(macro.body)
            return text.hasPrefix("-") ? "(\(text))" : text
        }
        var printer = self
        printer.isMacro = true
        return "(\(printer.text(macro.body)))"
    }
}
