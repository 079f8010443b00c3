/// Names of types that a function or method declares for itself: `typedef enum { Small, Large } Size;` in a body.
///
/// They are declared before it: Swift has no names for the values of an enumeration without its own, and a file tells the
/// types of its functions from what it declares. A name that a file declares twice stays where it is.
struct LocalTypes {
    private let file: Rewriter.File
    private var edits: [Rewriter.File.Edit] = []
    private var places: [(declared: Range<Int>, function: Int)] = []

    private init(_ file: Rewriter.File) {
        self.file = file
        for item in file.tree.items { read(item) }
        let names = places.map { word($0.declared.upperBound - 2) }
        for (place, name) in zip(places, names) where names.count(where: { $0 == name }) == 1 {
            let (declared, start) = (file.bytes(place.declared), file.source.tokens[place.function].start)
            edits.append(Rewriter.File.Edit(place: declared, pieces: []))
            edits.append(
                Rewriter.File.Edit(place: start..<start, pieces: [.original(declared), .text("\n")]))
        }
    }

    /// The files, with each of these declared before its function.
    static func moved(in files: [Rewriter.File]) -> [Rewriter.File] {
        files.map { $0.edited(LocalTypes($0).edits) }
    }

    private mutating func read(_ item: Item) {
        let body: Statements?
        switch item.kind {
        case .container(let container):
            for member in container.members { read(member) }
            return
        case .method(let method): body = method.body
        case .function(let function): body = function.body
        default: return
        }
        for statement in body?.list ?? [] {
            walkStatements(inBlocks: true, statement) { part in
                guard case .unknown = part.kind, part.tokens.count > 2, word(part.tokens.lowerBound) == "typedef",
                    word(part.tokens.upperBound - 1) == ";"
                else { return }
                places.append((part.tokens, item.tokens.lowerBound))
            }
        }
    }

    private func word(_ token: Int) -> String { file.source.text(of: file.source.tokens[token]) }
}
