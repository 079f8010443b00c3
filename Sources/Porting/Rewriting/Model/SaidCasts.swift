/// Casts to the class that the declaration or the method says, too: `NSArray *list = (NSArray *)json[@"items"];`.
///
/// A cast changes no object, so that the value is read as it is without one.
struct SaidCasts {
    private let file: Rewriter.File
    private var edits: [Rewriter.File.Edit] = []

    private init(_ file: Rewriter.File) {
        self.file = file
        for function in file.tree.items.functions { read(function.body, returning: function.returns) }
    }

    /// The files without these casts.
    static func removed(in files: [Rewriter.File]) -> [Rewriter.File] {
        files.map { $0.edited(SaidCasts($0).edits) }
    }

    private mutating func read(_ body: [Statement], returning returns: TypeName) {
        for statement in body {
            walkStatements(inBlocks: true, statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                for variable in variables { remove(variable.initial, variable.type) }
            }
            walkStatements(statement) { inner in
                if case .returns(let value) = inner.kind { remove(value, returns) }
            }
        }
    }

    private mutating func remove(_ value: Expression?, _ declared: TypeName) {
        guard let value, case .cast(let type, let inner) = value.kind, type.pointers == 1, declared.pointers == 1,
            type.name == declared.name, type.qualifiers.isEmpty, type.function == nil, inner.isObjectMessage
        else { return }
        let (whole, bare) = (file.bytes(value.tokens), file.bytes(inner.withoutParentheses.tokens))
        for place in [whole.lowerBound..<bare.lowerBound, bare.upperBound..<whole.upperBound] where !place.isEmpty {
            edits.append(Rewriter.File.Edit(place: place, pieces: []))
        }
    }
}

extension Expression {
    /// Whether this is a message or an element, which is no pointer of C.
    fileprivate var isObjectMessage: Bool {
        switch kind {
        case .message(let message): !["alloc", "bytes", "mutableBytes", "UTF8String"].contains(message.selector)
        case .element: true
        case .parenthesized(let inner): inner.isObjectMessage
        // One of both tells what the other is.
        case .conditional(_, let positive, let negative): positive?.isObjectMessage == true || negative.isObjectMessage
        default: false
        }
    }
}
