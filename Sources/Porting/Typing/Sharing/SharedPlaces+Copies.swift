/// Collections with the same elements, of which one may be changed in place: `[rows copy]`, and `[rows[0] addObject:x]`.
///
/// In Swift, a copied collection has elements of its own as soon as one of them changes. In Objective-C, both hold the same
/// objects, which are shared here.
extension SharedPlaces {
    /// A change of an element, or a copy of a collection.
    struct ElementUse {
        /// The place of the elements.
        let element: Int
        /// The kinds of objects that the change is for; none of a copy.
        var kinds: Set<SharedKind> = []
        let file: Int
        let function: String
        /// The local variable that is the collection.
        let local: String?
        let token: Int
        let loops: [Range<Int>]
    }

    /// Messages to a collection that make another with its elements.
    static let spreading: Set<String> = [
        "copy", "mutableCopy", "allValues", "allObjects", "subarrayWithRange", "objectsAtIndexes",
        "arrayByAddingObject",
        "arrayByAddingObjectsFromArray", "filteredArrayUsingPredicate", "filteredSetUsingPredicate",
        "sortedArrayUsingComparator", "sortedArrayUsingSelector", "sortedArrayUsingDescriptors",
        "sortedArrayWithOptions", "setByAddingObject",
    ]

    /// Messages that take the elements of their first argument.
    static let taking: Set<String> = [
        "arrayWithArray", "initWithArray", "addObjectsFromArray", "arrayByAddingObjectsFromArray", "setArray",
        "setWithArray", "setWithSet", "initWithSet", "unionSet", "setSet", "dictionaryWithDictionary",
        "initWithDictionary", "addEntriesFromDictionary", "setDictionary",
    ]

    /// Notes that a message copies its receiver.
    mutating func noteCopy(by message: Message, of receiver: Int?) {
        guard let receiver, Self.spreading.contains(message.words[0]) else { return }
        noteCopy(of: message.receiver, receiver)
    }

    /// Notes that a message copies the elements of an argument.
    mutating func noteCopy(by message: Message, of argument: Expression, _ place: Int) {
        if Self.taking.contains(message.words[0]) { noteCopy(of: argument, place) }
    }

    mutating func noteCopy(of collection: Expression, _ place: Int) {
        guard !collection.isMadeInPlace else { return }
        copies.append(use(graph.element(of: place), of: collection, at: collection.tokens.lowerBound))
    }

    /// Notes that a message changes an element of a collection, whose place is given.
    mutating func noteChange(by message: Message, of element: Int?) {
        let kinds = SharedKind.changed(by: message.selector).subtracting([.text])
        guard let element, !kinds.isEmpty else { return }
        noteChange(of: message.receiver, element, kinds)
    }

    /// Notes that an element of a collection changes, if the expression is one.
    mutating func noteChange(of element: Expression, _ place: Int, _ kinds: Set<SharedKind>) {
        guard let collection = element.collection else { return }
        var use = use(place, of: collection, at: element.tokens.lowerBound)
        use.kinds = kinds
        changes.append(use)
    }

    /// Notes that a collection holds the object of a local variable, too.
    mutating func noteStore(of value: Expression, _ element: Int) {
        guard let local = value.localName, isLocal(local) else { return }
        stores.append(use(element, of: value, at: value.tokens.lowerBound))
    }

    /// Notes where a local variable is mentioned.
    mutating func noteMention(_ name: String, at token: Int) {
        let key = "\(file) \(function) \(name)"
        mentions[key] = max(mentions[key] ?? token, token)
    }

    /// Whether an object that a collection holds is held by a variable that is used again, or a second time.
    private func isHeldElsewhere(_ store: ElementUse) -> Bool {
        guard let local = store.local else { return false }
        if let last = mentions["\(store.file) \(store.function) \(local)"], last > store.token { return true }
        guard let declared = declaredLocals["\(store.function) \(local)"] else { return false }
        return store.loops.contains { !$0.contains(declared) }
    }

    private func use(_ element: Int, of collection: Expression, at token: Int) -> ElementUse {
        ElementUse(
            element: element, file: file, function: function,
            local: collection.localName.flatMap { isLocal($0) ? $0 : nil },
            token: token, loops: loops)
    }

    /// Shares the elements that are changed where another collection may hold them.
    mutating func shareCopiedElements() {
        let copies = Dictionary(grouping: copies) { graph.root($0.element) }
        let stores = Dictionary(grouping: stores) { graph.root($0.element) }
        for change in changes {
            let root = graph.root(change.element)
            let isCopied = copies[root]?.contains { !isMade($0, after: change) } == true
            guard isCopied || stores[root]?.contains(where: isHeldElsewhere) == true else { continue }
            for kind in change.kinds { graph.share(change.element, kind) }
            sharesElements = true
        }
    }

    /// Whether a local collection is copied after a change of its elements alone.
    private func isMade(_ copy: ElementUse, after change: ElementUse) -> Bool {
        guard let local = copy.local, change.local == local, copy.file == change.file, copy.function == change.function,
            change.token < copy.token, let declared = declaredLocals["\(copy.function) \(local)"]
        else { return false }
        return !copy.loops.contains { $0.contains(change.token) && !$0.contains(declared) }
    }
}

extension Expression {
    /// Whether nothing else holds a collection: it is a literal, or a copy.
    fileprivate var isMadeInPlace: Bool {
        switch kind {
        case .array, .dictionary: true
        case .parenthesized(let inner), .cast(_, let inner): inner.isMadeInPlace
        case .message(let message):
            SharedPlaces.spreading.contains(message.words[0]) || SharedPlaces.taking.contains(message.words[0])
                || ["arrayWith", "dictionaryWith", "setWith"].contains { message.words[0].hasPrefix($0) }
        default: false
        }
    }

    /// The collection of which an expression is an element.
    fileprivate var collection: Expression? {
        switch kind {
        case .element(let base, _): base
        case .member(let base, let name, _): SharedPlaces.picking.contains(name) ? base : nil
        case .message(let message): SharedPlaces.picking.contains(message.selector) ? message.receiver : nil
        case .parenthesized(let inner), .cast(_, let inner): inner.collection
        default: nil
        }
    }
}
