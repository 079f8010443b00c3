import CompatShims
import Foundation

extension ReleasingCase {
    /// Collections that are shared, each with all changes that an element leaves it by.
    static let objectiveC: [ReleasingCase] =
        [
            arrayCase("replaced") { $0[0] = "new" },
            arrayCase("removed") { $0.remove(at: 0) },
            arrayCase("removed as the last") { $0.removeLast() },
            arrayCase("removed by a test") { $0.removeAll { $0 is Comeback } },
            arrayCase("removed with a range") { $0.removeSubrange(0..<1) },
            arrayCase("removed with all") { $0.removeAll() },
            arrayCase("replaced with all") { $0.contents = [] },
            dictionaryCase("replaced") { $0["key"] = "new" },
            dictionaryCase("removed by nil") { $0["key"] = nil },
            dictionaryCase("removed") { $0.removeValue(forKey: "key") },
            dictionaryCase("replaced by another's") { $0.merge(["key": "new"]) { _, new in new } },
            dictionaryCase("removed with all") { $0.removeAll() },
            setCase("removed") { $0.remove($0.contents.first ?? AnyHashable("")) },
            setCase("subtracted") { $0.subtract($0.contents) },
            setCase("not in the other set") { $0.formIntersection([]) },
            setCase("removed with all") { $0.removeAll() },
            associationCase("replaced") { setAssociatedObject($0, "key", "new", .retain) },
            associationCase("removed by nil") { setAssociatedObject($0, "key", nil, .retain) },
            associationCase("removed with all") { removeAssociatedObjects($0) },
            tableCase("removed") { $0.removeObject(forKey: "key") },
            tableCase("replaced") { $0.setObject("new", forKey: "key") },
            tableCase("removed with all") { $0.removeAllObjects() },
            delayedCase("cancelled") { cancelPreviousPerformRequests(of: $0) },
            delayedCase("carried out") { $0.run { $0.contains("old") } },
        ]

    private static func arrayCase(
        _ title: String, _ change: @escaping @Sendable (MutableArray) -> Void
    ) -> ReleasingCase {
        ReleasingCase("ObjectiveC/MutableArray", title: "an element that is \(title)", expecting: "gone true") {
            record in
            let array = MutableArray()
            array.append(
                Comeback {
                    record.add("gone")
                    array.append("late")
                })
            change(array)
            record.add("\(array.contents.last as? String == "late")")
        }
    }

    private static func associationCase(
        _ title: String, _ change: @escaping @Sendable (AnyObject) -> Void
    ) -> ReleasingCase {
        ReleasingCase("ObjectiveC/AssociatedObjects", title: "a value that is \(title)", expecting: "gone true") {
            record in
            let owner = MutableArray()
            let comeback = Comeback {
                record.add("gone")
                setAssociatedObject(owner, "late", true, .retain)
            }
            setAssociatedObject(owner, "key", comeback, .retain)
            _ = consume comeback
            change(owner)
            record.add("\(associatedObject(owner, "late") as? Bool == true)")
        }
    }

    private static func delayedCase(
        _ title: String, _ change: @escaping @Sendable (DelayedCallsTests.Taker) -> Void
    ) -> ReleasingCase {
        ReleasingCase(
            "ObjectiveC/DelayedCalls", title: "an argument of a call that is \(title)", expecting: "gone true"
        ) {
            record in
            let taker = DelayedCallsTests.Taker()
            let comeback = Comeback {
                record.add("gone")
                taker.perform(selector: "take:", with: "late", afterDelay: 0)
            }
            taker.perform(selector: "take:", with: comeback, afterDelay: 0)
            _ = consume comeback
            change(taker)
            taker.run { $0.contains("late") }
            record.add("\(taker.taken.last == "late")")
        }
    }

    private static func tableCase(
        _ title: String, _ change: @escaping @Sendable (NSMapTable<AnyObject, AnyObject>) -> Void
    ) -> ReleasingCase {
        ReleasingCase(
            "Foundation/ReferenceTable", "Foundation/NSMapTable", "Foundation/NSHashTable",
            title: "a value that is \(title)", expecting: "gone true"
        ) { record in
            let table = NSMapTable<AnyObject, AnyObject>.strongToStrongObjects()
            let comeback = Comeback {
                record.add("gone")
                table.setObject(true, forKey: "late")
            }
            table.setObject(comeback, forKey: "key")
            _ = consume comeback
            change(table)
            record.add("\(table.object(forKey: "late") as? Bool == true)")
        }
    }

    private static func dictionaryCase(
        _ title: String, _ change: @escaping @Sendable (MutableDictionary) -> Void
    ) -> ReleasingCase {
        ReleasingCase("ObjectiveC/MutableDictionary", title: "a value that is \(title)", expecting: "gone true") {
            record in
            let dictionary = MutableDictionary()
            dictionary["key"] = Comeback {
                record.add("gone")
                dictionary["late"] = true
            }
            change(dictionary)
            record.add("\(dictionary["late"] as? Bool == true)")
        }
    }

    private static func setCase(_ title: String, _ change: @escaping @Sendable (MutableSet) -> Void) -> ReleasingCase {
        ReleasingCase("ObjectiveC/MutableSet", title: "an element that is \(title)", expecting: "gone true") { record in
            let set = MutableSet()
            set.insert(
                Element(
                    Comeback {
                        record.add("gone")
                        set.insert("late")
                    }))
            change(set)
            record.add("\(set.contains("late"))")
        }
    }

    /// A hashable object with something that comes back.
    private final class Element: Hashable {
        private let held: Comeback

        init(_ held: Comeback) { self.held = held }

        static func == (left: Element, right: Element) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}
