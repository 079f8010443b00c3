/// Blocks for methods of Foundation that call them on other threads.
extension Rewriter {
    /// The arguments of a form, where the compiler checks what its blocks capture: a block that captures what only one
    /// thread may use is marked, as Objective-C did not check it.
    mutating func unchecked(_ values: [SwiftExpression], _ arguments: [Expression], _ entry: RegistryEntry)
        -> [SwiftExpression]
    {
        var values = values
        for (index, parameter) in (entry.parameters ?? []).enumerated()
        where parameter.hasPrefix("@Sendable") && index < values.count && !values[index].isNil {
            if case .block(let block) = arguments[index].kind, !capturesObjects(block) { continue }
            use(module: "CompatShims")
            values[index] = SwiftExpression("unchecked").call(
                [.init(label: nil, value: values[index])], values[index].type)
        }
        return values
    }

    /// Whether a block captures an object, or a variable that changes.
    private func capturesObjects(_ block: Block) -> Bool {
        Usage(block.body).mentioned.contains { name in
            if let local = scope[name] {
                return assigned.contains(name) || assignedMembers.contains(name) || !local.type.isSendable
            }
            return name == "self" || name == "super" || currentClass != nil && isInstanceVariable(name)
        }
    }

    /// Whether a name stands for a variable of `self`.
    func isInstanceVariable(_ name: String) -> Bool {
        var probe = self
        return probe.name(name, .unknown).plain?.hasPrefix("self.") == true
    }
}
