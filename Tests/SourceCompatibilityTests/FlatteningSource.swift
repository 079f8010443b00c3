// As it would be written for ReactiveSwift 7.2, with `import ReactiveSwift` replaced by the next lines. It has to compile.

import Foundation
import StreamCore
import Testing

enum InnerError: Error {
    case first
}

/// Every combination of outer face, inner kind, and who can fail.
enum FlatteningSource {
    typealias Safe = SignalProducer<Int, Never>
    typealias Failing = SignalProducer<Int, InnerError>

    static func flatMapSignals() {
        let safe = Signal<Int, Never>.never
        let failing = Signal<Int, InnerError>.never
        let a: Signal<Int, Never> = safe.flatMap(.merge) { _ in Safe.empty }
        let b: Signal<Int, InnerError> = safe.flatMap(.concat) { _ in Failing.empty }
        let c: Signal<Int, InnerError> = failing.flatMap(.latest) { _ in Safe.empty }
        let d: Signal<Int, InnerError> = failing.flatMap(.race) { _ in Failing.empty }
        let e = safe.flatMap(.throttle) { _ in safe }
        let f = safe.flatMap(.concurrent(limit: 2)) { _ in failing }
        let g = failing.flatMap(.merge) { _ in safe }
        let h = failing.flatMap(.merge) { _ in failing }
        let i = safe.flatMap(.merge) { .init(value: $0) }.flatMap(.latest) { Result<Int, Never>.success($0) }
        let j = failing.flatMap(.merge) { Result<Int, InnerError>.success($0) }
        let expected: [Signal<Int, InnerError>] = [b, c, d, f, g, h, j]
        let expectedSafe: [Signal<Int, Never>] = [a, e, i]
        _ = (expected, expectedSafe)
    }

    static func flatMapProducers() {
        let signal = Signal<Int, Never>.never
        let failingSignal = Signal<Int, InnerError>.never
        let safe = Safe.empty
        let failing = Failing.empty
        let a = safe.flatMap(.merge) { _ in safe }
        let b = safe.flatMap(.concat) { _ in failing }
        let c = failing.flatMap(.latest) { _ in safe }
        let d = failing.flatMap(.race) { _ in failing }
        let e = safe.flatMap(.throttle) { _ in signal }
        let f = safe.flatMap(.concurrent(limit: 2)) { _ in failingSignal }
        let g = failing.flatMap(.merge) { _ in signal }
        let h = failing.flatMap(.merge) { _ in failingSignal }
        let expected: [Failing] = [b, c, d, f, g, h]
        let expectedSafe: [Safe] = [a, e]
        _ = (expected, expectedSafe)
    }

    static func flatten() {
        let safe = Safe.empty
        let failing = Failing.empty
        let a: Safe = SignalProducer<Safe, Never>(value: safe).flatten(.merge)
        let b: Failing = SignalProducer<Failing, Never>(value: failing).flatten(.merge)
        let c: Failing = SignalProducer<Safe, InnerError>(value: safe).flatten(.merge)
        let d: Failing = SignalProducer<Failing, InnerError>(value: failing).flatten(.merge)
        let e: Signal<Int, InnerError> = Signal<Signal<Int, Never>, InnerError>.never.flatten(.latest)
        let f: Signal<Int, InnerError> = Signal<Failing, Never>.never.flatten(.latest)
        let g: Safe = SignalProducer<[Int], Never>([[1, 2], [3]]).flatten()
        let h: Signal<Int, Never> = Signal<Set<Int>, Never>.never.flatten()
        _ = (a, b, c, d, e, f, g, h)
    }

    static func flatMapErrors() {
        let failing = Failing.empty
        let a: Safe = failing.flatMapError { _ in .empty }
        let b: Failing = failing.flatMapError { error in SignalProducer(error: error) }
        let c: Failing = failing.flatMapError { _ in Signal<Int, InnerError>.never }
        let d: Signal<Int, Never> = Signal<Int, InnerError>.never.flatMapError { _ in SignalProducer(value: 1) }
        _ = (a, b, c, d)
    }
}
