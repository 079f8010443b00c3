import StreamCore
import Testing

@Suite struct BagTests {
    @Test("Elements keep the order in which they were inserted")
    func keepsOrder() {
        var bag = Bag(["a", "b"])
        bag.insert("c")
        #expect(Array(bag) == ["a", "b", "c"])
        #expect(bag.first == "a" && bag[2] == "c" && bag.count == 3)
    }

    @Test("A token removes its element, once; the others keep their order")
    func removes() {
        var bag = Bag<String>()
        let tokens = ["a", "b", "c", "d"].map { bag.insert($0) }
        #expect(bag.remove(using: tokens[1]) == "b")
        #expect(bag.remove(using: tokens[1]) == nil)
        #expect(bag.remove(using: tokens[3]) == "d")
        bag.insert("e")
        #expect(Array(bag) == ["a", "c", "e"])
    }

    @Test("Removing from an empty bag does nothing")
    func removesFromEmpty() {
        var bag = Bag<Int>()
        let token = bag.insert(1)
        bag.remove(using: token)
        #expect(bag.remove(using: token) == nil)
        #expect(bag.isEmpty)
    }

    @Test("A copy is a bag of its own")
    func copies() {
        var bag = Bag<Int>()
        let token = bag.insert(1)
        var copy = bag
        copy.remove(using: token)
        #expect(Array(bag) == [1])
        #expect(copy.isEmpty)
    }
}

/// A bag, and an array that does the same.
@Suite struct BagModelTests {
    @Test("A bag has the elements that were not removed, in order, however it is read")
    func isAsAnArray() {
        for seed in 1...200 {
            var random = RandomNumbers(seed: seed)
            var bag = Bag<Int>()
            var model: [(token: Bag<Int>.Token, element: Int)] = []
            var removed: [Bag<Int>.Token] = []
            for step in 0..<100 {
                if random.next(below: 5) < 3 || model.isEmpty {
                    model.append((bag.insert(step), step))
                } else {
                    let gone = model.remove(at: random.next(below: model.count))
                    #expect(bag.remove(using: gone.token) == gone.element)
                    removed.append(gone.token)
                }
                if let token = removed.first { #expect(bag.remove(using: token) == nil) }
                let elements = model.map(\.element)
                #expect(Array(bag) == elements && bag.indices.map { bag[$0] } == elements, "Seed \(seed)")
            }
        }
    }
}
