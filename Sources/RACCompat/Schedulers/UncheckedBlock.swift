/// Carries a block of ported code to the thread that runs it: the one unchecked move of the schedulers.
struct UncheckedBlock: @unchecked Sendable {  // ported blocks are plain; their schedulers run them one at a time
    let run: () -> Void

    /// Takes a block that is being scheduled; where backtraces are switched on, it remembers by whom.
    init(_ block: @escaping () -> Void) {
        run = RACBacktrace.isEnabled ? RACBacktrace.linking(block) : block
    }

    /// Takes a block that was scheduled before and moves once more.
    init(carrying block: @escaping () -> Void) {
        run = block
    }
}
