import CompatShims
import Dispatch
import Foundation
import RACCompat

final class Person: RACObject {
    @RACProperty var name: String? = "Ann"
    @RACProperty var age = 1
    @RACProperty var friend: Person?
}

final class Song: KeyValueCoding {
    var title: String? = "a"
    var rating = 1
    static var keys: [String: ValueKey] { ["title": ValueKey(\Song.title), "rating": ValueKey(\Song.rating)] }
}

private final class Robot: SelectorPerforming {
    static var selectors: [SelectorMethod] { [SelectorMethod("wave:") { (_: Robot, text: String) in text }] }
}

private final class Switch: RACSelectorSignalling {
    let rac_selectorSignals = RACSelectorSignals()
    static var rac_selectors: [String] { ["flip:"] }
}

private func row<Only: Input>(_ names: String..., call: @escaping (Only) -> String) -> [Row] {
    names.map { Row($0, call) }
}
func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "nil" }

func compatShimsRows() -> [Row] {
    shimIndexes() + shimRanges() + shimTexts() + shimKeys() + shimObserving() + shimTimes() + shimCollections()
}

private func shimIndexes() -> [Row] {
    func shared(_ change: (MutableArray) -> Void) -> String {
        let array: MutableArray = ["a", "b"]
        change(array)
        return array.description
    }
    func owned(_ change: (inout [Any]) -> Void) -> String {
        var array: [Any] = ["a", "b"]
        change(&array)
        return "\(array)"
    }
    return [
        Row("MutableArray.insert(_:at:): Int") { (index: Int) in shared { $0.insert("c", at: index) } },
        Row(
            "MutableArray.insert(contentsOf:at:): some Collection<Any>, Int",
            { (amount: Amount) in
                shared { $0.insert(contentsOf: Array(repeating: "c", count: min(amount.count, 2)), at: 0) }
            },
            { (index: Int) in shared { $0.insert(contentsOf: ["c"], at: index) } }),
        Row("MutableArray.remove(at:): Int") { (index: Int) in shared { $0.remove(at: index) } },
        Row("MutableArray.subscript(_:): Int") { (index: Int) in shared { $0[index] = "\($0[index])c" } },
        Row(
            "MutableArray.swapAt(_:_:): Int, Int", { (index: Int) in shared { $0.swapAt(index, 1) } },
            { (index: Int) in shared { $0.swapAt(1, index) } }),
        Row("MutableArray.remove(at:): IndexSet") { (indexes: IndexSet) in shared { $0.remove(at: indexes) } },
        Row(
            "MutableArray.insert(_:at:): [Any], IndexSet",
            { (amount: Amount) in shared { $0.insert(Array(repeating: "c", count: min(amount.count, 2)), at: [0]) } },
            { (indexes: IndexSet) in shared { $0.insert(["c", "d"], at: indexes) } }),
        Row(
            "MutableArray.replace(at:with:): IndexSet, [Any]",
            { (indexes: IndexSet) in shared { $0.replace(at: indexes, with: ["c", "d"]) } },
            { (amount: Amount) in
                shared { $0.replace(at: [0], with: Array(repeating: "c", count: min(amount.count, 2))) }
            }),
        Row("MutableArray.removeSubrange(_:): some RangeExpression<Int>") { (end: Int) in
            shared { $0.removeSubrange(1..<max(end, 1)) }
        },
        Row(
            "MutableArray.replaceSubrange(_:with:): some RangeExpression<Int>, some Collection<Any>",
            { (end: Int) in shared { $0.replaceSubrange(1..<max(end, 1), with: ["c"]) } },
            { (amount: Amount) in
                shared { $0.replaceSubrange(0..<1, with: Array(repeating: "c", count: min(amount.count, 2))) }
            }),
        Row("Array.setObject(_:at:): Int") { (index: Int) in owned { $0.setObject("c", at: index) } },
        Row("Array.remove(at:): IndexSet") { (indexes: IndexSet) in owned { $0.remove(at: indexes) } },
        Row(
            "Array.insert(_:at:): [Element], IndexSet",
            { (amount: Amount) in
                owned { $0.insert(Array(repeating: "c", count: min(amount.count, 2)), at: IndexSet([0])) }
            },
            { (indexes: IndexSet) in owned { $0.insert(["c", "d"], at: indexes) } }),
        Row(
            "Array.replace(at:with:): IndexSet, [Element]",
            { (indexes: IndexSet) in owned { $0.replace(at: indexes, with: ["c", "d"]) } },
            { (amount: Amount) in
                owned { $0.replace(at: IndexSet([0]), with: Array(repeating: "c", count: min(amount.count, 2))) }
            }),
        Row("Array.enumerateObjects(at:options:_:): IndexSet") { (indexes: IndexSet) in
            var found: [String] = []
            ["a", "b"].enumerateObjects(at: indexes) { element, _, _ in found.append(element) }
            return "\(found)"
        },
        Row(
            "Array.sort(first:byFunction:): Int, Int",
            { (count: Int) in
                var numbers = [2, 1]
                numbers.sort(first: count) { left, right in
                    (left?.load(as: Int.self) ?? 0) - (right?.load(as: Int.self) ?? 0)
                }
                return "\(numbers)"
            },
            { (order: Int) in
                var numbers = [2, 1]
                numbers.sort(first: 2) { _, _ in order }
                return "\(numbers)"
            }),
        Row("Optional.removeObject(at:): Int") { (index: Int) in
            let array: MutableArray = ["a", "b"]
            (array as Any?).removeObject(at: index)
            return array.description
        },
        Row("Optional.insertObject(_:at:): Int") { (index: Int) in
            let array: MutableArray = ["a", "b"]
            (array as Any?).insertObject("c", at: index)
            return array.description
        },
        Row("Optional.setObject(_:at:): Int") { (index: Int) in
            let array: MutableArray = ["a", "b"]
            (array as Any?).setObject("c", at: index)
            return array.description
        },
        Row("Optional.subscript(_:): Int") { (index: Int) in text((["a", "b"] as Any?)[index]) },
        Row(
            "Optional.insertString(_:at:): String, Int",
            { (input: Text) in
                let shared = MutableText("ab")
                (shared as Any?).insertString(input.content, at: 1)
                return shared.contents
            },
            { (index: Int) in
                let text = MutableText("ab")
                (text as Any?).insertString("c", at: index)
                return text.contents
            }),
        Row("RACTuple.object(at:): Int") { (index: Int) in text(RACTuplePack(1, 2).object(at: index)) },
        Row("BitField.init(wrappedValue:bits:): Int") { (bits: Int) in
            "\(BitField(wrappedValue: UInt32(1), bits: bits).wrappedValue)"
        },
        Row("NSHashTable.init(options:capacity:): Int") { (capacity: Int) in
            "\(NSHashTable<Person>(capacity: capacity).count)"
        },
        Row("NSMapTable.init(keyOptions:valueOptions:capacity:): Int") { (capacity: Int) in
            "\(NSMapTable<Person, Person>(capacity: capacity).count)"
        },
        Row("TestExpectation.expectedFulfillmentCount: Int") { (count: Int) in
            let expectation = TestExpectation(description: "a")
            expectation.expectedFulfillmentCount = count
            return "\(expectation.expectedFulfillmentCount)"
        },
    ]
}

private func shimRanges() -> [Row] {
    [
        Row("Array.index(of:inSortedRange:options:_:): NSRange") { (range: NSRange) in
            "\([1, 2].index(of: 2, inSortedRange: range, options: []) { $0 < $1 ? .orderedAscending : $0 == $1 ? .orderedSame : .orderedDescending })"
        },
        Row("Array.index(ofSameObject:in:): NSRange") { (range: NSRange) in
            let object = NSObject()
            return "\([object].index(ofSameObject: object, in: range))"
        },
        Row("Array.indexOfObject(_:in:): NSRange") { (range: NSRange) in "\([1, 2].indexOfObject(1, in: range))" },
        Row("Data.getBytes(_:length:): Int") { (length: Int) in
            var bytes: [UInt8] = [0, 0, 0, 0]
            Data([1, 2]).getBytes(&bytes, length: length)
            return "\(bytes)"
        },
        Row("Data.getBytes(_:range:): NSRange") { (range: NSRange) in
            var bytes: [UInt8] = [0, 0, 0, 0]
            Data([1, 2]).getBytes(&bytes, range: range)
            return "\(bytes)"
        },
        Row("CharacterSet.init(codes:): NSRange") { (range: NSRange) in "\(CharacterSet(codes: range).contains("a"))" },
        Row("IndexSet.enumerateIndexes(in:options:_:): NSRange?") { (range: NSRange) in
            var found: [Int] = []
            IndexSet([0, 1]).enumerateIndexes(in: range) { index, _ in found.append(index) }
            return "\(found)"
        },
        Row("NSAttributedString.enumerateRuns(in:options:_:): NSRange") { (range: NSRange) in
            var found: [Int] = []
            NSAttributedString(string: "ab").enumerateRuns(in: range, options: []) { attributes, range, _ in
                found.append(attributes.count + range.length)
            }
            return "\(found)"
        },
        Row("NSAttributedString.enumerateValues(of:in:options:_:): NSRange") { (range: NSRange) in
            var found: [Int] = []
            NSAttributedString(string: "ab").enumerateValues(of: .init("k"), in: range, options: []) { _, range, _ in
                found.append(range.length)
            }
            return "\(found)"
        },
        Row(
            "NSRegularExpression.enumerateMatches(in:options:range:_:): String, NSRange",
            { (input: Text) in
                matches(in: input.content, NSRange(location: 0, length: (input.content as NSString).length))
            }, { (range: NSRange) in matches(in: "ab", range) }),
        Row("String.enumerateSubstrings(in:options:_:): NSRange, String.EnumerationOptions") { (range: NSRange) in
            var found: [String?] = []
            "ab".enumerateSubstrings(in: range, options: .byLines) { part, _, _, _ in found.append(part) }
            return "\(found)"
        },
        Row(
            "String.insert(_:atUnit:): String, Int",
            { (input: Text) in changed { $0.insert(input.content, atUnit: 1) } },
            { (index: Int) in changed { $0.insert("c", atUnit: index) } }),
        Row(
            "String.replaceUnits(_:with:): NSRange, String",
            { (range: NSRange) in changed { $0.replaceUnits(range, with: "c") } },
            { (input: Text) in changed { $0.replaceUnits(NSRange(location: 0, length: 1), with: input.content) } }),
        Row(
            "String.replaceOccurrences(of:with:options:in:): String, String, NSRange",
            { (input: Text) in
                changed { $0.replaceOccurrences(of: input.content, with: "c", in: NSRange(location: 0, length: 2)) }
            },
            { (input: Text) in
                changed { $0.replaceOccurrences(of: "a", with: input.content, in: NSRange(location: 0, length: 2)) }
            },
            { (range: NSRange) in changed { $0.replaceOccurrences(of: "a", with: "c", in: range) } }),
        Row(
            "Optional.replaceCharacters(in:with:): NSRange, String",
            { (range: NSRange) in
                let text = MutableText("ab")
                (text as Any?).replaceCharacters(in: range, with: "c")
                return text.contents
            },
            { (input: Text) in
                let text = MutableText("ab")
                (text as Any?).replaceCharacters(in: NSRange(location: 0, length: 1), with: input.content)
                return text.contents
            }),
    ]
}

private func matches(in text: String, _ range: NSRange) -> String {
    var count = 0
    let found: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, inout Bool) -> Void = { _, _, _ in count += 1
    }
    (try? NSRegularExpression(pattern: "a"))?.enumerateMatches(in: text, options: [], range: range, found)
    return "\(count)"
}

private func read(_ predicate: NSPredicate) -> String { "read" }

private func changed(_ change: (inout String) -> Void) -> String {
    var text = "ab"
    change(&text)
    return text
}

private func shimTexts() -> [Row] {
    [
        Row("formattedText(_:_:): String, Any?...") { (format: Format) in formattedText(format.content, 1, "a") },
        Row(
            "formattedText(_:arguments:): String, [Any?]",
            { (format: Format) in formattedText(format.content, arguments: [1, "a"]) },
            { (amount: Amount) in formattedText("%@ %d", arguments: (0..<amount.count).map { $0 }) }),
        Row("NSPredicate.init(format:_:): String, Any?...") { (format: Format) in
            read(NSPredicate(format: format.content, 1, "a"))
        },
        Row(
            "NSPredicate.init(format:argumentArray:): String, [Any]?",
            { (format: Format) in
                read(NSPredicate(format: format.content, argumentArray: [1, "a"]))
            },
            { (amount: Amount) in
                read(NSPredicate(format: "a == %@ AND b == %@", argumentArray: (0..<amount.count).map { $0 }))
            }),
        Row("keypath(_:_:file:line:): String") { (path: Path) in keypath(Person(), path.content) },
        Row("AssociationKey.init(_:): String") { (name: Text) in
            AssociationKey(name.content) == AssociationKey(name.content) ? "equal" : "not equal"
        },
        Row("Array.init(contentsOfFile:): String?") { (path: Path) in text([Any](contentsOfFile: path.content)) },
        Row("Dictionary.init(contentsOfFile:): String?") { (path: Path) in
            text([AnyHashable: Any](contentsOfFile: path.content))
        },
        Row("Array.write(toFile:atomically:): String?") { (path: Path) in
            "\([1].write(toFile: "/proc/nowhere/" + path.content, atomically: true))"
        },
        Row("Dictionary.write(toFile:atomically:): String?") { (path: Path) in
            "\(["a": 1].write(toFile: "/proc/nowhere/" + path.content, atomically: true))"
        },
        Row("String.appendingPathComponent(_:): String") { (name: Text) in "ab".appendingPathComponent(name.content) },
        Row("String.appendingPathExtension(_:): String") { (name: Text) in
            text("ab".appendingPathExtension(name.content))
        },
        Row("Scanner.scanString(_:storingIn:): String") { (input: Text) in
            "\(Scanner(string: "ab").scanString(input.content, storingIn: nil))"
        },
        Row("Scanner.scanUpToString(_:storingIn:): String") { (input: Text) in
            "\(Scanner(string: "ab").scanUpToString(input.content, storingIn: nil))"
        },
        Row("Sequence.componentsJoined(by:): String") { (input: Text) in ["a", "b"].componentsJoined(by: input.content)
        },
        Row(
            "areEqualTexts(_:_:): String?, String?", { (input: Text) in "\(areEqualTexts(input.content, "a"))" },
            { (input: Text) in "\(areEqualTexts("a", input.content))" }),
    ]
}

private func shimKeys() -> [Row] {
    let nested: [Any] = [["a": 1], ["a": 2]]
    return [
        Row("KeyValueCoding.value(forKey:): String") { (key: Text) in text(Song().value(forKey: key.content)) },
        Row("KeyValueCoding.value(forKeyPath:): String") { (path: Path) in text(Song().value(forKeyPath: path.content))
        },
        Row("KeyValueCoding.setValue(_:forKey:): String") { (key: Text) in
            Song().setValue(1, forKey: key.content)
            return "set"
        },
        Row("KeyValueCoding.setValue(_:forKeyPath:): String") { (path: Path) in
            Song().setValue(1, forKeyPath: path.content)
            return "set"
        },
        Row("KeyValueCoding.dictionaryWithValues(forKeys:): [Any]") { (amount: Amount) in
            "\(Song().dictionaryWithValues(forKeys: Array(repeating: "title", count: amount.count)))"
        },
        Row("KeyValueCoding.setValuesForKeys(_:): [AnyHashable : Any]") { (amount: Amount) in
            Song().setValuesForKeys(amount.count == 0 ? [:] : ["title": 1])
            return "set"
        },
        Row("Array.value(forKey:): String") { (key: Text) in text(nested.value(forKey: key.content)) },
        Row("Array.value(forKeyPath:): String") { (path: Path) in text(nested.value(forKeyPath: path.content)) },
        Row("Dictionary.value(forKeyPath:): String") { (path: Path) in text(["a": 1].value(forKeyPath: path.content)) },
        Row("Set.value(forKey:): String") { (key: Text) in text(Set([1]).value(forKey: key.content)) },
        Row("Set.value(forKeyPath:): String") { (path: Path) in text(Set([1]).value(forKeyPath: path.content)) },
        Row("Array.setValue(_:forKey:): String") { (key: Text) in
            [Song()].setValue("b", forKey: key.content)
            return "set"
        },
        Row("MutableArray.setValue(_:forKey:): String") { (key: Text) in
            MutableArray([Song()]).setValue("b", forKey: key.content)
            return "set"
        },
        Row("Optional.value(forKey:): String") { (key: Text) in text((Song() as Any?).value(forKey: key.content)) },
        Row("Optional.value(forKeyPath:): String") { (path: Path) in
            text((Song() as Any?).value(forKeyPath: path.content))
        },
        Row("Optional.setValue(_:forKey:): String") { (key: Text) in
            (Song() as Any?).setValue("b", forKey: key.content)
            return "set"
        },
        Row("Optional.setValue(_:forKeyPath:): String") { (path: Path) in
            (Song() as Any?).setValue("b", forKeyPath: path.content)
            return "set"
        },
        Row("Optional.dictionaryWithValues(forKeys:): [Any]") { (amount: Amount) in
            "\((Song() as Any?).dictionaryWithValues(forKeys: Array(repeating: "title", count: amount.count)))"
        },
        Row("Optional.setValuesForKeys(_:): [AnyHashable : Any]") { (amount: Amount) in
            (Song() as Any?).setValuesForKeys(amount.count == 0 ? [:] : ["title": "b"])
            return "set"
        },
        Row("KeySortDescriptor.init(key:ascending:compare:): String?") { (key: Text) in
            "\([Song(), Song()].sorted(by: [KeySortDescriptor(key: key.content, ascending: true)]).count)"
        },
        Row("Sequence.sorted(by:): [KeySortDescriptor]") { (amount: Amount) in
            "\([2, 1].sorted(by: Array(repeating: KeySortDescriptor(key: nil, ascending: true), count: amount.count)))"
        },
        Row("SelectorPerforming.perform(selector:with:with:): String") { (name: Text) in
            text(Robot().perform(selector: name.content))
        },
        Row("SelectorPerforming.responds(toSelector:): String") { (name: Text) in
            "\(Robot().responds(toSelector: name.content))"
        },
        Row("Optional.perform(selector:with:with:): String") { (name: Text) in
            text((Robot() as Any?).perform(selector: name.content))
        },
        Row("Optional.responds(toSelector:): String") { (name: Text) in
            "\((Robot() as Any?).responds(toSelector: name.content))"
        },
        Row("UserDefaults.rac_channelTerminalForKey(_:): String") { (key: Text) in
            UserDefaults.standard.rac_channelTerminalForKey(key.content).name
        },
    ]
}

/// An observer that writes down what it is told of.
private final class Told: KeyValueObserver {
    var paths: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [AnyHashable: Any]?, context: UnsafeMutableRawPointer?
    ) { paths.append(keyPath ?? "nil") }
}

private func told(_ person: Person, _ body: (Person, Told) -> Void) -> String {
    let told = Told()
    body(person, told)
    return told.paths.joined(separator: " ")
}

private func shimObserving() -> [Row] {
    func first(_ signal: RACSignal) -> String {
        var values: [String] = []
        signal.subscribeNext { values.append(text($0)) }
        return values.joined(separator: " ")
    }
    return [
        Row("RACObserve(_:_:file:line:): String") { (path: Path) in first(RACObserve(Person(), path.content)) },
        Row("RACObservable.rac_valuesForKeyPath(_:observer:file:line:): String") { (path: Path) in
            first(Person().rac_valuesForKeyPath(path.content, observer: nil))
        },
        Row("RACObservable.rac_valuesAndChangesForKeyPath(_:options:observer:file:line:): String") { (path: Path) in
            first(Person().rac_valuesAndChangesForKeyPath(path.content, options: [], observer: nil))
        },
        Row("RACObservable.addObserver(_:forKeyPath:options:context:file:line:): String") { (path: Path) in
            told(Person()) { $0.addObserver($1, forKeyPath: path.content, options: .initial) }
        },
        Row("RACObservable.addObserver(_:forKeyPath:named:options:context:file:line:): KeyPath<Self, Value>, String") {
            (path: Path) in
            told(Person()) { $0.addObserver($1, forKeyPath: \.name, named: path.content, options: .initial) }
        },
        Row("RACObservable.removeObserver(_:forKeyPath:file:line:): String") { (path: Path) in
            told(Person()) { $0.removeObserver($1, forKeyPath: path.content) }
        },
        Row("RACObservable.removeObserver(_:forKeyPath:context:file:line:): String") { (path: Path) in
            told(Person()) { $0.removeObserver($1, forKeyPath: path.content, context: nil) }
        },
        Row("RACObservable.rac_values(forKeyPath:observer:file:line:): String") { (path: Path) in
            first(Person().rac_values(forKeyPath: path.content, observer: nil))
        },
        Row("RACObservable.rac_valuesAndChanges(forKeyPath:options:observer:file:line:): String") { (path: Path) in
            first(Person().rac_valuesAndChanges(forKeyPath: path.content, options: [], observer: nil))
        },
        Row("RAC(_:_:_:isolation:file:line:): String") { (path: Path) in
            let person = Person()
            RAC(person, path.content) <~ RACSignal.return("b")
            return person.name ?? "nil"
        },
        Row("RACSignal.setKeyPath(_:onObject:nilValue:isolation:file:line:): String") { (path: Path) in
            let person = Person()
            RACSignal.return("b").setKeyPath(path.content, onObject: person)
            return person.name ?? "nil"
        },
        Row("RACSignal.setKeyPath(_:on:nilValue:isolation:file:line:): String") { (path: Path) in
            let person = Person()
            RACSignal.return("b").setKeyPath(path.content, on: person)
            return person.name ?? "nil"
        },
        Row("RACChannelTo(_:_:_:file:line:): String") { (path: Path) in
            let person = Person()
            _ = RACChannelTo(person, path.content)
            return person.name ?? "nil"
        },
        Row("RACKVOChannel.init(target:keyPath:nilValue:file:line:): String") { (path: Path) in
            let person = Person()
            _ = RACKVOChannel(target: person, keyPath: path.content)
            return person.name ?? "nil"
        },
        Row("RACObservable.willChangeValue(forKey:file:line:): String") { (key: Text) in
            Person().willChangeValue(forKey: key.content)
            return "changed"
        },
        Row("RACObservable.didChangeValue(forKey:file:line:): String") { (key: Text) in
            Person().didChangeValue(forKey: key.content)
            return "changed"
        },
        Row("RACSelectorSignalling.rac_signalForSelector(_:): String") { (name: Text) in
            _ = Switch().rac_signalForSelector(name.content)
            return "signal"
        },
        Row("RACSelectorSignalling.rac_signal(for:): String") { (name: Text) in
            _ = Switch().rac_signal(for: name.content)
            return "signal"
        },
    ]
}

private func shimTimes() -> [Row] {
    func timer(_ set: (any DispatchSourceTimer) -> Void) -> String {
        let timer = DispatchSource.makeTimerSource()
        set(timer)
        timer.setEventHandler {}
        timer.resume()
        timer.cancel()
        return "set"
    }
    func timed(_ make: (RACScheduler) -> RACSignal) -> String {
        make(.scheduler()).subscribeNext { _ in }.dispose()
        return "subscribed"
    }
    return [
        Row(
            "DispatchSourceTimer.setTimer(_:interval:leeway:): DispatchTime, Int, Int",
            { (delay: Double) in
                timer { $0.setTimer(DispatchTime.now() + delay, interval: 1_000_000) }
            }, { (interval: Int) in timer { $0.setTimer(DispatchTime.now(), interval: interval) } },
            { (leeway: Int) in timer { $0.setTimer(DispatchTime.now(), interval: 1_000_000, leeway: leeway) } }),
        Row(
            "DispatchSourceTimer.setTimer(_:interval:leeway:): DispatchWallTime, Int, Int",
            { (delay: Double) in
                timer { $0.setTimer(DispatchWallTime.now() + delay, interval: 1_000_000) }
            }, { (interval: Int) in timer { $0.setTimer(DispatchWallTime.now(), interval: interval) } },
            { (leeway: Int) in timer { $0.setTimer(DispatchWallTime.now(), interval: 1_000_000, leeway: leeway) } }),
        Row(
            "DispatchSourceTimer.setTimer(_:interval:leeway:): DispatchTime, DispatchTime, Int",
            { (delay: Double) in
                timer { $0.setTimer(DispatchTime.now() + delay, interval: .distantFuture) }
            }, { (delay: Double) in timer { $0.setTimer(DispatchTime.now(), interval: .now() + delay) } },
            { (leeway: Int) in timer { $0.setTimer(DispatchTime.now(), interval: .distantFuture, leeway: leeway) } }),
        Row(
            "SelectorPerforming.perform(selector:with:afterDelay:): String, TimeInterval",
            { (name: Text) in
                Robot().perform(selector: name.content, afterDelay: 1e10)
                return "waits"
            },
            { (delay: Double) in
                Robot().perform(selector: "wave:", with: "a", afterDelay: delay)
                _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
                return "waits"
            }),
        Row("Timer.scheduledTimer(withTimeInterval:target:repeats:_:): TimeInterval") { (interval: Double) in
            let timer = Timer.scheduledTimer(withTimeInterval: interval, target: Robot(), repeats: true) { _, _ in }
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
            timer.invalidate()
            return "waits"
        },
        Row("RACQueueScheduler.wallTime(with:): Date") { (date: Date) in "\(RACQueueScheduler.wallTime(with: date))" },
        Row("RACSignal.buffer(withTime:on:): TimeInterval") { (time: Double) in
            timed { RACSignal.never().buffer(withTime: time, on: $0) }
        },
        Row("RACSignal.timeout(_:on:): TimeInterval") { (time: Double) in
            timed { RACSignal.never().timeout(time, on: $0) }
        },
        Row("RACSignal.interval(_:on:): TimeInterval") { (time: Double) in timed { RACSignal.interval(time, on: $0) } },
        Row(
            "RACSignal.interval(_:on:withLeeway:): TimeInterval, TimeInterval",
            { (time: Double) in
                timed { RACSignal.interval(time, on: $0, withLeeway: 0) }
            }, { (leeway: Double) in timed { RACSignal.interval(1, on: $0, withLeeway: leeway) } }),
        Row("RACSignal.rac_unixSignal(_:): Int32") { (number: Int32) in timed { _ in RACSignal.rac_unixSignal(number) }
        },
    ]
}

private func shimCollections() -> [Row] {
    func many(_ amount: Amount) -> [Any] { (0..<amount.count).map { $0 } }
    return [
        Row("rac_lift(_:withSignalsFromArray:isolation:file:line:): [RACSignal]") { (amount: Amount) in
            text(
                rac_lift(
                    { (first: Int) in first },
                    withSignalsFromArray: (0..<min(amount.count, 2)).map { RACSignal.return($0) }
                ).name)
        },
        Row("Array.removeObjects(in:): some Sequence") { (amount: Amount) in
            var array: [Any] = [1]
            array.removeObjects(in: many(amount))
            return "\(array)"
        },
        Row("MutableArray.removeObjects(in:): some Sequence") { (amount: Amount) in
            let array: MutableArray = [1]
            array.removeObjects(in: many(amount))
            return "\(array)"
        },
        Row("Optional.addObjects(_:): [Any]") { (amount: Amount) in
            let array = MutableArray()
            (array as Any?).addObjects(many(amount))
            return "\(array.count)"
        },
        Row("Dictionary.objects(forKeys:notFoundMarker:): [Key]") { (amount: Amount) in
            "\([0: "a"].objects(forKeys: Array(0..<amount.count), notFoundMarker: "none").count)"
        },
        Row("NSOrderedSet.init(distinct:): [Any]") { (amount: Amount) in "\(NSOrderedSet(distinct: many(amount)).count)"
        },
        Row("dictionary(objectsAndKeys:): Any?...") { (amount: Amount) in
            switch amount.count {
            case 0: "\(dictionary())"
            case 1: "\(dictionary(objectsAndKeys: 1))"
            default: "\(dictionary(objectsAndKeys: 1, nil))"
            }
        },
        Row("RACTuple.init(objectsFrom:): [Any?]") { (amount: Amount) in "\(RACTuple(objectsFrom: many(amount)).count)"
        },
    ]
}
