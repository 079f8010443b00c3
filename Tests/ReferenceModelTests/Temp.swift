import Foundation
@testable import Recordings
import StreamTesting
import Testing
@Suite struct TempTests {
    @Test func times() throws {
        let clock = ContinuousClock()
        let m = ModelFace.operators(), d = DynamicFace.operators()
        var g = Duration.zero, tm = Duration.zero, td = Duration.zero
        var slow: [(Duration, UInt64, String)] = []
        var ends: [String: Int] = [:]
        var lengths: [Int] = []
        var used: [String: Int] = [:]
        var nodes: [Int] = []
        for seed in UInt64(1)...1000 {
            var s: [String: JSONValue] = [:]
            g += clock.measure { s = TreeGenerator.scenario(seed: seed, operators: Trees.operators) }
            var end = ""
            let a = try clock.measure { let sc = try SignalScenario(s, table: m); for o in sc.operators { used[o, default: 0] += 1 }; let t = ScenarioRun.trace(sc); end = t.end; lengths.append(t.entries.filter { !$0.isLog }.count) }
            let b = try clock.measure { _ = ScenarioRun.trace(try SignalScenario(s, table: d)) }
            tm += a; td += b
            ends[end, default: 0] += 1
            nodes.append(JSONValue.object(s).description.count)
            slow.append((a + b, seed, end))
        }
        print("gen", g, "model", tm, "dyn", td, ends)
        for x in slow.sorted(by: { $0.0 > $1.0 }).prefix(12) { print(x) }
        lengths.sort(); nodes.sort()
        print("events", (0..<10).map { lengths[$0 * 100] }, "sizes", (0..<10).map { nodes[$0 * 100] }, nodes.last!)
        print(used.sorted { $0.value < $1.value }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
        #expect(true)
    }
}
