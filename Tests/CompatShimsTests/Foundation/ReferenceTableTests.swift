#if !canImport(ObjectiveC)
    import CompatShims
    import Foundation
    import Testing

    /// `NSHashTable` and `NSMapTable`, which Foundation has on Apple's platforms only.
    @Suite struct ReferenceTableTests {
        private final class Song: NSObject {
            let title: String

            init(_ title: String) { self.title = title }

            override func isEqual(_ object: Any?) -> Bool { (object as? Song)?.title == title }
            override var hash: Int { title.hash }
        }

        /// A class that no hash is known of.
        private final class Plain {}

        @Test("Objects that are equal are one, in the order in which they came, and nil is none")
        func hashTable() {
            let table = NSHashTable<AnyObject>()
            let (a, b) = (Song("a"), Song("b"))
            for song in [a, b, Song("a"), nil] { table.add(song) }
            #expect(table.count == 2 && table.allObjects.map { ($0 as? Song)?.title } == ["a", "b"])
            #expect(table.contains(Song("b")) && !table.contains(Song("c")) && !table.contains(nil))
            #expect(table.member(Song("a")) === a && table.anyObject === a)
            table.remove(Song("a"))
            table.remove(nil)
            #expect(table.allObjects.count == 1 && table.setRepresentation == [b])
            table.add("text")
            table.add("te" + "xt")
            #expect(table.objectEnumerator().allObjects.count == 2 && table.contains("text"))
            table.removeAllObjects()
            #expect(table.count == 0 && table.anyObject == nil)
        }

        @Test("By identity, equal objects are two")
        func identity() {
            let table = NSHashTable<Song>(options: [.weakMemory, .objectPointerPersonality], capacity: 2)
            let (a, b) = (Song("a"), Song("a"))
            for song in [a, b, a] { table.add(song) }
            #expect(table.count == 2 && table.member(b) === b && !table.contains(Song("a")))
            let plain = Plain()
            let others = NSHashTable<Plain>.weakObjects()
            for object in [plain, plain, Plain()] { others.add(object) }
            #expect(others.allObjects.count == 1 && others.contains(plain))
        }

        @Test("An object that is gone is not there, and leaves its place to others")
        func weakObjects() {
            let table = NSHashTable<Song>.weakObjects()
            let kept = Song("kept")
            table.add(kept)
            for number in 0..<1000 { table.add(Song("\(number)")) }
            #expect(table.count == 1 && table.allObjects == [kept])
            table.add("text")
            #expect(table.count == 2 && table.contains("text"))
            table.add(Song("kept"))
            #expect(table.member(Song("kept")) === kept)
        }

        @Test("Sets are united, reduced and compared")
        func algebra() {
            let (a, b, c) = (Song("a"), Song("b"), Song("c"))
            func table(_ songs: Song...) -> NSHashTable<Song> {
                let table = NSHashTable<Song>()
                for song in songs { table.add(song) }
                return table
            }
            let all = table(a, b)
            all.union(table(b, c))
            #expect(all.allObjects == [a, b, c])
            all.minus(table(a))
            #expect(all.allObjects == [b, c] && table(b).isSubset(of: all) && !table(a).isSubset(of: all))
            #expect(all.intersects(table(c)) && !all.intersects(table(a)))
            all.intersect(table(a, c))
            #expect(all.allObjects == [c])
        }

        @Test("A table has the value of an equal key, which a new value replaces")
        func mapTable() {
            let table = NSMapTable<AnyObject, AnyObject>.strongToStrongObjects()
            table.setObject(1, forKey: Song("a"))
            table.setObject("two", forKey: "b")
            table.setObject(3, forKey: Song("a"))
            table.setObject(nil, forKey: "b")
            table.setObject(4, forKey: nil)
            #expect(table.count == 2 && table.object(forKey: Song("a")) as? Int == 3)
            #expect(table.object(forKey: "b") as? String == "two" && table.object(forKey: nil) == nil)
            #expect(table.keyEnumerator().allObjects.count == 2 && table.objectEnumerator()?.allObjects.count == 2)
            #expect(table.dictionaryRepresentation()["b"] as? String == "two")
            table.removeObject(forKey: "b")
            #expect(table.object(forKey: "b") == nil && table.count == 1)
            table.removeAllObjects()
            #expect(table.count == 0)
        }

        @Test("A pair whose weak key or value is gone is not there", arguments: [true, false], [true, false])
        func weakPairs(isKeyWeak: Bool, isValueWeak: Bool) {
            let table =
                switch (isKeyWeak, isValueWeak) {
                case (true, true): NSMapTable<AnyObject, AnyObject>.weakToWeakObjects()
                case (true, false): NSMapTable<AnyObject, AnyObject>.weakToStrongObjects()
                case (false, true): NSMapTable<AnyObject, AnyObject>.strongToWeakObjects()
                case (false, false): NSMapTable<AnyObject, AnyObject>.strongToStrongObjects()
                }
            let kept = Song("kept")
            table.setObject(Song("value"), forKey: kept)
            #expect((table.object(forKey: kept) == nil) == isValueWeak)
            table.setObject(kept, forKey: Song("key"))
            #expect((table.object(forKey: Song("key")) == nil) == isKeyWeak)
            table.setObject(kept, forKey: kept)
            #expect(table.object(forKey: kept) === kept)
        }

        @Test("100,000 objects are added, found and removed")
        func many() {
            let songs = (0..<100_000).map { Song("\($0)") }
            let table = NSMapTable<Song, Song>.weakToWeakObjects()
            for song in songs { table.setObject(song, forKey: song) }
            #expect(table.count == songs.count && songs.allSatisfy { table.object(forKey: $0) === $0 })
            for song in songs.dropFirst() { table.removeObject(forKey: song) }
            #expect(table.count == 1)
        }
    }
#endif
