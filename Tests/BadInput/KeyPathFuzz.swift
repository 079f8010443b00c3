import CompatShims
import Foundation
import GrowthSupport
import RACCompat

extension Path {
    /// Whether the inputs are key paths with faults, from ``Fuzz``, and not those of the table.
    static let isFuzzed = CommandLine.arguments.contains { $0 == "--fuzz" || $0.hasPrefix(seed) }

    private static let seed = "FUZZ_SEED="

    static let fuzzed: [(String, Path)] = Fuzz(
        [
            "name", "friend.friend.name", "age", "title", "rating", "people.name", "people.@count", "people.@sum.age",
            "people.@avg.age", "people.name.@count", "people.@max.name.length", "people.@distinctUnionOfObjects.name",
            "people.@unionOfArrays.tags", "tags.uppercaseString", "error.userInfo.key", "error.localizedDescription",
            "person.friend.age", "song.title.length", "text.integerValue", "number.stringValue", "nothing.name", "self",
        ],
        pieces: [
            ".", "@", "@count", "@sum.", "@avg.", "@min.", "@max.", "@distinctUnionOfObjects.", "@unionOfObjects.",
            "@distinctUnionOfArrays.", "self", "name", "age", "people", "person", "friend", "tags", "length",
            "doubleValue", "description", " ", "\0", "é", "e\u{301}", "\\", "[0]", "-1",
        ], limit: 2_000, count: 30
    ).map { ("\(seed)\($0.seed)", Path(content: $0.text)) }

    /// Calls all functions with key paths, and returns what is neither a value nor a sentence.
    static func fuzz() -> [String] {
        var (calls, values, traps) = (0, 0, [String]())
        for library in libraries {
            for row in library.makeRows() where !row.name.contains("toFile") && !row.name.contains("ofFile") {
                for (call, input) in zip(row.calls, fuzzed) where call.input == input.0 {
                    let outcome = outcome(of: call.run, named: [library.name, row.name, call.input])
                    calls += 1
                    if outcome.hasPrefix("TRAPS") {
                        traps.append(
                            "\(row.name) \(input.0) \(input.1.content.prefix(2_000).debugDescription): \(outcome)")
                    } else if !outcome.hasPrefix("stops: ") {
                        values += 1
                    }
                }
            }
        }
        print(
            "\(calls) calls with key paths: \(values) have a value, \(calls - values - traps.count) stop with a sentence."
        )
        return traps
    }
}

/// More than the table needs: objects of all kinds, and collections of them.
func keyPathRows() -> [Row] {
    func root() -> Any? {
        let error = NSError(domain: "Shop", code: 4, userInfo: ["key": "value"])
        let people: [Any] = [["name": "Ann", "age": 3, "tags": ["a", "b"]], ["name": "Bea", "age": 4.5, "tags": []]]
        let values: [String: Any] = [
            "people": people, "error": error, "tags": Set(["a", "b"]), "text": "12", "number": 7, "nothing": NSNull(),
            "person": Person(), "song": Song(), "name": "root", "age": Date(timeIntervalSinceReferenceDate: 0),
        ]
        return values
    }
    return [
        Row("Optional.value(forKeyPath:) of objects of all kinds") { (path: Path) in
            text(root().value(forKeyPath: path.content))
        },
        Row("Optional.setValue(_:forKeyPath:) of objects of all kinds") { (path: Path) in
            root().setValue("b", forKeyPath: path.content)
            return "set"
        },
        Row("RACObserve(_:_:), with friends") { (path: Path) in
            let person = Person()
            person.friend = Person()
            var received = ""
            RACObserve(person, path.content).subscribeNext { (value: Any?) in received += text(value) }
            person.friend = nil
            return received
        },
    ]
}
