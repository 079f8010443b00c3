import CompatShims
import Foundation
import StreamCore
import Testing

private enum Kind: Int { case free, paid, trial }

private final class Plan: NSObject, KeyValueCoding {
    let name: String?
    let kind: Kind
    let price: Double
    let isActive: Bool
    let tags: [String]
    var parent: Plan?

    init(_ name: String?, _ kind: Kind, _ price: Double, tags: [String] = [], parent: Plan? = nil) {
        (self.name, self.kind, self.price, isActive, self.tags, self.parent) = (
            name, kind, price, price > 5, tags, parent
        )
    }

    static var keys: [String: ValueKey] {
        [
            "name": ValueKey(\Plan.name), "kind": ValueKey(\Plan.kind), "price": ValueKey(\Plan.price),
            "active": ValueKey(\Plan.isActive), "tags": ValueKey(\Plan.tags), "parent": ValueKey(\Plan.parent),
        ]
    }

    static var samples: [Plan] {
        let pro = Plan("Pro", .paid, 9.5, tags: ["web", "api"])
        return [
            Plan("Basic", .free, 0, tags: ["web"]), pro, Plan("Téam", .paid, 20, tags: ["api", "sso"], parent: pro),
            Plan(nil, .trial, 5),
        ]
    }
}

@Suite struct PredicateFormatTests {
    /// A format, its values, and the names of the plans for which it holds; a plan without a name is "-".
    struct Example: CustomTestStringConvertible, Sendable {
        let format: String
        let values: [any Sendable]
        let names: String

        init(_ format: String, _ values: any Sendable..., names: String) {
            (self.format, self.values, self.names) = (format, values, names)
        }

        var testDescription: String { format }

        static let all = [
            Example("price > 5", names: "Pro Téam"),
            Example("price >= 5 AND price =< %f", 9.5, names: "Pro -"),
            Example("price + 1 < 2 * price && price - 10 != 10 / 1", names: "Pro -"),
            Example("-price < -9", names: "Pro Téam"),
            Example("(price + 1) * 2 > 20 or (price == 0)", names: "Basic Pro Téam"),
            Example("kind == %d", Kind.paid, names: "Pro Téam"),
            Example("kind = %ld OR kind = %@", 0, 2, names: "Basic -"),
            Example("active == YES", names: "Pro Téam"),
            Example("active = false", names: "Basic -"),
            Example("NOT active == 1", names: "Basic -"),
            Example("!(active == TRUE AND price > 10)", names: "Basic Pro -"),
            Example("name == 'Pro'", names: "Pro"),
            Example(#"name == "pr\"o" OR name = "Basic""#, names: "Basic"),
            Example("name ==[c] %@", "PRO", names: "Pro"),
            Example("name ==[cd] %@", "TEAM", names: "Téam"),
            Example("name == 'Team'", names: ""),
            Example("name != 'Pro'", names: "Basic Téam -"),
            Example("name < 'C'", names: "Basic"),
            Example("name == nil", names: "-"),
            Example("name <> NULL", names: "Basic Pro Téam"),
            Example("price > 1 AND FALSEPREDICATE OR TRUEPREDICATE AND name == nil", names: "-"),
            Example("name CONTAINS 'as'", names: "Basic"),
            Example("name CONTAINS[d] %@", "ea", names: "Téam"),
            Example("name BEGINSWITH[c] 'p' || name ENDSWITH 'c'", names: "Basic Pro"),
            Example("name LIKE '*as*' OR name like[c] 'P?O'", names: "Basic Pro"),
            Example("name LIKE 'P.o'", names: ""),
            Example("name MATCHES '[A-Z]ro|.*ic'", names: "Basic Pro"),
            Example("name MATCHES 'r'", names: ""),
            Example("name MATCHES[c] 'BASIC'", names: "Basic"),
            Example("name IN %@", ["Pro", "x"], names: "Pro"),
            Example("name IN {'Basic', %@}", "Pro", names: "Basic Pro"),
            Example("'ro' IN name", names: "Pro"),
            Example("price IN {}", names: ""),
            Example("price BETWEEN {5, 10}", names: "Pro -"),
            Example("price BETWEEN %@", [0, 5], names: "Basic -"),
            Example("%K == %@", "parent.name", "Pro", names: "Téam"),
            Example("parent.%K == 'Pro'", "name", names: "Téam"),
            Example("parent.name == nil AND SELF.name != nil", names: "Basic Pro"),
            Example("ANY tags == 'api'", names: "Pro Téam"),
            Example("some tags IN %@", ["sso"], names: "Téam"),
            Example("ALL tags == 'web'", names: "Basic -"),
            Example("NONE tags CONTAINS 'b'", names: "Téam -"),
            Example("tags CONTAINS 'sso'", names: "Téam"),
            Example("tags.@count == 2", names: "Pro Téam"),
            Example("count:(tags) == 1", names: "Basic"),
            Example("tags[0] == 'api' OR tags[LAST] == 'web'", names: "Basic Téam"),
            Example("tags[FIRST] == 'web' AND tags[SIZE] > 1 AND tags[7] == nil", names: "Pro"),
            Example("uppercase:(name) == 'PRO' OR lowercase:(name) == 'basic'", names: "Basic Pro"),
            Example("SUBQUERY(tags, $tag, $tag == 'api' AND name BEGINSWITH 'P').@count > 0", names: "Pro"),
        ]
    }

    @Test("A format holds for the objects for which the original held", arguments: Example.all)
    func holds(example: Example) {
        let predicate = NSPredicate(format: example.format, argumentArray: example.values)
        #expect(Plan.samples.filtered(using: predicate).map { $0.name ?? "-" }.joined(separator: " ") == example.names)
    }

    @Test("Values are given one by one, and nil is one of them")
    func takesNil() {
        let name: String? = nil
        let predicate = NSPredicate(format: "name == %@ AND price > %d", name, 1)
        #expect(Plan.samples.filtered(using: predicate).map(\.price) == [5])
    }

    @Test("Dictionaries, numbers, texts and sets are asked, too")
    func values() {
        let rows: [[AnyHashable: Any]] = [
            ["id": 1, "user": ["name": "Ann"], "scores": [1, 2, 6]], ["id": 2, "user": NSNull(), "scores": [Int]()],
        ]
        #expect(rows.filtered(using: NSPredicate(format: "user.name != nil OR user == nil")).count == 2)
        #expect(rows.filtered(using: NSPredicate(format: "scores.@sum.self == 9 AND average:(scores) = 3")).count == 1)
        #expect(rows.filtered(using: NSPredicate(format: "sum:(scores) > max:(scores) + min:(scores)")).count == 1)
        #expect(rows.filtered(using: NSPredicate(format: "#id == 2 AND user[\"name\"] == nil")).count == 1)
        var numbers = [1, 5, 12]
        numbers.filter(using: NSPredicate(format: "SELF BETWEEN {2, 0xC}"))
        #expect(numbers == [5, 12])
        var texts: Set<String> = ["a", "bb", "B"]
        texts.filter(using: NSPredicate(format: "SELF ==[c] 'b' OR length == 2"))
        #expect(texts == ["bb", "B"])
        let shared = MutableArray([1, "x", 3])
        shared.filter(using: NSPredicate(format: "SELF != 'x'"))
        #expect(shared.contents as? [Int] == [1, 3])
        let set = MutableSet(["x", 2])
        set.filter(using: NSPredicate(format: "SELF == 2"))
        #expect(set.contents == [2])
    }

    @Test("Variables are given when the predicate is evaluated")
    func variables() {
        let predicate = NSPredicate(format: "price > $limit")
        #expect(predicate.evaluate(with: Plan.samples[1], substitutionVariables: ["limit": 9]))
        #expect(!predicate.evaluate(with: Plan.samples[1], substitutionVariables: ["limit": 10]))
    }

    @Test("Brackets are nested")
    func nests() {
        let depth = 200
        let format = String(repeating: "(", count: depth) + "SELF == 1" + String(repeating: ")", count: depth)
        #expect(NSPredicate(format: format).evaluate(with: 1))
    }

    @Test(
        "A format that cannot be read stops the program, and is named",
        arguments: [
            "", "name ==", "name = 'x", "name = 'x' AND", "(name = 1", "name LIKES 'x'", "a == %@", "a = {1, 2",
            "a ~ 1",
            "SUBQUERY(a, b, c)", "a == 1 2", "a ==[c 'x'",
        ])
    func refuses(format: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [format] in
            _ = NSPredicate(format: format)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Unable to parse the format string \"\(format)\"."))
    }

    @Test("A predicate that matches a number by a regular expression stops the program, and names the class")
    func stops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "SELF MATCHES 'x'").evaluate(with: 5)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("A predicate cannot be evaluated: Int is no text to match."))
    }
}
