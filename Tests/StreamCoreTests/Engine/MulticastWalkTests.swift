import StreamCore
import Testing

/// Walks inside each other, with observers that come and leave meanwhile.
@Suite struct MulticastWalkTests {
    private final class Action: Observer<Int, Never>, @unchecked Sendable {
        private let counted: Counted
        private let action: (Int) -> Void

        init(_ counter: Counted.Counter, _ action: @escaping (Int) -> Void) {
            counted = Counted(counter)
            self.action = action
            super.init()
        }

        override func receive(_ value: Int) { action(value) }
    }

    /// A list, what a list should do, and random steps from inside the deliveries of both.
    private final class World {
        private(set) var trace: [Int] = []
        private(set) var expected: [Int] = []
        let counter = Counted.Counter()
        private let list = Multicast<Int, Never>()
        private var numbers: [(id: Int, number: Int)] = []
        private var walks: [[Int]] = []
        private var lastID = 0
        private var budget = 60
        private var random: RandomNumbers

        init(seed: Int) { random = RandomNumbers(seed: seed) }

        func step() {
            switch random.next(below: 6) {
            case 0, 1: add()
            case 2, 3: remove()
            case 4: send()
            default: break
            }
        }

        private func add() {
            lastID += 1
            let id = lastID
            let number = list.add(Action(counter) { [unowned self] _ in self.isCalled(id) })
            numbers.append((id, number))
        }

        private func remove() {
            guard !numbers.isEmpty else { return }
            let removed = numbers.remove(at: random.next(below: numbers.count))
            list.remove(removed.number)
            for index in walks.indices { walks[index].removeAll { $0 == removed.id } }
        }

        private func send() {
            guard walks.count < 4 else { return }
            walks.append(numbers.map(\.id))
            list.receive(0)
            #expect(walks.removeLast().isEmpty)
        }

        private func isCalled(_ id: Int) {
            trace.append(id)
            expected.append(walks[walks.count - 1].isEmpty ? -1 : walks[walks.count - 1].removeFirst())
            guard budget > 0 else { return }
            budget -= 1
            step()
            step()
        }

        var memberCount: Int { numbers.count }
    }

    @Test("Every walk visits the observers that were there when it began, in order, without those that have left")
    func visitsInOrder() {
        for seed in 1...300 {
            let world = World(seed: seed)
            for _ in 0..<60 { world.step() }
            #expect(world.trace == world.expected, "Seed \(seed)")
            #expect(world.counter.live == world.memberCount, "Seed \(seed)")
        }
    }

    @Test("Observers that come and go during one delivery are released at once", arguments: [0, 1, 2])
    func keepsNothingOfAWalk(others: Int) {
        let counter = Counted.Counter()
        let list = Multicast<Int, Never>()
        for _ in 0..<others { _ = list.add(Action(counter) { _ in }) }
        var peak = 0
        var rounds = 0
        let number = list.add(
            Action(counter) { value in
                guard value == 0 else { return }
                for _ in 0..<100 {
                    let visitor = list.add(Action(counter) { _ in })
                    list.receive(1)
                    list.remove(visitor)
                    peak = max(peak, counter.live)
                    rounds += 1
                }
            })
        list.receive(0)
        list.remove(number)
        #expect(rounds == 100)
        #expect(peak <= others + 2)
        #expect(counter.live == others)
    }

    @Test("An observer that leaves during its own delivery is released after it", arguments: [false, true])
    func staysForItsOwnDelivery(anotherComesFirst: Bool) {
        let counter = Counted.Counter()
        let list = Multicast<Int, Never>()
        var number = 0
        var liveInside = 0
        number = list.add(
            Action(counter) { _ in
                if anotherComesFirst { _ = list.add(Action(counter) { _ in }) }
                list.remove(number)
                liveInside = counter.live
            })
        list.receive(0)
        #expect(liveInside == (anotherComesFirst ? 2 : 1))
        #expect(counter.live == (anotherComesFirst ? 1 : 0))
    }
}
