import CompatShims
import Foundation
import RACCompat
import Testing

@Suite struct AssociatedObjectsTests {
    /// What owns associated objects, and how its death is known.
    enum Owner: CaseIterable {
        case object, holder, signal, command, plain, foundation

        func make() -> AnyObject {
            switch self {
            case .object: Person()
            case .holder: Thermometer()
            case .signal: RACSubject()
            case .command: RACCommand { _ in RACSignal.empty() }
            case .plain: Plain()
            case .foundation: Operation()
            }
        }

        /// Whether the death of the owner is known at once.
        var isKnown: Bool { self != .plain && self != .foundation }
    }

    private final class Plain: Sendable {}

    /// A value that notes its release.
    private final class Value: Sendable {
        let log: ObservedLog

        init(_ log: ObservedLog) { self.log = log }
        deinit { log.add("released") }
    }

    private final class Card: NSObject, NSCopying {
        var title = "a"

        func copy(with zone: NSZone?) -> Any {
            let copy = Card()
            copy.title = title
            return copy
        }
    }

    private let log = ObservedLog()
    private static let key = AssociationKey()

    @Test("A value is found by its key and its owner, until it is removed", arguments: Owner.allCases)
    func finds(owner: Owner) {
        let (object, other) = (owner.make(), owner.make())
        let key = Self.key
        #expect(associatedObject(object, key) == nil)
        setAssociatedObject(object, key, 1, .retain)
        setAssociatedObject(object, AssociationKey(), 2, .retain)
        setAssociatedObject(object, "setTitle:", 3, .retain)
        setAssociatedObject(other, key, 4, .retain)
        #expect(associatedObject(object, key) as? Int == 1)
        #expect(associatedObject(object, AssociationKey("setTitle:")) as? Int == 3)
        #expect(associatedObject(other, key) as? Int == 4)
        setAssociatedObject(object, key, nil, .retain)
        #expect(associatedObject(object, key) == nil)
        removeAssociatedObjects(object)
        #expect(associatedObject(object, "setTitle:") == nil)
        #expect(associatedObject(other, key) as? Int == 4)
    }

    @Test("A value that is retained is released when it is replaced or removed", arguments: Owner.allCases)
    func releases(owner: Owner) {
        let object = owner.make()
        setAssociatedObject(object, "a", Value(log), .retain)
        #expect(log.events == [])
        setAssociatedObject(object, "a", Value(log), .retain)
        #expect(log.events == ["released"])
        setAssociatedObject(object, "a", nil, .retain)
        setAssociatedObject(object, "b", Value(log), .retain)
        #expect(log.events == ["released", "released"])
        removeAssociatedObjects(object)
        #expect(log.events == ["released", "released", "released"])
    }

    @Test("A value is released with its owner", arguments: Owner.allCases)
    func endsWithOwner(owner: Owner) {
        var object: AnyObject? = owner.make()
        setAssociatedObject(object, "a", Value(log), .retain)
        #expect(log.events == [])
        object = nil
        _ = object
        // Other objects with values make room: the more of them live, here or in another test, the later.
        for _ in 0..<1_000_000 where !owner.isKnown && log.events.isEmpty {
            setAssociatedObject(Plain(), "a", 1, .retain)
        }
        #expect(log.events == ["released"])
    }

    @Test("Owners that come and go leave nothing behind, and none has the value of another")
    func staysSmall() {
        for number in 0..<100_000 {
            let object = Plain()
            #expect(associatedObject(object, "number") == nil)
            setAssociatedObject(object, "number", number, .retain)
            setAssociatedObject(object, "value", Value(log), .retain)
            #expect(associatedObject(object, "number") as? Int == number)
        }
        #expect(log.events.count > 50_000)
    }

    @Test("A value that is assigned is not retained; a number is held")
    func assigns() {
        let object = Person()
        var value: Value? = Value(log)
        setAssociatedObject(object, "a", value, .assign)
        setAssociatedObject(object, "b", 5, .assign)
        #expect(associatedObject(object, "a") as AnyObject === value)
        value = nil
        #expect(log.events == ["released"])
        #expect(associatedObject(object, "a") == nil)
        #expect(associatedObject(object, "b") as? Int == 5)
    }

    @Test("A value that is copied does not see later changes")
    func copies() throws {
        let object = Person()
        let card = Card()
        let list = MutableArray([1])
        setAssociatedObject(object, "card", card, .copy)
        setAssociatedObject(object, "list", list, .copy)
        setAssociatedObject(object, "shared", list, .retain)
        card.title = "b"
        list.append(2)
        #expect((associatedObject(object, "card") as? Card)?.title == "a")
        #expect(associatedObject(object, "list") as? [Int] == [1])
        #expect(associatedObject(object, "shared") as? MutableArray === list)
    }

    @Test("A class has values that no subclass and no object inherits")
    func classes() {
        let key = AssociationKey()
        setAssociatedObject(Person.self, key, ["name"], .copy)
        #expect(associatedObject(Person.self, key) as? [String] == ["name"])
        #expect(associatedObject(Thermometer.self, key) == nil)
        #expect(associatedObject(Person(), key) == nil)
        setAssociatedObject(Person.self, key, nil, .copy)
        #expect(associatedObject(Person.self, key) == nil)
    }

    @Test("Nil has no values, and takes none")
    func ofNil() {
        setAssociatedObject(nil, "a", 1, .retain)
        removeAssociatedObjects(nil)
        #expect(associatedObject(nil, "a") == nil)
    }

    @Test("Threads set, read and release values of their own and of common owners")
    func threads() {
        let common = Plain()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<500 {
                let own = Plain()
                setAssociatedObject(own, "a", number, .retain)
                setAssociatedObject(common, AssociationKey("\(thread)"), number, .retain)
                #expect(associatedObject(own, "a") as? Int == number)
                #expect(associatedObject(common, AssociationKey("\(thread)")) as? Int == number)
            }
        }
    }
}
