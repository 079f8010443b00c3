/// Carries a block of ported code to the thread that runs it: the one unchecked move of the schedulers.
struct UncheckedBlock: @unchecked Sendable {  // ported blocks are plain; their schedulers run them one at a time
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}
