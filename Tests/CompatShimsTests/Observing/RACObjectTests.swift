import CompatShims
import Foundation
import RACCompat
import Testing

@Suite struct RACObjectTests {
    private class Plain: RACObject {
        @RACProperty var name = ""
    }

    private class Item: RACObject {
        @RACProperty var title: String
        let number: Int

        init(_ number: Int, _ title: String) { (self.number, self.title) = (number, title) }

        override func isEqual(_ object: Any?) -> Bool { (object as? Item)?.number == number }

        override var hash: Int { number }
    }

    private final class Special: Item {}

    @Test("An object is equal to itself only")
    func identity() {
        let (one, other) = (Plain(), Plain())
        #expect(one == one && one != other && !one.isEqual("x") && !one.isEqual(nil))
        #expect(Set([one, other, one]).count == 2)
        #expect(isEqualObject(one, one) && !isEqualObject(one, other))
    }

    @Test("A class decides which of its objects are equal, for collections, signals and subclasses")
    func equality() {
        let (one, same, other) = (Item(1, "a"), Special(1, "b"), Item(2, "a"))
        #expect(one == same && one != other)
        #expect([other, one].contains(same) && [other, one].firstIndex(of: same) == 1)
        #expect(Set<AnyHashable>([one, same, other]).count == 2)
        #expect(NSMutableOrderedSet(array: [one, same, other]).count == 2)
        #expect([one: "x"][same] == "x")
        #expect(isEqualObject(one, same) && isEqualObject([one], [same]) && areEqual(one, same))
        #expect(isSameObject(one, one) && !isSameObject(one, same))
        let signal = [one, same, other].rac_sequence.signalWithScheduler(.immediateScheduler())
        #expect(signal.distinctUntilChanged().toArray() as? [Item] == [one, other])
    }
}
