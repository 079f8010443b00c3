import Testing

@testable import Porting

@Suite struct LineDiffTests {
    private func diff(_ old: [Int], _ new: [Int]) -> String {
        let text = { (numbers: [Int]) in numbers.map { "\($0)\n" }.joined() }
        return LineDiff(from: text(old), to: text(new)).text(old: "a", new: "b")
    }

    @Test("Equal texts have no hunks")
    func equal() {
        #expect(diff([1, 2], [1, 2]) == "--- a\n+++ b\n")
    }

    @Test("A change has three lines around it; changes that are near share a hunk")
    func hunks() {
        #expect(
            diff(Array(1...9), [1, 2, 3, 4, 55, 6, 7, 8, 9]).contains(
                "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+55\n 6\n 7\n 8\n"))
        let two = diff(Array(1...30), [0] + Array(1...29))
        #expect(two == "--- a\n+++ b\n@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -27,4 +28,3 @@\n 27\n 28\n 29\n-30\n")
    }

    @Test("An empty text is in no line")
    func empty() {
        #expect(diff([], [1]) == "--- a\n+++ b\n@@ -0,0 +1,1 @@\n+1\n")
        #expect(diff([1], []) == "--- a\n+++ b\n@@ -1,1 +0,0 @@\n-1\n")
    }
}
