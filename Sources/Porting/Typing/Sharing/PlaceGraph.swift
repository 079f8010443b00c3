/// The kinds of objects that change, and that several places may hold.
enum SharedKind: String, Sendable, CaseIterable {
    case array = "MutableArray"
    case dictionary = "MutableDictionary"
    case set = "MutableSet"
    case text = "MutableText"
    case data = "MutableData"
    case indexes = "MutableIndexSet"

    /// The kind of objects of a class of Foundation, mutable or not.
    init?(className: String) {
        switch className {
        case "NSMutableArray", "NSArray": self = .array
        case "NSMutableDictionary", "NSDictionary": self = .dictionary
        case "NSMutableSet", "NSSet": self = .set
        case "NSMutableString", "NSString": self = .text
        case "NSMutableData", "NSData": self = .data
        case "NSMutableIndexSet", "NSIndexSet": self = .indexes
        default: return nil
        }
    }

    /// The kind of the objects of a type of Swift: `MutableArray`.
    init?(_ type: SwiftType) {
        guard let name = type.wrapped.name, let kind = SharedKind(rawValue: name) else { return nil }
        self = kind
    }

    /// The type of the values that objects of the kind hold.
    var contents: SwiftType {
        switch self {
        case .array: .array(.any)
        case .dictionary: .dictionary(.named("AnyHashable"), .any)
        case .set: .set(.named("AnyHashable"))
        case .text: .string
        case .data: .named("Data")
        case .indexes: .named("IndexSet")
        }
    }

    /// The name of the class that the original has.
    var original: String {
        self == .text ? "NSMutableString" : "NS" + rawValue
    }

    /// The kinds whose objects a message may change.
    static func changed(by selector: String) -> Set<SharedKind> {
        Set(Usage.changes[selector, default: []].compactMap { SharedKind(className: $0) })
    }
}

/// A place of a file where an object is held that changes elsewhere, too.
struct SharedUse: Hashable, Sendable {
    let file: Int
    let tokens: Range<Int>
    let kind: SharedKind
}

/// Places that hold objects; places between which a value flows count as one, because they may hold the same object.
struct PlaceGraph {
    private var parents: [Int] = []
    private var elements: [Int?] = []
    private var kinds: [Set<SharedKind>] = []
    private var names: [String: Int] = [:]

    /// Makes a place that has no name, such as a new object.
    mutating func fresh() -> Int {
        parents.append(parents.count)
        elements.append(nil)
        kinds.append([])
        return parents.count - 1
    }

    /// The place of a name.
    mutating func named(_ name: String) -> Int {
        if let known = names[name] { return known }
        let place = fresh()
        names[name] = place
        return place
    }

    func contains(_ name: String) -> Bool { names[name] != nil }

    func root(_ place: Int) -> Int {
        var place = place
        while parents[place] != place { place = parents[place] }
        return place
    }

    /// The place of the elements of a place's collection.
    mutating func element(of place: Int) -> Int {
        let root = root(place)
        if let known = elements[root] { return known }
        let element = fresh()
        elements[root] = element
        return element
    }

    /// Makes one of two places, and of the places of their elements.
    mutating func join(_ first: Int?, _ second: Int?) {
        guard let first, let second else { return }
        var pairs = [(first, second)]
        while let (one, other) = pairs.popLast() {
            let (kept, gone) = (root(one), root(other))
            guard kept != gone else { continue }
            parents[gone] = kept
            kinds[kept].formUnion(kinds[gone])
            switch (elements[kept], elements[gone]) {
            case (let a?, let b?): pairs.append((a, b))
            case (nil, let b?): elements[kept] = b
            default: break
            }
        }
    }

    /// Marks a place whose objects of a kind are shared.
    mutating func share(_ place: Int, _ kind: SharedKind) { kinds[root(place)].insert(kind) }

    func isShared(_ place: Int, _ kind: SharedKind) -> Bool { kinds[root(place)].contains(kind) }

    /// The named places with shared objects, and those of their elements: a name with `.e` is that of elements.
    var shared: [String: Set<SharedKind>] {
        var result: [String: Set<SharedKind>] = [:]
        for (name, place) in names {
            var (name, next, depth) = (name, Optional(place), 0)
            while let current = next, depth < 4 {
                let root = root(current)
                if !kinds[root].isEmpty { result[name] = kinds[root] }
                next = elements[root]
                name += ".e"
                depth += 1
            }
        }
        return result
    }

    /// Marks the places that another reading of the program found.
    mutating func share(_ known: [String: Set<SharedKind>]) {
        for (name, kinds) in known {
            var base = name
            var depth = 0
            while base.hasSuffix(".e") {
                base.removeLast(2)
                depth += 1
            }
            guard var place = names[base] else { continue }
            for _ in 0..<depth { place = element(of: place) }
            for kind in kinds { share(place, kind) }
        }
    }
}
