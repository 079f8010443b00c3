import RACCompat
import StreamTesting

/// Makes chains of sequences from two blocks, whose calls are noted.
struct SequenceGenerator {
    let log: SequenceLog
    let label: String
    let items: [Any?]
    /// The tail of the last item: `nil`, `empty`, or `headnil` for another node without a value.
    let end: String

    /// Makes the node of an item.
    func node(_ index: Int) -> RACSequence {
        RACSequence.sequenceWithHeadBlock(
            {
                log.note(label, ["head", .int(index)])
                return index < items.count ? items[index] : nil
            },
            tailBlock: {
                log.note(label, ["tail", .int(index)])
                return tail(index)
            })
    }

    private func tail(_ index: Int) -> RACSequence? {
        if index + 1 < items.count { return node(index + 1) }
        switch end {
        case "empty": return .empty()
        case "headnil" where index + 1 == items.count: return node(index + 1)
        default: return nil
        }
    }

    /// Makes the node of a number, followed by all greater numbers.
    static func naturals(log: SequenceLog, label: String, from number: Int) -> RACSequence {
        RACSequence.sequenceWithHeadBlock(
            {
                log.note(label, ["head", .int(number)])
                return number
            },
            tailBlock: {
                log.note(label, ["tail", .int(number)])
                return naturals(log: log, label: label, from: number + 1)
            })
    }
}
