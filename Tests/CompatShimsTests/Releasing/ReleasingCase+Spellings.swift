import CompatShims
import RACCompat

extension ReleasingCase {
    static let spellings: [ReleasingCase] = [
        ReleasingCase(
            "Spellings/ReactiveCocoa3/RACQueuedSignalGenerator", title: "an input whose turn is over",
            expecting: "old completed back completed"
        ) { record in
            let queue = RACDynamicSignalGenerator.generatorWithBlock { input in .return("\(input ?? "nil")") }
                .serialize()
            record.subscribe(
                to: queue.signalWithValue(Comeback { record.subscribe(to: queue.signalWithValue("back")) }))
        }
    ]
}
