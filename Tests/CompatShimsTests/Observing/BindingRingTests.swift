import CompatShims
import Foundation
import RACCompat
import Testing

@Suite struct BindingRingTests {
    private static func message(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    // To the code of an exit test, every line is the one of the macro; so the places are given.

    @Test("Two bindings that set each other stop the program with the places of both")
    func twoBindings() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (first, second) = (Person(), Person())
            withScheduler {
                RAC(first, \.age, file: "App/Model.swift", line: 11) <~ RACObserve(second, \.age)
                RAC(second, \.age, file: "App/View.swift", line: 22)
                    <~ RACObserve(first, \.age).map { (age: Int) in age + 1 }
            }
        }
        let message = Self.message(of: result)
        #expect(message.contains("set each other without end"))
        for place in ["App/Model.swift:11", "App/View.swift:22"] { #expect(message.contains(place)) }
    }

    @Test("Two bindings of equal values by name stop the program, too, as they never settle")
    func equalValues() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (first, second) = (Person(), Person())
            withScheduler {
                RACObserve(second, "age").setKeyPath("age", onObject: first, file: "App/Model.swift", line: 11)
                RACObserve(first, "age").setKeyPath("age", onObject: second, file: "App/View.swift", line: 22)
            }
        }
        let message = Self.message(of: result)
        #expect(message.contains("set each other without end"))
        for place in ["App/Model.swift:11", "App/View.swift:22"] { #expect(message.contains(place)) }
    }

    @Test("A binding that sets what it observes stops the program with its place")
    func ownSource() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            withScheduler {
                RAC(person, \.age, file: "App/Model.swift", line: 11)
                    <~ RACObserve(person, \.age).map { (age: Int) in age + 1 }
            }
        }
        #expect(Self.message(of: result).contains("The binding at App/Model.swift:11 sets its own source without end"))
    }

    @Test("Terminals that are bound in a ring stop the program with their places")
    func ringOfTerminals() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let people = [Person(), Person(), Person()]
            withScheduler {
                for index in 0..<3 {
                    let line = UInt(10 * (index + 1))
                    RACChannelTo(people[index], \.age, file: "App/Ring.swift", line: line)
                        <~> RACChannelTo(people[(index + 1) % 3], \.age, file: "App/Ring.swift", line: line + 1)
                }
                people[0].age = 7
            }
        }
        let message = Self.message(of: result)
        #expect(message.contains("set each other without end"))
        #expect(message.components(separatedBy: "App/Ring.swift:").count > 3)
    }

    @Test("Bindings that set each other and settle work, however deep they go")
    func settles() {
        let (first, second) = (Person(), Person())
        withScheduler {
            RAC(first, \.age) <~ RACObserve(second, \.age)
            RAC(second, \.age)
                <~ RACObserve(first, \.age).map { (age: Int) in min(age + 1, 2000) }.distinctUntilChanged()
            #expect(first.age == 2000)
            #expect(second.age == 2000)
            first.age = 5
            #expect(first.age == 2000)
            #expect(second.age == 2000)
        }
    }

    @Test("Two terminals that are bound both ways do not echo")
    func bothWays() {
        let (first, second) = (Person(), Person())
        withScheduler {
            RACChannelTo(first, \.age) <~> RACChannelTo(second, \.age)
            first.age = 41
            #expect(second.age == 41)
            second.age = 42
            #expect(first.age == 42)
        }
    }
}
