import MallocCounter

/// Leaves in `sum` the bytes that are allocated while what `make` returns is alive.
///
/// The array that holds it counts, too: a pointer or two for each element.
func measureMemory<Kept>(_ sum: UnsafeMutablePointer<Int>, _ make: () -> [Kept]) {
    let before = malloc_counter_bytes_in_use()
    let kept = make()
    sum.pointee = Int(malloc_counter_bytes_in_use() - before)
    withExtendedLifetime(kept) {}
}
