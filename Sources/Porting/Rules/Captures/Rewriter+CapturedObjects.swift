/// Collections and texts that blocks capture by value: `[list] in list.append(x)`.
extension Rewriter {
    /// Marks the collection or text of a variable that a block captures by value as shared, where it changes: the variable
    /// and the block hold one object until the variable is assigned.
    mutating func shareCaptured(_ name: String, _ block: Block) {
        guard mutations.changes(name) else { return }
        var place: Range<Int>?
        for statement in block.body {
            walk(statement) { if case .name(name) = $0.kind { place = place ?? $0.tokens } }
        }
        if let place { share(place, sharedKinds(of: name)) }
    }
}
