/// An ordered collection whose elements are removed by what inserting them gave back.
///
///     var bag = Bag<String>()
///     let token = bag.insert("a")
///     bag.insert("b")
///     bag.remove(using: token)        // leaves "b"
public struct Bag<Element> {
    /// Identifies an element of the bag that gave it out.
    public struct Token: Sendable {
        fileprivate let number: UInt64
    }

    private var entries: ContiguousArray<(number: UInt64, element: Element)> = []
    private var nextNumber: UInt64 = 0

    /// Makes an empty bag.
    public init() {}

    /// Makes a bag of elements, which stay in it.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
        for element in elements { insert(element) }
    }

    /// Adds an element behind the others.
    ///
    /// - Returns: What removes it again.
    @discardableResult
    public mutating func insert(_ element: Element) -> Token {
        defer { nextNumber += 1 }
        entries.append((nextNumber, element))
        return Token(number: nextNumber)
    }

    /// Removes an element, if it is still there; the others keep their order.
    ///
    /// - Returns: The element.
    @discardableResult
    public mutating func remove(using token: Token) -> Element? {
        // Numbers ascend.
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].number < token.number { low = middle + 1 } else { high = middle }
        }
        guard low < entries.count, entries[low].number == token.number else { return nil }
        return entries.remove(at: low).element
    }
}

extension Bag: RandomAccessCollection {
    /// The position of the oldest element.
    public var startIndex: Int { entries.startIndex }

    /// The position after the newest element.
    public var endIndex: Int { entries.endIndex }

    /// The element at a position; the oldest is at 0.
    public subscript(index: Int) -> Element { entries[index].element }
}

extension Bag: Sendable where Element: Sendable {}
