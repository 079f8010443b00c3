/// An ordered collection whose elements are removed with the tokens that their insertion returned.
///
///     var bag = Bag<String>()
///     let token = bag.insert("a")
///     bag.insert("b")
///     bag.remove(using: token)        // leaves "b"
public struct Bag<Element> {
    /// Identifies an element of the bag that returned the token.
    public struct Token: Sendable {
        fileprivate let number: UInt64
    }

    /// The elements, and holes in the places of removed elements; holes are closed when more than half are holes.
    private var entries: ContiguousArray<(number: UInt64, element: Element?)> = []
    private var holes = 0
    /// Finds the elements between holes; empty until there is a hole.
    private var ranks = RankTree()
    private var nextNumber: UInt64 = 0

    /// Makes an empty bag.
    public init() {}

    /// Makes a bag of elements, which cannot be removed from it.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
        for element in elements { insert(element) }
    }

    /// Adds an element behind the others.
    ///
    /// - Returns: The token that removes the element again.
    @discardableResult
    public mutating func insert(_ element: Element) -> Token {
        defer { nextNumber += 1 }
        entries.append((nextNumber, element))
        if !ranks.isEmpty { ranks.append() }
        return Token(number: nextNumber)
    }

    /// Removes an element, if the bag still has it; the other elements keep their order.
    ///
    /// - Returns: The element, or nil if the bag no longer has it.
    @discardableResult
    public mutating func remove(using token: Token) -> Element? {
        // Numbers ascend, so the entry is found by bisection.
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].number < token.number { low = middle + 1 } else { high = middle }
        }
        guard low < entries.count, entries[low].number == token.number else { return nil }
        guard let element = entries[low].element else { return nil }
        if low < entries.count - 1, ranks.isEmpty { ranks = RankTree(count: entries.count) }
        entries[low].element = nil
        holes += 1
        if !ranks.isEmpty { ranks.remove(at: low) }
        closeHoles()
        return element
    }

    private mutating func closeHoles() {
        while let last = entries.last, last.element == nil {
            entries.removeLast()
            if !ranks.isEmpty { ranks.removeLast() }
            holes -= 1
        }
        guard holes * 2 > entries.count else { return }
        entries.removeAll { $0.element == nil }
        ranks = RankTree()
        holes = 0
    }
}

extension Bag: RandomAccessCollection {
    /// The position of the oldest element.
    public var startIndex: Int { 0 }

    /// The position after the newest element.
    public var endIndex: Int { entries.count - holes }

    /// The element at a position; the oldest is at 0.
    public subscript(index: Int) -> Element {
        if 0..<endIndex ~= index, let element = entries[holes == 0 ? index : ranks.place(of: index)].element {
            return element
        }
        fatalError("A bag of \(endIndex) elements has none at \(index).")
    }

    /// Visits the elements, the oldest first.
    public func makeIterator() -> Iterator { Iterator(entries: entries.makeIterator()) }

    /// Visits the elements of a bag.
    public struct Iterator: IteratorProtocol {
        fileprivate var entries: ContiguousArray<(number: UInt64, element: Element?)>.Iterator

        /// Returns the next element, or nil after the last.
        public mutating func next() -> Element? {
            while let (_, element) = entries.next() {
                if let element { return element }
            }
            return nil
        }
    }
}

extension Bag: Sendable where Element: Sendable {}
