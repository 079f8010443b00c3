import RACCompat

extension CoverageTable {
    /// Adds what the original declares, in its order.
    mutating func addCommands() {
        let command = RACCommand { _ in .empty() }
        has("RACCommand RACCommandErrorDomain") { RACCommandErrorDomain }
        has("RACCommand RACCommandError") { RACCommandError.self }
        has("RACCommand RACCommandErrorNotEnabled") { RACCommandErrorNotEnabled }
        has("RACCommand RACUnderlyingCommandErrorKey") { RACUnderlyingCommandErrorKey }
        has("RACCommand executionSignals") { command.executionSignals }
        has("RACCommand executing") { command.executing }
        has("RACCommand enabled") { command.enabled }
        has("RACCommand errors") { command.errors }
        has("RACCommand allowsConcurrentExecution") { command.allowsConcurrentExecution = true }
        has("RACCommand -initWithSignalBlock:") { RACCommand(signalBlock: { _ in .empty() }) }
        has("RACCommand -initWithEnabled:signalBlock:") {
            RACCommand(enabled: .empty(), signalBlock: { _ in .empty() })
        }
        has("RACCommand -execute:") { command.execute(1) }
        has("RACCommand RACCommand") { RACCommand.self }
        has("constant RACCommandErrorNotEnabled") { RACCommandErrorNotEnabled }
    }
}
