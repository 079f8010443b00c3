import Foundation
import Shared

/// Keeps the requests for another service until a test lets them go on.
final class HeldService: NotesService {
    private struct State {
        var isHolding = false
        var requests: [@Sendable () -> Void] = []
    }

    private let service: any NotesService
    private let state = Locked(State())

    init(_ service: any NotesService) { self.service = service }

    /// The number of requests that are kept.
    var count: Int { state.withLock { $0.requests.count } }

    /// Keeps the requests from now on.
    func hold() { state.withLock { $0.isHolding = true } }

    /// Lets the first of the kept requests go on.
    func answerNext() {
        let request = state.withLock { $0.requests.isEmpty ? nil : $0.requests.removeFirst() }
        request?()
    }

    func answer(
        _ request: NotesRequest, completion: @escaping @Sendable (Result<Data, NotesFailure>) -> Void
    ) -> @Sendable () -> Void {
        let isHeld = state.withLock { state -> Bool in
            guard state.isHolding else { return false }
            state.requests.append { [service] in _ = service.answer(request, completion: completion) }
            return true
        }
        guard isHeld else { return service.answer(request, completion: completion) }
        return {}
    }
}
