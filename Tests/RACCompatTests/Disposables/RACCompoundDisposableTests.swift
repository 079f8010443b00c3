import RACCompat
import Testing

@Suite struct RACCompoundDisposableTests {
    /// Makes disposables that write their number down when they are disposed.
    private final class Log {
        var numbers: [Int] = []

        func disposables(_ range: ClosedRange<Int>) -> [RACDisposable] {
            range.map { number in RACDisposable { self.numbers.append(number) } }
        }
    }

    @Test(arguments: 0...5)
    func childrenAreDisposedInTheOrderOfAddition(count: Int) {
        let log = Log()
        let compound = RACCompoundDisposable()
        for child in log.disposables(0...count) { compound.addDisposable(child) }
        compound.dispose()
        compound.dispose()
        #expect(log.numbers == Array(0...count))
        #expect(compound.isDisposed)
    }

    @Test(arguments: 0...5)
    func initialChildrenAreDisposedInOrder(count: Int) {
        let log = Log()
        RACCompoundDisposable.compoundDisposableWithDisposables(log.disposables(0...count)).dispose()
        #expect(log.numbers == Array(0...count))
    }

    @Test(arguments: [(0, [4, 1, 2, 3]), (1, [0, 4, 2, 3]), (2, [0, 1, 3, 4]), (3, [0, 1, 2, 4])])
    func anInlineSlotFreedByRemovalIsTakenByTheNextAddition(removed: Int, order: [Int]) {
        let log = Log()
        let children = log.disposables(0...4)
        let compound = RACCompoundDisposable(disposables: Array(children.prefix(4)))
        compound.removeDisposable(children[removed])
        compound.addDisposable(children[4])
        compound.dispose()
        #expect(log.numbers == order)
        #expect(!children[removed].isDisposed)
    }

    @Test func aChildAddedAfterDisposalIsDisposedAtOnce() {
        let compound = RACCompoundDisposable.compoundDisposable()
        compound.dispose()
        let child = RACDisposable()
        compound.addDisposable(child)
        compound.addDisposable(nil)
        #expect(child.isDisposed)
    }

    @Test func aDisposedChildTakesNoSlot() {
        let log = Log()
        let children = log.disposables(0...3)
        let compound = RACCompoundDisposable()
        children[0].dispose()
        for child in children { compound.addDisposable(child) }
        compound.removeDisposable(children[1])
        compound.addDisposable(RACDisposable { log.numbers.append(9) })
        compound.dispose()
        #expect(log.numbers == [0, 9, 2, 3])
    }

    @Test(arguments: 0...4)
    func removalTakesOutEveryOccurrenceOfAChild(index: Int) {
        let log = Log()
        let children = log.disposables(0...4)
        let compound = RACCompoundDisposable(disposables: children)
        compound.addDisposable(children[index])
        compound.removeDisposable(children[index])
        compound.removeDisposable(nil)
        compound.dispose()
        #expect(log.numbers == (0...4).filter { $0 != index })
    }

    @Test func aBlockIsTheFirstChild() {
        var order: [String] = []
        let compound = RACCompoundDisposable.disposableWithBlock { order.append("block") }
        compound.addDisposable(RACDisposable { order.append("child") })
        compound.dispose()
        #expect(order == ["block", "child"])
    }

    @Test func aChildMayUseTheContainerWhileItIsDisposed() {
        let compound = RACCompoundDisposable()
        let late = RACDisposable()
        compound.addDisposable(
            RACDisposable {
                compound.dispose()
                compound.addDisposable(late)
                compound.removeDisposable(late)
            })
        compound.dispose()
        #expect(late.isDisposed)
    }

    @Test func everyChildAddedWhileAnotherThreadDisposesIsDisposed() async {
        let compound = RACCompoundDisposable()
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<4 {
                group.addTask {
                    for _ in 0..<500 { compound.addDisposable(RACDisposable { counter.increment() }) }
                    if task == 2 { compound.dispose() }
                }
            }
        }
        #expect(counter.value == 2000)
    }
}
