/// Carries a block of ported code to the thread that runs it: the only unchecked move of the schedulers.
struct UncheckedBlock: @unchecked Sendable {  // ported blocks are plain; their schedulers run them one at a time
    let run: () -> Void

    /// Takes a block that is being scheduled; while backtraces are on, the block remembers the calls that scheduled it.
    init(_ block: @escaping () -> Void) {
        run = RACBacktrace.isEnabled ? RACBacktrace.linking(block) : block
    }

    /// Takes a block that was scheduled before and is moved again.
    init(carrying block: @escaping () -> Void) {
        run = block
    }
}
