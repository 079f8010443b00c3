/// Properties that are called `description`, which every object has already: `@property (copy) NSString *description;`.
///
/// In Swift, the description of an object is computed and never nil. The text is kept in a property of another name, which the
/// description returns.
struct DescriptionProperties {
    private static let name = "description"
    private static let kept = "descriptionText"

    /// The files, with these properties under the other name, and a method that returns them.
    static func renamed(in files: [Rewriter.File]) -> [Rewriter.File] {
        let containers = files.flatMap(\.containers)
        let written = containers.filter { $0.kind == .implementation }
        let owners = Set(containers.filter { $0.kind == .interface && $0.declaresDescription }.map(\.name))
        // An assignment does not tell its class: either all of the classes have the other name, or none.
        let canBeRenamed = owners.allSatisfy { owner in
            written.contains { $0.name == owner && $0.category == nil }
                && !written.contains { $0.name == owner && $0.hasAccessor }
        }
        let isTaken = files.contains { file in
            file.source.tokens.contains { file.source.text(of: $0) == kept }
        }
        guard !owners.isEmpty, canBeRenamed, !isTaken else { return files }
        return files.map { $0.edited(edits(of: $0, owners)) }
    }

    private static func edits(of file: Rewriter.File, _ owners: Set<String>) -> [Rewriter.File.Edit] {
        var edits: [Rewriter.File.Edit] = []
        func rename(_ tokens: some Sequence<Int>, _ word: String, to new: String) {
            for index in tokens where file.source.text(of: file.source.tokens[index]) == word {
                let token = file.source.tokens[index]
                edits.append(Rewriter.File.Edit(place: token.start..<token.end, pieces: [.text(new)]))
            }
        }
        for item in file.tree.items {
            if case .container(let container) = item.kind, owners.contains(container.name) {
                for member in container.members {
                    switch member.kind {
                    case .property(let property) where property.variables.contains { $0.name == name }:
                        rename(member.tokens, name, to: kept)
                    case .atWord: rename(member.tokens, name, to: kept)
                    default: break
                    }
                }
                rename(item.tokens, "_" + name, to: "_" + kept)
                if container.kind == .implementation, container.category == nil, let last = item.tokens.last {
                    let end = file.source.tokens[last].start
                    let getter = "- (NSString *)description { return self.\(kept); } "
                    edits.append(Rewriter.File.Edit(place: end..<end, pieces: [.text(getter)]))
                }
            }
            walk(item) { part in
                switch part.kind {
                case .assignment(let target, _, _):
                    guard case .member(_, name, isArrow: false) = target.kind else { return }
                    rename([target.tokens.upperBound - 1], name, to: kept)
                case .message(let message) where message.selector == "setDescription:":
                    rename(message.wordTokens, "setDescription", to: "setDescriptionText")
                default: break
                }
            }
        }
        return edits
    }
}

extension Container {
    /// Whether a class declares a text of its own as its description.
    fileprivate var declaresDescription: Bool {
        members.contains { member in
            guard case .property(let property) = member.kind else { return false }
            return property.variables.contains { $0.name == "description" && $0.type.name == "NSString" }
                && !property.attributes.contains("readonly")
        }
    }

    /// Whether a class has a method of its own that reads or sets its description.
    fileprivate var hasAccessor: Bool {
        members.contains { member in
            guard case .method(let method) = member.kind else { return false }
            return ["description", "setDescription:"].contains(method.selector)
        }
    }
}
