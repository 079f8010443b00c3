import RACCompat

/// Runs what waits for the main scheduler, and what follows from it, until nothing is left.
@MainActor
func runMainScheduler() {
    while MainLoop.runNext() {}
}
