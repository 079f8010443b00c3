/// The variables of objects that hold memory for a list, `double *_values`, which are arrays in Swift.
///
/// The program gets the memory by `malloc` or `calloc`, uses its elements by index, and gives it back by `free`. A variable that is
/// used in any other way, followed or handed on, is none of these.
struct MemoryVariables {
    private(set) var names: Set<String> = []
    private var others: Set<String> = []

    init(_ files: [Rewriter.File]) {
        for file in files { file.tree.items.forEach { note($0) } }
        guard !names.isEmpty else { return }
        var (uses, allowed, allocated) = ([String: Int](), [String: Int](), Set<String>())
        func visit(_ expression: Expression) {
            if let name = name(expression) { uses[name, default: 0] += 1 }
            switch expression.kind {
            case .element(let base, _): if let name = name(base) { allowed[name, default: 0] += 1 }
            case .call(let callee, let arguments) where callee.isClassName("free"):
                if let name = arguments.first.flatMap(name) { allowed[name, default: 0] += 1 }
            case .assignment(let target, "=", let value):
                guard let name = name(target) else { return }
                let factors = Self.factors(of: value)
                if factors != nil || value.isNil { allowed[name, default: 0] += 1 }
                if factors != nil { allocated.insert(name) }
            default: break
            }
        }
        for file in files { file.tree.items.forEach { walk($0, visit) } }
        names = names.filter { allocated.contains($0) && uses[$0] == allowed[$0] && !others.contains($0) }
    }

    private mutating func note(_ item: Item) {
        guard case .container(let container) = item.kind else { return }
        for variable in container.variables {
            var element = variable.type
            element.pointers = 0
            let isList =
                variable.type.pointers == 1 && variable.type.sizes.isEmpty && variable.type.function == nil
                && CType(element) != nil && !["char", "unichar"].contains(element.name)
            if isList { names.insert(variable.name) } else { others.insert(variable.name) }
        }
    }

    private func name(_ expression: Expression) -> String? {
        switch expression.withoutParentheses.kind {
        case .name(let name), .member(_, let name, isArrow: true): names.contains(name) ? name : nil
        default: nil
        }
    }

    /// The factors of the size of memory: of `malloc(count * sizeof(int))` and `calloc(count, sizeof(int))`.
    static func factors(of value: Expression) -> [Expression]? {
        var value = value.withoutParentheses
        if case .cast(_, let inner) = value.kind { value = inner.withoutParentheses }
        guard case .call(let callee, let arguments) = value.kind, case .name(let function) = callee.kind else {
            return nil
        }
        if function == "malloc", case .binary(let left, "*", let right)? = arguments.first?.withoutParentheses.kind {
            return [left, right]
        }
        return function == "calloc" && arguments.count == 2 ? arguments : nil
    }
}
