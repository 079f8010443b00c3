import RACCompat

/// Finds the functions that scenarios name; nil for an unknown name.
package enum FunctionLibrary {
    package typealias Predicate = (Any?) -> Bool
    package typealias Transform = (Any?) -> Any?
    package typealias Reduction = (Any?, Any?) -> Any?
    package typealias IndexedReduction = (Any?, Any?, Int) -> Any?
    package typealias ListReduction = ([Any?]) -> Any?

    package static func predicate(_ name: String) -> Predicate? {
        switch name {
        case "isEven": { Numbers.number($0) % 2 == 0 }
        case "isOdd": { Numbers.number($0) % 2 != 0 }
        case "gt2": { Numbers.number($0) > 2 }
        case "lt5": { Numbers.number($0) < 5 }
        case "isZero": { Numbers.number($0) == 0 }
        case "isNil": { $0 == nil }
        case "notNil": { $0 != nil }
        case "always": { _ in true }
        case "never": { _ in false }
        default: nil
        }
    }

    package static func transform(_ name: String) -> Transform? {
        switch name {
        case "id": { $0 }
        case "inc": { Numbers.number($0) &+ 1 }
        case "double": { Numbers.number($0) &* 2 }
        case "neg": { 0 &- Numbers.number($0) }
        case "half": { Numbers.number($0) / 2 }
        case "mod3": { Numbers.number($0) % 3 }
        case "num": { Numbers.number($0) }
        case "toString": { Numbers.text($0) }
        case "toNil": { _ in nil }
        case "nilIfEven": { Numbers.number($0) % 2 == 0 ? nil : $0 }
        case "nilIfOdd": { Numbers.number($0) % 2 != 0 ? nil : $0 }
        case "unit": { _ in RACUnit.defaultUnit() }
        case "wrap": { tuple([$0]) }
        case "pair": { tuple([$0, Numbers.number($0) &+ 1]) }
        case "first": { value in (value as? RACTuple).map { $0.first } ?? value }
        case "second": { ($0 as? RACTuple)?.second }
        default: predicate(name).map { predicate in { predicate($0) } }
        }
    }

    package static func reduction(_ name: String) -> Reduction? {
        switch name {
        case "sum2": { Numbers.number($0) &+ Numbers.number($1) }
        case "sub2": { Numbers.number($0) &- Numbers.number($1) }
        case "max2": { max(Numbers.number($0), Numbers.number($1)) }
        case "first2": { first, _ in first }
        case "second2": { _, second in second }
        case "pair2": { tuple([$0, $1]) }
        case "cat2": { Numbers.text($0) + Numbers.text($1) }
        case "nilIfOdd2":
            { first, second in
                let sum = Numbers.number(first) &+ Numbers.number(second)
                return sum % 2 != 0 ? nil : sum
            }
        default: nil
        }
    }

    package static func indexedReduction(_ name: String) -> IndexedReduction? {
        switch name {
        case "sumIndex": { Numbers.number($0) &+ Numbers.number($1) &+ $2 }
        case "index": { _, _, index in index }
        case "triple": { tuple([$0, $1, $2]) }
        default: nil
        }
    }

    package static func listReduction(_ name: String) -> ListReduction? {
        switch name {
        case "sumN": { $0.reduce(0) { $0 &+ Numbers.number($1) } }
        case "listN": { tuple($0) }
        case "catN": { $0.map(Numbers.text).joined() }
        case "lastN": { values in values.last ?? nil }
        default: nil
        }
    }

    private static func tuple(_ values: [Any?]) -> RACTuple {
        RACTuple.tupleWithObjectsFromArray(values)
    }
}
