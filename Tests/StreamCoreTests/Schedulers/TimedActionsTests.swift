import Dispatch
import StreamCore
import Testing

@Suite struct TimedActionsTests {
    private let actions = TimedActions<Int, String>()

    private func run(_ timer: TimedActions<Int, String>.Timer) -> [String] {
        var taken: [String] = []
        actions.fire(timer) { taken.append($0) }
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

    @Test("Actions due at the same time run in the order of addition")
    func ties() {
        let timers = (0..<100).map { actions.add("\($0)", due: 1) }
        #expect(run(timers[41]) == (0..<42).map { "\($0)" })
        #expect(run(timers[99]) == (42..<100).map { "\($0)" })
    }

    @Test("An action that is added while others run waits for its own timer, whenever it is due")
    func reentrancy() {
        let first = actions.add("first", due: 1)
        let second = actions.add("second", due: 2)
        var timers: [TimedActions<Int, String>.Timer] = []
        var taken: [String] = []
        actions.fire(second) { action in
            taken.append(action)
            if action == "first" { timers = [actions.add("late", due: 2), actions.add("early", due: 1)] }
        }
        #expect(taken == ["first", "second"])
        #expect(run(first).isEmpty)
        #expect(timers.map(run) == [["early", "late"], []])
    }

    @Test("A timer that fires while an action waits for it runs what is ready")
    func nesting() {
        let timers = (1...4).map { actions.add("\($0)", due: $0) }
        var taken: [String] = []
        actions.fire(timers[2]) { action in
            taken.append(action)
            if action == "1" { taken += run(timers[3]) }
        }
        #expect(taken == ["1", "2", "3", "4"])
    }

    @Test("Actions come out in order, whatever the order of the timers", arguments: [1, 10, 1000])
    func anyOrder(count: Int) {
        let actions = TimedActions<Int, Int>()
        let timers = (0..<count).shuffled().map { (due: $0, timer: actions.add($0, due: $0)) }
        var taken: [Int] = []
        for (_, timer) in timers.shuffled() {
            actions.fire(timer) { taken.append($0) }
        }
        #expect(taken == Array(0..<count))
    }
}
