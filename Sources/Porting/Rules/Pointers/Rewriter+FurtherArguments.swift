/// Methods and functions with a variable number of arguments.
///
/// Form: `_ furtherArguments: Any?...`, and an iterator over them as the `va_list`. Behind the last argument it returns nil,
/// as the nil at the end of a list of objects does.
extension Rewriter {
    static let furtherParameter = "_ furtherArguments: Any?..."

    /// Whether the `va_list` of a body is only read by `va_arg` and by formats.
    static func readsFurtherArguments(_ body: [Statement]) -> Bool {
        var lists: Set<String> = []
        var (uses, reads) = (0, 0)
        for statement in body {
            walkStatements(statement) {
                guard case .declaration(let variables) = $0.kind else { return }
                for variable in variables where variable.type.name == "va_list" { lists.insert(variable.name) }
            }
            walk(statement) { expression in
                switch expression.kind {
                case .name(let name) where lists.contains(name): uses += 1
                case .call(let callee, let arguments):
                    if case .name(let name) = callee.kind, ["va_start", "va_arg", "va_end"].contains(name),
                        !arguments.isEmpty
                    {
                        reads += 1
                    }
                case .message(let message) where message.selector == "initWithFormat:arguments:": reads += 1
                default: break
                }
            }
        }
        return uses == reads
    }

    /// `va_list list;` as an iterator over the further arguments.
    mutating func furtherArguments(_ variable: Variable) -> [SwiftStatement]? {
        guard variable.type.name == "va_list", variable.initial == nil else { return nil }
        scope.declare(variable.name, .named("va_list"))
        let iterator = SwiftExpression("furtherArguments").member("makeIterator").call()
        let word = facts.argumentLists.contains(variable.name) ? "var" : "let"
        return [SwiftStatement(kind: .variable(word, name: variable.name.local, type: nil, iterator))]
    }

    /// `va_start(list, last)` and `va_end(list)`, of which nothing is left.
    func isFurtherArgumentsCall(_ expression: Expression) -> Bool {
        guard case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind else { return false }
        return name == "va_start" || name == "va_end"
    }

    /// `va_arg(list, type)`.
    mutating func furtherArgument(_ arguments: [Expression]) -> SwiftExpression? {
        guard arguments.count == 2 else { return nil }
        let words = text(arguments[1].tokens)
        var type = TypeName(words.filter { $0 != "*" }.split(separator: " ").joined(separator: " "))
        type.pointers = words.filter { $0 == "*" }.count
        let next = expression(arguments[0]).member("next").call()
        let value = SwiftExpression(
            .tuple([SwiftExpression(.binary(next, "??", SwiftExpression("nil")), .anyOptional)]), .anyOptional)
        if let number = CType(type) {
            use(module: "CompatShims")
            return number.isFraction
                ? SwiftExpression(value.member("doubleValue").kind, .double)
                : SwiftExpression(value.member("integerValue").kind, .int).of(number)
        }
        let target = plainType(type)
        return target == .any ? value : coerce(value, to: target.asOptional)
    }

    /// `[[NSString alloc] initWithFormat:format arguments:list]`.
    mutating func formatOfFurtherArguments(_ message: Message) -> SwiftExpression {
        use(module: "CompatShims")
        let list = SwiftExpression("Array").call([.init(label: nil, value: expression(message.arguments[1]))])
        return SwiftExpression("formattedText").call(
            [
                .init(label: nil, value: expression(message.arguments[0], as: .string)),
                .init(label: "arguments", value: list),
            ], .string)
    }
}
