/// Counts how many of its kind are alive.
final class Counted {
    /// The number of live objects.
    final class Counter {
        fileprivate(set) var live = 0
    }

    private let counter: Counter

    init(_ counter: Counter) {
        self.counter = counter
        counter.live += 1
    }

    deinit {
        counter.live -= 1
    }
}
