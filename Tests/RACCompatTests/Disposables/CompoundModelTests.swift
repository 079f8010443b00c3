import RACCompat
import Testing

/// A compound disposable, and the two slots and the array that it stands for.
@Suite struct CompoundModelTests {
    private struct Model {
        var slots: [Int?] = [nil, nil]
        var rest: [Int] = []

        mutating func add(_ child: Int) {
            if let free = slots.firstIndex(of: nil) { slots[free] = child } else { rest.append(child) }
        }

        mutating func remove(_ child: Int) {
            slots = slots.map { $0 == child ? nil : $0 }
            rest.removeAll { $0 == child }
        }

        /// The children in the order of their disposal, each once.
        var order: [Int] {
            var seen: Set<Int> = []
            return (slots.compactMap { $0 } + rest).filter { seen.insert($0).inserted }
        }
    }

    @Test("Children, also those added twice, are removed everywhere, and disposed in order", arguments: [3, 8, 40])
    func isAsTwoSlotsAndAnArray(childCount: Int) {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            var steps: [Int] = []
            var disposed: [Int] = []
            var model = Model()
            let compound = RACCompoundDisposable()
            let children = (0..<childCount).map { child in RACDisposable { disposed.append(child) } }
            for _ in 0..<Int.random(in: 0...150, using: &random) {
                let child = Int.random(in: 0..<childCount, using: &random)
                if Int.random(in: 0..<5, using: &random) < 3 {
                    steps.append(child)
                    compound.addDisposable(children[child])
                    model.add(child)
                } else {
                    steps.append(-child)
                    compound.removeDisposable(children[child])
                    model.remove(child)
                }
            }
            compound.dispose()
            #expect(disposed == model.order, "\(steps)")
        }
    }
}
