/// Objects that a program makes in two statements: `Shape *shape = [Shape alloc]; shape = [shape init];`.
///
/// Swift has no object before its initializer: both become `[[Shape alloc] init]`, where the object is initialized, or in the
/// first statement if the second one follows it. A variable that the statements of its own value set is declared before them.
struct SplitAllocations {
    private let file: Rewriter.File
    private var edits: [Rewriter.File.Edit] = []

    private init(_ file: Rewriter.File) {
        self.file = file
        for body in file.tree.items.bodies { read(body) }
    }

    /// The files, with each of these objects made in one statement.
    static func joined(in files: [Rewriter.File]) -> [Rewriter.File] {
        files.map { $0.edited(SplitAllocations($0).edits) }
    }

    private mutating func read(_ list: [Statement]) {
        for (index, statement) in list.enumerated() {
            if let (name, made) = allocation(statement) { join(name, made, at: index, of: list) }
            if case .declaration(let variables) = statement.kind, variables.count == 1 { separate(variables[0]) }
            for inner in nestedLists(in: statement) { read(inner) }
        }
    }

    /// Writes `UILabel *label = ({ label = [UILabel new]; label; });` as a declaration and an assignment.
    private mutating func separate(_ variable: Variable) {
        guard let initial = variable.initial, case .statements = initial.kind else { return }
        var isSet = false
        walk(initial) {
            if case .assignment(let target, "=", _) = $0.kind, case .name(variable.name) = target.kind { isSet = true }
        }
        guard isSet else { return }
        let sign = file.source.tokens[initial.tokens.lowerBound - 1]
        edits.append(
            Rewriter.File.Edit(place: sign.start..<sign.end, pieces: [.text("; \(variable.name) =")]))
    }

    /// The variable that a statement sets to `[Shape alloc]`.
    private func allocation(_ statement: Statement) -> (name: String, made: Expression)? {
        let (name, made): (String, Expression)
        switch statement.kind {
        case .declaration(let variables):
            guard variables.count == 1, let initial = variables[0].initial else { return nil }
            (name, made) = (variables[0].name, initial)
        case .expression(let expression):
            guard case .assignment(let target, "=", let value) = expression.kind, case .name(let local) = target.kind
            else { return nil }
            (name, made) = (local, value)
        default: return nil
        }
        guard case .message(let message) = made.kind, ["alloc", "allocWithZone:"].contains(message.selector) else {
            return nil
        }
        switch message.receiver.kind {
        case .name: return (name, made)
        case .message(let owner) where owner.selector == "class" && owner.receiver.isSelfName: return (name, made)
        default: return nil
        }
    }

    private mutating func join(_ name: String, _ made: Expression, at index: Int, of list: [Statement]) {
        let next = list[(index + 1)...].firstIndex { $0.mentions(name) }
        guard let next else { return }
        // A second variable holds the object: `Shape *shape = [made init];`.
        if case .declaration(let variables) = list[next].kind, variables.count == 1,
            case .declaration = list[index].kind, let initial = variables[0].initial,
            case .message(let message) = initial.kind, message.isInitializer, case .name(name) = message.receiver.kind,
            !message.arguments.contains(where: { Statement(kind: .expression($0), tokens: $0.tokens).mentions(name) }),
            !list[(next + 1)...].contains(where: { $0.mentions(name) })
        {
            edits.append(
                Rewriter.File.Edit(
                    place: file.bytes(message.receiver.tokens), pieces: [.original(file.bytes(made.tokens))]))
            edits.append(Rewriter.File.Edit(place: file.bytes(list[index].tokens), pieces: []))
            return
        }
        guard case .expression(let expression) = list[next].kind else { return }
        let value: Expression
        switch expression.kind {
        case .assignment(let target, "=", let assigned):
            guard case .name(name) = target.kind else { return }
            value = assigned
        default: value = expression
        }
        guard case .message(let message) = value.kind, message.isInitializer, case .name(name) = message.receiver.kind
        else { return }
        let (whole, receiver) = (file.bytes(value.tokens), file.bytes(message.receiver.tokens))
        let parts: [Rewriter.File.Edit.Piece] = [
            .original(whole.lowerBound..<receiver.lowerBound), .original(file.bytes(made.tokens)),
            .original(receiver.upperBound..<whole.upperBound),
        ]
        if next == index + 1 {
            edits.append(Rewriter.File.Edit(place: file.bytes(made.tokens), pieces: parts))
            edits.append(Rewriter.File.Edit(place: file.bytes(list[next].tokens), pieces: []))
            return
        }
        if case .declaration = list[index].kind {
            let sign = file.source.tokens[made.tokens.lowerBound - 1].start
            edits.append(Rewriter.File.Edit(place: sign..<file.bytes(made.tokens).upperBound, pieces: []))
        } else {
            edits.append(Rewriter.File.Edit(place: file.bytes(list[index].tokens), pieces: []))
        }
        edits.append(
            Rewriter.File.Edit(place: file.bytes(expression.tokens), pieces: [.text("\(name) = ")] + parts))
    }
}
