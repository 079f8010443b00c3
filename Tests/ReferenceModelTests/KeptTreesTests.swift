import Recordings
import StreamTesting
import Testing

/// Scenarios on which the model and a layer once differed, each as small as it can be.
@Suite struct KeptTreesTests {
    private static let lines = [
        // A stopped source that went on until its subscription was known took another's subscription with it.
        """
        {"expr": ["bind", "always", "never", ["spy", "L", ["never"]], ["cold", [[0, "next", 1], [0, "next", 2], [0, "completed"]]]],
        "hot": {}, "subscribe_at": 1}
        """,
        // The first of two subscribers left during its own delivery, and was released before that was over; in an
        // optimized build.
        """
        {"expr": ["switch", [], ["hot", "b"], ["take", 1, ["hot", "b"]]],
        "hot": {"b": [[1, "next", 1], [1, "completed"]]}, "subscribe_at": 1}
        """,
        // The inputs of a pair that had failed were kept until all other inputs were subscribed to.
        """
        {"expr": ["combineLatest", [["spy", "L1", ["never"]], ["cold", [[0, "error", 1]]], ["spy", "L2", ["never"]],
        ["spy", "L3", ["never"]]]], "hot": {}, "subscribe_at": 1}
        """,
        """
        {"expr": ["combineLatest", [["spy", "L1", ["never"]], ["flattenMap", ["error", 1], ["hot", "a"]],
        ["spy", "L2", ["never"]], ["feed", "a", "id", 1, ["return", 1]], ["spy", "L3", ["never"]]]],
        "hot": {"a": []}, "subscribe_at": 1}
        """,
        // The concatenation of one signal was that signal, and gave it another name.
        """
        {"expr": ["ignore", {"sig": ["hot", "a"]}, ["return", {"sig": ["concat", [["hot", "a"]]]}]],
        "hot": {"a": []}, "subscribe_at": 1}
        """,
        // A signal that arrived while another was being started had to wait for that.
        """
        {"expr": ["flattenMax", 0, ["hot", "a"]], "subscribe_at": 0,
        "hot": {"a": [[1, "next", {"sig": ["feed", "a", "id", 1, ["return", {"sig": ["return", 5]}]]}]]}}
        """,
    ]

    @Test("The dynamic layer does what the model does in the scenarios that were once different", arguments: lines)
    func dynamic(_ line: String) throws {
        let scenario = try #require(try JSONParser.parse(Array(line.utf8)).object)
        let comparison = TreeComparison(model: ModelFace.operators(), layer: DynamicFace.operators())
        #expect(try comparison.report(scenario) == nil)
    }
}
