import StreamCore
import Testing

@Suite("SectionDecision")
struct SectionDecisionTests {
    @Test(
        "Section number n has the values from n * skip on, as many as the count",
        arguments: 1...5, 1...5)
    func model(count: Int, skip: Int) {
        var decision = SectionDecision(count: count, skip: skip)
        var open: [[Int]] = []
        var ended: [[Int]] = []
        for value in 0..<30 {
            let steps = decision.next()
            if steps.begins { open.append([]) }
            if steps.adds { for index in open.indices { open[index].append(value) } }
            if steps.endsOldest { ended.append(open.removeFirst()) }
            #expect(decision.open == open.count)
        }
        let all = stride(from: 0, to: 30, by: skip).map { Array($0..<min($0 + count, 30)) }
        #expect(ended == all.filter { $0.count == count })
        #expect(open == all.filter { $0.count < count })
    }
}
