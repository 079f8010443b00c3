import RACCompat
import Testing

@Suite(.takesTurns) struct NameThreadTests {
    @Test("A name can be set and read by several threads at once")
    func isGuarded() {
        let signal = RACSubject()
        let names = (0..<4).map { "a name that does not fit into a word, number \($0)" }
        onThreads(8) { index in
            for _ in 0..<many(10_000) {
                if index % 2 == 0 { signal.name = names[index / 2] }
                let name = signal.name
                if !name.isEmpty, !names.contains(name) { Issue.record("\(name)") }
            }
        }
        #expect(names.contains(signal.name))
    }
}
