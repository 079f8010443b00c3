import Dispatch
import StreamCore
import Testing

@Suite struct TimedActionsTests {
    private let actions = TimedActions<Int, String>()

    private func run(_ timer: TimedActions<Int, String>.Timer) -> [String] {
        var taken: [String] = []
        while let action = actions.takeNext(for: timer) { taken.append(action) }
        return taken
    }

    @Test("A timer that overtakes others runs their actions first; they have none left")
    func overtaking() {
        let third = actions.add("third", due: 3)
        let first = actions.add("first", due: 1)
        let second = actions.add("second", due: 2)
        #expect(run(second) == ["first", "second"])
        #expect(run(first).isEmpty)
        #expect(run(second).isEmpty)
        #expect(run(third) == ["third"])
    }

    @Test("What is due at the same time runs in the order in which it was added")
    func ties() {
        let timers = (0..<100).map { actions.add("\($0)", due: 1) }
        #expect(run(timers[41]) == (0..<42).map(String.init))
        #expect(run(timers[99]) == (42..<100).map(String.init))
    }

    @Test("An action that is added while others run waits for its own timer, unless it is due no later")
    func reentrancy() {
        let first = actions.add("first", due: 1)
        let second = actions.add("second", due: 2)
        #expect(actions.takeNext(for: second) == "first")
        let late = actions.add("late", due: 2)
        let early = actions.add("early", due: 1)
        #expect(run(second) == ["early", "second"])
        #expect(run(early).isEmpty)
        #expect(run(first).isEmpty)
        #expect(run(late) == ["late"])
    }

    @Test("Actions come out in order, whatever the order of the timers", arguments: [1, 10, 1000])
    func anyOrder(count: Int) {
        let actions = TimedActions<Int, Int>()
        let timers = (0..<count).shuffled().map { (due: $0, timer: actions.add($0, due: $0)) }
        var taken: [Int] = []
        for (_, timer) in timers.shuffled() {
            while let action = actions.takeNext(for: timer) { taken.append(action) }
        }
        #expect(taken == Array(0..<count))
    }
}
