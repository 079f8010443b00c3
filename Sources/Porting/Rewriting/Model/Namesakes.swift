/// The protocols that have the name of a class, as `NSObject` has.
///
/// Objective-C keeps the names of protocols apart, and Swift does not: such a protocol is called `PlayerProtocol`, as the
/// compiler of Swift calls it where it imports one.
struct Namesakes: Sendable {
    private var classes: Set<String> = []
    private var protocols: Set<String> = []

    init() {}

    /// - Parameter inherited: What the other files of the program declare.
    init(_ files: [Rewriter.File], and inherited: Namesakes = Namesakes()) {
        self = inherited
        for container in files.flatMap(\.containers) {
            if container.kind == .proto { protocols.insert(container.name) } else { classes.insert(container.name) }
        }
    }

    /// The files, in which these protocols have names of their own.
    func applied(to files: [Rewriter.File]) -> [Rewriter.File] {
        let names = protocols.intersection(classes)
        guard !names.isEmpty else { return files }
        return files.map { file in
            file.edited(
                file.protocolNames.compactMap { place in
                    let (token, name) = (file.source.tokens[place], file.word(place))
                    guard names.contains(name) else { return nil }
                    // The text of the name stays as it is.
                    if place > 3, file.word(place - 4) == "NSStringFromProtocol" {
                        let start = file.source.tokens[place - 4].start
                        let end = file.source.tokens[min(place + 2, file.source.tokens.count - 1)].end
                        return Rewriter.File.Edit(place: start..<end, pieces: [.text("@\"\(name)\"")])
                    }
                    return Rewriter.File.Edit(place: token.start..<token.end, pieces: [.text("\(name)Protocol")])
                })
        }
    }
}

extension Rewriter.File {
    fileprivate func word(_ place: Int) -> String { source.text(of: source.tokens[place]) }

    /// The places of the tokens that name protocols: `@protocol Player`, `@protocol(Player)` and `id<Player, Named>`.
    fileprivate var protocolNames: [Int] {
        let tokens = source.tokens
        var (places, list): ([Int], [Int]?) = ([], nil)
        for place in tokens.indices {
            switch word(place) {
            case "@protocol":
                // `@protocol Player, Named;`
                var next = place + 1
                if next < tokens.count, word(next) == "(" { next += 1 }
                while next < tokens.count, tokens[next].kind == .word {
                    places.append(next)
                    guard next + 1 < tokens.count, word(next + 1) == "," else { break }
                    next += 2
                }
            case "<": list = place > 0 && (tokens[place - 1].kind == .word || word(place - 1) == ")") ? [] : nil
            case ">":
                // Of `a < b > c`, and of the arguments of a generic class, none is taken for a protocol of this name.
                places += list ?? []
                list = nil
            case ",": break
            default:
                if tokens[place].kind == .word { list?.append(place) } else { list = nil }
            }
        }
        return places
    }
}
