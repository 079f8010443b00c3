import Dispatch

/// Something to hold, which may tell when it is released.
final class ReleasedItem: Sendable {
    private let isReleased: DispatchSemaphore?

    init(_ isReleased: DispatchSemaphore? = nil) {
        self.isReleased = isReleased
    }

    deinit { isReleased?.signal() }
}
