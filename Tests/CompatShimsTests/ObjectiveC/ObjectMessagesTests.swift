import CompatShims
import Foundation
import RACCompat
import Testing

/// Messages to values of any class, as Objective-C answered them.
@Suite struct ObjectMessagesTests {
    private final class Song: KeyValueCoding {
        var title: String?
        var rating = 0
        var liked = false
        var next: Song?

        init(_ title: String?, _ rating: Int = 0) { (self.title, self.rating) = (title, rating) }

        static var keys: [String: ValueKey] {
            [
                "title": ValueKey(\Song.title), "rating": ValueKey(\Song.rating), "liked": ValueKey(\Song.liked),
                "next": ValueKey(\Song.next),
            ]
        }
    }

    @Test("Values are of the class that Foundation bridges them to, and errors have keys")
    func bridgedClasses() {
        #expect(isObject(5, of: NSNumber.self) && isObject("a", of: NSString.self) && isObject([1], of: NSArray.self))
        #expect(!isObject("a", of: NSNumber.self) && !isObject(nil, of: NSObject.self))
        #expect(isObject(1, of: NSObject.self))
        let errors: [Any] = [NSError(domain: "d", code: 3), NSError(domain: "d", code: 4)]
        #expect((errors as Any?).value(forKeyPath: "@sum.code").integerValue == 7)
        #expect(isEqualObject((errors as Any?).value(forKey: "domain"), ["d", "d"]))
    }

    class Fruit: NSObject, Creatable {
        var weight = 0
        required override init() { weight = 7 }
    }
    final class Pear: Fruit {}

    @Test("A class is found by its name, makes objects and knows the class that it inherits from")
    func classes() {
        #expect(isEqualObject(superclassOf(Pear()), Fruit.self) && superclassOf(Pear.self) == Fruit.self)
        #expect(superclassOf(Fruit.self) == NSObject.self)
        #expect(superclassOf(nil) == nil && superclassOf(NSObject()) == nil && superclassOf(5) == nil)
        #expect((newObject(of: Pear.self) as? Pear)?.weight == 7)
        #expect(newObject(of: nil) == nil)
        #expect(isClass(Pear.self, subclassOf: Fruit.self) && isClass(Pear.self, subclassOf: Pear.self))
        #expect(!isClass(Fruit.self, subclassOf: Pear.self))
        #expect(!isClass(nil, subclassOf: Pear.self) && !isClass(Pear.self, subclassOf: nil))
        #expect(classNamed("NamedClass") == NamedClass.self && classNamed("NSArray") == NSArray.self)
        #expect(classNamed("RACSubject") == RACSubject.self)
        #expect(classNamed("NoSuchClass") == nil && classNamed("") == nil && classNamed(nil) == nil)
        #expect(isObject(Pear(), of: Optional<AnyClass>.some(Fruit.self)) && !isObject(Pear(), of: nil))
        #expect(!isObject(Pear(), ofExactly: Fruit.self) && !isObject(Pear(), ofExactly: nil))
    }

    @Test("Numbers and texts answer with numbers, and nil with zero")
    func numbers() {
        let values: [Any?] = [7, 2.9, "17", "x9", true, nil]
        #expect(values.map(\.integerValue) == [7, 2, 17, 0, 1, 0])
        let wide: [Any?] = [5_000_000_000, "5000000000", -1, 2.9, nil]
        #expect(wide.map(\.intValue) == [705_032_704, Int(Int32.max), -1, 2, 0])
        #expect(Any?.some("3.75 eur").doubleValue == 3.75)
        #expect(Any?.some("YES").boolValue && !Any?.none.boolValue)
        #expect(Any?.some(1.5).stringValue == "1.5")
    }

    @Test("Decimals have the order of their values beside numbers of any class, and print all their digits")
    func decimals() {
        let tenth = NSDecimalNumber(string: "0.1")
        #expect(compareObjects(tenth, 0) == .orderedDescending && compareObjects(0, tenth) == .orderedAscending)
        #expect(compareObjects(tenth, NSDecimalNumber(string: "0.10")) == .orderedSame)
        #expect(compareObjects(NSDecimalNumber(string: "3"), NSNumber(value: 2.5)) == .orderedDescending)
        #expect(objectText(NSDecimalNumber(string: "9.28")) == "9.28")
    }

    @Test("Lists of objects end at their first nil")
    func lists() {
        #expect(untilNil("a", 1, nil, "c").map(objectText) == ["a", "1"])
        #expect(untilNil(nil, "b").isEmpty && untilNil().isEmpty)
        let table = dictionary(objectsAndKeys: "Ann", "name", 4, "age", nil, "city", 5, "size")
        #expect(table as? [String: AnyHashable] == ["name": "Ann", "age": 4])
        #expect(dictionary(objectsAndKeys: 1, "a", 2, "a")["a"] as? Int == 2)
    }

    @Test("An object without a key stops the program")
    func missingKey() async {
        await #expect(processExitsWith: .failure) { _ = dictionary(objectsAndKeys: 1, "a", 2) }
        await #expect(processExitsWith: .failure) { _ = dictionary(objectsAndKeys: 1, nil) }
    }

    @Test("Collections answer what they hold, and nil holds nothing")
    func collections() {
        let json: Any? = ["user": ["tags": ["x", "y"]]]
        #expect(json["user"]["tags"].count == 2)
        #expect(json["user"]["tags"].lastObject as? String == "y")
        #expect(json["missing"]["tags"][0] == nil)
        #expect(json.allElements as? [String] == ["user"] && json["user"]["tags"].allElements.count == 2)
        #expect(Any?.some(Set<AnyHashable>(["a"])).allElements as? [String] == ["a"])
        #expect(json["missing"].allElements.isEmpty)
        #expect(Any?.some("\u{1F600}").length == 2)
        #expect([1, true, "a", 2.0].componentsJoined(by: ",") == "1,1,a,2")
    }

    @Test("Equality compares numbers by value, and nil is equal to nothing")
    func equality() {
        #expect(isEqualObject(1, 1.0) && isEqualObject(true, 1) && isEqualObject(nil, nil))
        #expect(!areEqual(nil, nil) && areEqual([1], [1.0]))
        #expect("e\u{301}" == "\u{E9}" && !areEqualTexts("e\u{301}", "\u{E9}"))
        #expect(areEqualTexts("\u{E9}", "\u{E9}") && !areEqualTexts(nil, nil))
        let (one, other) = (Song("a"), Song("a"))
        #expect(isSameObject(one, one) && !isSameObject(one, other))
        #expect([3, "a", one].indexOfObject(one) == 2 && [3].indexOfObject("b") == NSNotFound)
    }

    @Test("Keys are read and written by name, through paths and for each element")
    func keys() {
        let song = Song("Hey", 3)
        song.setValue(5, forKey: "rating")
        song.setValue(true, forKey: "liked")
        song.next = Song(nil)
        song.setValue("later", forKeyPath: "next.title")
        #expect(song.rating == 5 && song.liked && song.next?.title == "later")
        #expect(song.value(forKeyPath: "next.next.title") == nil)
        #expect(song.dictionaryWithValues(forKeys: ["title"])["title"] as? String == "Hey")
        let songs: [Any] = [song, Song(nil, 2)]
        #expect(songs.value(forKeyPath: "@sum.rating").integerValue == 7)
        #expect(songs.value(forKeyPath: "@max.rating").integerValue == 5)
        #expect(songs.value(forKey: "title").last is NSNull)
        #expect([1, 2, 1].value(forKeyPath: "@distinctUnionOfObjects.self").count == 2)
    }

    /// A song whose rating becomes -1 where it is set to nil.
    private final class Rated: KeyValueCoding {
        var rating = 0
        var loud = false
        var length = 0.0

        static var keys: [String: ValueKey] {
            ["rating": ValueKey(\Rated.rating), "loud": ValueKey(\Rated.loud), "length": ValueKey(\Rated.length)]
        }

        func setNilValue(forKey key: String) { rating = -1 }
    }

    private class Model: KeyValueCoding {
        static var keys: [String: ValueKey] {
            ["name": ValueKey(ValueKey(\User.name), ValueKey(\Post.name)), "likes": ValueKey(\Post.likes)]
        }

        func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
        func setValue(_ value: Any?, forUndefinedKey key: String) { missing.append(key) }

        private(set) var missing: [String] = []
    }
    private final class User: Model { var name: String? }
    private final class Post: Model {
        var name = "post"
        var likes = 1
    }

    @Test("A key of several classes is that of the object's class, and a key of another class is undefined")
    func familyKeys() {
        let (user, post) = (User(), Post())
        for (object, name) in [(user, "Ann"), (post, "News")] as [(Model, String)] {
            object.setValue(name, forKey: "name")
            object.setValue("4", forKey: "likes")
            #expect(object.value(forKey: "name") as? String == name)
        }
        #expect(post.likes == 4 && post.value(forKey: "likes") as? Int == 4 && post.missing.isEmpty)
        #expect(user.value(forKey: "likes") as? String == "no likes" && user.missing == ["likes"])
        user.name = nil
        #expect(user.value(forKey: "name") == nil)
    }

    @Test("A number takes the number of a text, and nil is for the class to say")
    func conversions() {
        let song = Rated()
        song.setValue("12 stars", forKey: "rating")
        song.setValue("YES", forKey: "loud")
        song.setValue("2.5", forKey: "length")
        #expect(song.rating == 12 && song.loud && song.length == 2.5)
        song.setValue(nil, forKey: "rating")
        #expect(song.rating == -1)
    }

    @Test("Equal numbers, truth values and nulls are one element and one key")
    func equalKeys() {
        let values: [Any?] = [
            1, 1.0, true, NSNumber(value: 1), NSNumber(value: true), "1", NSNull(), NSNull(), false, 0,
        ]
        #expect(Set(values.map(objectKey)).count == 4)
    }

    private enum Mood: Int { case calm, loud = 4 }
    private struct Parts: OptionSet { let rawValue: Int }
    private final class Player: KeyValueCoding {
        var mood = Mood.loud
        var parts: Parts = [Parts(rawValue: 2)]

        static var keys: [String: ValueKey] {
            ["mood": ValueKey(\Player.mood), "parts": ValueKey(\Player.parts)]
        }
    }

    @Test("Enumerations and sets of options are numbers for their keys")
    func enumerations() {
        let player = Player()
        #expect(player.value(forKey: "mood") as? Int == 4 && player.value(forKey: "parts") as? Int == 2)
        player.setValue(0, forKey: "mood")
        player.setValue(3, forKey: "parts")
        #expect(player.mood == .calm && player.parts.rawValue == 3)
        #expect(objectText(player.value(forKey: "mood")) == "0")
    }

    @Test("Nil for a number stops the program where the class says nothing")
    func nilForNumber() async {
        await #expect(processExitsWith: .failure) { Song("a").setValue(nil, forKey: "rating") }
    }

    @Test("A value of another class than the property's stops the program: it cannot hold it")
    func otherClass() async {
        await #expect(processExitsWith: .failure) { Song("a").setValue(["b"], forKey: "title") }
    }

    @Test("Descriptors decide in their order, and what is equal keeps its place")
    func sorting() {
        let songs: [Any] = [Song("b", 1), Song("a", 2), Song("c", 1)]
        let sorted = songs.sorted(by: [
            KeySortDescriptor(key: "rating", ascending: false), KeySortDescriptor(key: "title", ascending: true),
        ])
        #expect(sorted.compactMap { ($0 as? Song)?.title } == ["a", "b", "c"])
        #expect(([3, 1, 2] as [Any]).sortedByCompare().componentsJoined(by: "") == "123")
    }

    @Test("A change of a shared collection shows in all references, and a copy keeps what it has")
    func shared() {
        let array: MutableArray = ["a"]
        let other: Any? = array
        let copy = other.copy()
        other.addObject("b")
        #expect(array.count == 2 && copy.count == 1)
        let dictionary: MutableDictionary = ["k": array]
        dictionary["k"].removeAllObjects()
        #expect(array.isEmpty)
        let set: MutableSet = ["x"]
        Any?.some(set).addObject("y")
        #expect(set.contains("y") && isEqualObject(MutableArray([1]), [1.0]))
    }

    @Test("Ordered sets, counted sets, tables and caches of any class take, give and lose their elements")
    func tables() {
        let ordered: Any? = NSMutableOrderedSet(array: ["a", "b"])
        ordered.addObject("c")
        ordered.insertObject("z", at: 0)
        #expect(ordered.firstObject as? String == "z" && ordered.lastObject as? String == "c")
        #expect(ordered.indexOfObject("b") == 2 && ordered.indexOfObject("y") == NSNotFound)
        #expect(ordered[1] as? String == "a" && ordered.containsObject("c") && !ordered.containsObject(nil))
        ordered.removeObject("a")
        ordered.removeObject(at: 0)
        #expect(ordered.count == 2)
        let counted: Any? = NSCountedSet()
        counted.addObject("x")
        counted.addObject("x")
        counted.removeObject("x")
        #expect((counted as? NSCountedSet)?.count(for: "x") == 1 && counted.containsObject("x"))
        let element = NSObject()
        let hashes: Any? = NSHashTable<AnyObject>(options: [])
        hashes.addObject(element)
        #expect(hashes.count == 1 && hashes.containsObject(element) && !hashes.containsObject(nil))
        hashes.removeObject(element)
        let table: Any? = NSMapTable<AnyObject, AnyObject>.strongToStrongObjects()
        let cache: Any? = NSCache<AnyObject, AnyObject>()
        for holder in [table, cache] {
            holder.setObject(1, forKey: "k")
            holder.setObject(2, forKey: "other")
            #expect(holder["k"] as? Int == 1)
            holder.setObject(nil, forKey: "k")
            #expect(holder["k"] == nil && holder["other"] as? Int == 2)
        }
        #expect(table.count == 1)
        for holder in [ordered, counted, hashes, table, cache] { holder.removeAllObjects() }
        #expect(ordered.count + counted.count + hashes.count + table.count == 0 && cache["other"] == nil)
    }

    @Test("A fraction becomes its whole part, the nearest number there is, or 0 where it is no number")
    func saturating() {
        #expect([0.0, 2.9, -2.9].map { Int(saturating: $0) } == [0, 2, -2])
        #expect(Int(saturating: 1e300) == .max && Int(saturating: -Double.infinity) == .min)
        #expect(Int(saturating: 0.0 / 0.0) == 0)
        #expect(UInt8(saturating: 255.5) == 255 && UInt8(saturating: 256.0) == 255 && UInt8(saturating: -1.0) == 0)
    }

    @Test("A dictionary that is shared has nothing under a key that is nil")
    func nilKey() {
        let dictionary: MutableDictionary = ["k": 1]
        let (missing, present): (String?, String?) = (nil, "k")
        #expect(dictionary[missing as AnyHashable?] == nil)
        #expect(dictionary[present as AnyHashable?] as? Int == 1)
        dictionary[present as AnyHashable?] = 2
        #expect(dictionary["k"] as? Int == 2)
    }

    @Test("A descriptor of texts compares them as it is told, with nil first")
    func sortsTexts() {
        let people: [[String: Any]] = [["name": "bo"], ["name": "Al"], ["age": 1], ["name": NSNull()]]
        let byName = KeySortDescriptor(key: "name", ascending: true, texts: { $0.caseInsensitiveCompare($1) })
        #expect(people.sorted(by: [byName]).map { $0["name"] as? String } == [nil, nil, "Al", "bo"])
        let reversed = people.sorted(by: [byName.reversedSortDescriptor])
        #expect(reversed.map { $0["name"] as? String } == ["bo", "Al", nil, nil])
    }

    @Test("A float, a hash and all objects are asked of values of any class; nil answers nothing")
    func furtherMessages() {
        let none: Any? = nil
        #expect((0.1 as Any?).floatValue == Float(0.1) && ("2.5x" as Any?).floatValue == 2.5 && none.floatValue == 0)
        #expect((CGFloat(1.5) as Any?).floatValue == 1.5)
        #expect((1 as Any?).hash == (NSNumber(value: 1.0) as Any?).hash && none.hash == 0)
        #expect(("a" as Any?).hash == (NSString(string: "a") as Any?).hash)
        #expect((Set<AnyHashable>([1]) as Any?).allObjects?.count == 1 && none.allObjects == nil)
        #expect((NSSet(object: 1) as Any?).allObjects?.count == 1)
        let enumerator = NSArray(array: [1, 2, 3]).objectEnumerator()
        _ = enumerator.nextObject()
        #expect((enumerator as Any?).allObjects?.count == 2)
        #expect((RACTuplePack(1, 2) as RACTuple as Any?).allObjects?.count == 2)
    }

    @Test("An argument is evaluated, whether the object that receives it is there or not")
    func evaluatedArguments() throws {
        var calls = 0
        func next() -> Int {
            calls += 1
            return calls
        }
        var none: Song?
        evaluating(next()) { argument in none?.rating = argument }
        none = Song("a")
        #expect(evaluating(next()) { argument in none?.rating = argument } != nil)
        #expect(calls == 2 && none?.rating == 2)
        struct Failure: Error {}
        #expect(throws: Failure.self) { try evaluating(1) { _ in throw Failure() } }
    }
}

final class NamedClass {}
