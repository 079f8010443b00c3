/// Variables that are declared first, and set later in the same list of statements: `NSString *name; name = [self title];`.
///
/// They are declared where they are set, as long as nothing mentions them before: Swift then knows what they are.
struct LateDeclarations {
    private let file: Rewriter.File
    private var edits: [Rewriter.File.Edit] = []

    private init(_ file: Rewriter.File) {
        self.file = file
        for body in file.tree.items.bodies { read(body) }
    }

    /// The files, with each of these variables declared where it is set.
    static func joined(in files: [Rewriter.File]) -> [Rewriter.File] {
        files.map { $0.edited(LateDeclarations($0).edits) }
    }

    private mutating func read(_ list: [Statement]) {
        for (index, statement) in list.enumerated() {
            if case .declaration(let variables) = statement.kind, variables.count == 1 {
                join(variables[0], at: index, of: list)
            }
            for inner in nestedLists(in: statement) { read(inner) }
        }
    }

    private mutating func join(_ variable: Variable, at index: Int, of list: [Statement]) {
        let (name, type) = (variable.name, variable.type)
        guard variable.initial == nil, type.qualifiers.isEmpty, type.function == nil, type.sizes.isEmpty,
            let next = list[(index + 1)...].first(where: { ends($0) || $0.mentions(name) }),
            case .expression(let expression) = next.kind,
            case .assignment(let target, "=", let value) = expression.kind,
            case .name(name) = target.kind, !Statement(kind: .expression(value), tokens: value.tokens).mentions(name),
            let first = list[index].tokens.first,
            let last = list[index].tokens.first(where: { word($0) == name }), word(last + 1) == ";"
        else { return }
        let declared = file.bytes(first..<last + 1)
        edits.append(
            Rewriter.File.Edit(place: declared.lowerBound..<file.bytes(last + 1..<last + 2).upperBound, pieces: []))
        edits.append(Rewriter.File.Edit(place: file.bytes(target.tokens), pieces: [.original(declared)]))
    }

    /// Whether what follows a statement may not run after what comes before it.
    private func ends(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .directive, .label, .unknown: true
        default: false
        }
    }

    private func word(_ token: Int) -> String { file.source.text(of: file.source.tokens[token]) }
}

/// A method or function that has a body.
struct WrittenFunction {
    /// The class of `self`; nil in functions and methods of classes.
    let owner: String?
    let parameters: [Parameter]
    let returns: TypeName
    let body: [Statement]
}

extension [Item] {
    /// The methods and functions that have bodies.
    var functions: [WrittenFunction] { functions(of: nil) }

    /// The statements of each method and function.
    var bodies: [[Statement]] { functions.map(\.body) }

    private func functions(of owner: String?) -> [WrittenFunction] {
        flatMap { item -> [WrittenFunction] in
            switch item.kind {
            case .container(let container): return container.members.functions(of: container.name)
            case .method(let method):
                guard let body = method.body else { return [] }
                return [
                    WrittenFunction(
                        owner: method.isClass ? nil : owner, parameters: method.parameters, returns: method.returns,
                        body: body.list)
                ]
            case .function(let function):
                guard let body = function.body else { return [] }
                return [
                    WrittenFunction(
                        owner: nil, parameters: function.parameters, returns: function.returns, body: body.list)
                ]
            default: return []
            }
        }
    }
}
