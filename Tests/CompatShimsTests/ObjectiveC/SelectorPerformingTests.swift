import CompatShims
import Foundation
import Testing

/// Methods that are called by their names.
@Suite struct SelectorPerformingTests {
    private class Robot: SelectorPerforming, CustomStringConvertible {
        var steps = 0
        var title: String?
        var description: String { "robot" }

        func wave() -> String { "o/" }
        func greet(_ name: String) -> String { "hi \(name)" }
        func rename(_ title: String?) { self.title = title }
        func join(_ list: [Any], with text: String) -> String { list.map { "\($0)" }.joined(separator: text) }

        static var selectors: [SelectorMethod] {
            [
                SelectorMethod("steps", of: Robot.self),
                SelectorMethod("wave") { (robot: Robot) in robot.wave() },
                SelectorMethod("greet:") { (robot: Robot, name: String) in robot.greet(name) },
                SelectorMethod("rename:") { (robot: Robot, title: String?) in robot.rename(title) },
                SelectorMethod("join:with:") { (robot: Robot, list: [Any], text: String) in
                    robot.join(list, with: text)
                },
                SelectorMethod("title") { (robot: Robot) in robot.title },
                SelectorMethod("fly") { (robot: Flyer) in robot.fly() },
            ]
        }
    }

    private final class Flyer: Robot {
        func fly() { steps += 1 }
        override func wave() -> String { "\\o/" }
    }

    @Test("The methods of an object's class are called, with the overrides of a subclass")
    func calls() {
        let (robot, flyer) = (Robot(), Flyer())
        #expect(robot.perform(selector: "wave") as? String == "o/")
        #expect(flyer.perform(selector: "wave") as? String == "\\o/")
        #expect(robot.perform(selector: "greet:", with: "Bo") as? String == "hi Bo")
        #expect(robot.perform(selector: "join:with:", with: [1, "b"], with: "-") as? String == "1-b")
        #expect(flyer.perform(selector: "fly") == nil && flyer.steps == 1)
        robot.perform(selector: "rename:", with: "Rob")
        #expect(robot.perform(selector: "title") as? String == "Rob")
        robot.perform(selector: "rename:", with: nil)
        #expect(robot.title == nil && robot.perform(selector: "title") == nil)
        #expect(robot.perform(selector: "description") as? String == "robot")
        #expect(robot.perform(selector: "self") as? Robot === robot)
    }

    @Test("Objects have the methods that they list, and those that every object has")
    func responds() {
        let (robot, flyer) = (Robot(), Flyer())
        #expect(robot.responds(toSelector: "steps") && robot.responds(toSelector: "greet:"))
        #expect(!robot.responds(toSelector: "greet") && !robot.responds(toSelector: "fly"))
        #expect(flyer.responds(toSelector: "fly") && flyer.responds(toSelector: "wave"))
        #expect(robot.responds(toSelector: "description") && robot.responds(toSelector: "isEqual:"))
    }

    @Test("A value of any class is asked, and nil answers nothing")
    func anyValue() {
        let object: Any? = Robot()
        #expect(object.responds(toSelector: "wave") && object.perform(selector: "wave") as? String == "o/")
        let none: Any? = nil
        #expect(!none.responds(toSelector: "wave") && none.perform(selector: "wave") == nil)
        let nested: Any? = Optional(Robot()) as Any
        #expect(nested.perform(selector: "greet:", with: "Bo") as? String == "hi Bo")
    }

    @Test(
        "What cannot be called stops the program with a sentence",
        arguments: [
            ("fly", "Robot has no method fly."),
            ("steps", "steps takes or returns a number, which performSelector: cannot pass."),
            ("greet:", "greet: takes String, and was given Array<Int>."),
            ("String", "String lists no methods: it does not adopt SelectorPerforming."),
        ])
    func stops(selector: String, sentence: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [selector] in
            let object: Any? = selector == "String" ? "text" : Robot()
            object.perform(selector: selector, with: [1])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(sentence))
    }
}
