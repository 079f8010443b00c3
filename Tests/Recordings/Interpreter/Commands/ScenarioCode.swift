import Foundation
import Porting
import ScenarioPrinting
import StreamTesting

/// A scenario of signals as a programmer would have written it in Objective-C, and its port to Swift.
struct ScenarioCode {
    let objectiveC: [String]
    let swift: [String]

    /// Writes the main signal of a scenario; nil when the signal has no short form.
    init?(_ scenario: [String: JSONValue]) {
        let data = Data(JSONValue.object(scenario).description.utf8)
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let statements = try? ScenarioPrinter.statements(object)
        else { return nil }
        objectiveC = Self.indented(statements.components(separatedBy: "\n"))
        // The tool reads whole files: the statements stand in a function, whose first and last lines are removed.
        let function = "static void scenario(RACTestScheduler *scheduler) {\n\(statements)\n}\n"
        let lines = translate("#import <ReactiveObjC/ReactiveObjC.h>\n\n\(function)", name: "Scenario").text
            .components(separatedBy: "\n")
        guard let start = lines.firstIndex(where: { $0.contains("func scenario(") }),
            let end = lines.lastIndex(of: "}"), start < end
        else { return nil }
        swift = lines[(start + 1)..<end].map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
    }

    /// Indents lines by the braces around them.
    private static func indented(_ lines: [String]) -> [String] {
        var depth = 0
        return lines.map { line in
            let closing = line.hasPrefix("}") ? 1 : 0
            let indent = String(repeating: "    ", count: max(depth - closing, 0))
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            return indent + line
        }
    }
}
