import Foundation
import RACCompat

/// A translated sequence under the name of its recording.
typealias Sequence = (id: String, run: (SequenceLog) -> Void)

/// Records what is found out about a sequence, and the calls of its blocks.
final class SequenceLog {
    private let runMainQueue: () -> Void
    private var step = -1
    private var items: [Any] = []
    private(set) var entries: [[Any]] = []

    init(runMainQueue: @escaping () -> Void) { self.runMainQueue = runMainQueue }

    func step(_ index: Int) { step = index }
    func eval(_ label: String, with values: RACTuple) {
        entries.append([step, "eval", label, (0..<values.count).map { encode(values[Int($0)]) }])
    }
    func item(_ value: Any?) {
        items.append(encode(value))
        add("item", encode(value))
    }
    func resultOfItems() {
        add("result", items)
        items = []
    }
    func result(_ value: Any?) { add("result", encode(value)) }
    func next(_ value: Any?) { add("next", encode(value)) }
    func error(_ error: (any Error)?) { add("error", code(of: error)) }
    func completed() { add("completed") }
    func pump() {
        add("pump")
        runMainQueue()
    }

    private func add(_ kind: String, _ value: Any = NSNull()) { entries.append([step, kind, value]) }
}
