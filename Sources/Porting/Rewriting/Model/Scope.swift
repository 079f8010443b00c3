/// The meanings of a function's names at a place.
struct Scope {
    struct Local {
        var type: SwiftType
        /// The name in Swift, if it differs.
        var name: String?
        var values: Nilness?
    }

    private var levels: [[String: Local]] = [[:]]

    mutating func push() { levels.append([:]) }
    mutating func pop() { levels.removeLast() }

    mutating func declare(_ name: String, _ type: SwiftType, as swiftName: String? = nil, values: Nilness? = nil) {
        levels[levels.count - 1][name] = Local(type: type, name: swiftName, values: values)
    }

    subscript(name: String) -> Local? {
        for level in levels.reversed() {
            if let local = level[name] { return local }
        }
        return nil
    }
}
