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
