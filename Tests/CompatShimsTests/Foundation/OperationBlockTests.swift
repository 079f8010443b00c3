import CompatShims
import Foundation
import Testing

@Suite struct OperationBlockTests {
    @Test("Blocks run once each, in the order of their dependencies")
    func order() {
        var names: [String] = []
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let last = BlockOperation.unchecked { names.append("last") }
        let first = BlockOperation.unchecked { names.append("first") }
        last.addDependency(first)
        queue.addOperations([last, first], waitUntilFinished: true)
        queue.addUncheckedOperation { names.append("block") }
        queue.waitUntilAllOperationsAreFinished()
        #expect(names == ["first", "last", "block"])
    }
}
