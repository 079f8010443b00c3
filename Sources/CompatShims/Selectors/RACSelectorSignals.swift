import Foundation
import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The signals of an object's methods, which the object keeps for ``RACSelectorSignalling``.
///
/// The signals complete when this object is released, together with the object that owns it.
public final class RACSelectorSignals: @unchecked Sendable {  // the state is guarded
    private struct State {
        var subjects: [String: RACSubject] = [:]
        /// The running calls of `rac_invoke`; the innermost call of a thread is the last of its calls.
        var calls: [Call] = []
    }

    private struct Call {
        let selector: String
        let place: SourcePlace
        let thread = CurrentThread.number

        func isRunning(_ selector: String) -> Bool {
            thread == CurrentThread.number && self.selector == selector
        }
    }

    private let state = Guarded(State())
    private let end = RACReplaySubject(capacity: 0)

    /// Makes the signals of one object.
    public init() {}

    deinit {
        for subject in state.withLock({ $0.subjects }).values { subject.sendCompleted() }
        end.sendCompleted()
    }

    /// A signal that completes when this object is released, and at once after that.
    var ended: RACSignal { end }

    /// The signal of a method; every request for a name returns the same signal.
    func signal(for selector: String, of object: some RACSelectorSignalling) -> RACSignal {
        let new = RACSubject().named("\(RACDescription(object)) -rac_signalForSelector: \(selector)")
        let signal = state.withLock { state in
            if let subject = state.subjects[selector] { return subject }
            state.subjects[selector] = new
            return new
        }
        #if DEBUG
            if signal === new { SelectorNames.check(selector, askedOf: object) }
        #endif
        return signal
    }

    /// The subject that sends the arguments of a method; nil if its signal has not been asked for.
    func subject(for selector: String) -> RACSubject? {
        state.withLock { $0.subjects[selector] }
    }

    /// The names of the methods whose signals have been asked for.
    var selectors: [String] { state.withLock { Array($0.subjects.keys) } }

    /// Notes that a method begins; returns false when the method was called by its running override.
    ///
    /// A call begins in the most derived method that sends. A second beginning at the same place is a recursive call; a
    /// beginning at another place is a method that the most derived one overrides.
    func beginCall(_ selector: String, at place: SourcePlace) -> Bool {
        state.withLock { state in
            let running = state.calls.last { $0.isRunning(selector) }
            if let running, running.place != place { return false }
            state.calls.append(Call(selector: selector, place: place))
            return true
        }
    }

    /// Whether a call of a method is running on this thread.
    func isCalled(_ selector: String) -> Bool {
        state.withLock { state in state.calls.contains { $0.isRunning(selector) } }
    }

    /// Ends the innermost call of a method on this thread.
    func endCall(_ selector: String) {
        state.withLock { state in
            if let last = state.calls.lastIndex(where: { $0.isRunning(selector) }) { state.calls.remove(at: last) }
        }
    }
}

/// A place in the program.
struct SourcePlace: Hashable, CustomStringConvertible {
    let file: String
    let line: Int

    var description: String { "\(file):\(line)" }
}
