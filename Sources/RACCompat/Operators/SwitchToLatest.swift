import Foundation
import StreamCore

extension RACSignal {
    /// Sends the values of the newest signal that the receiver sent; nil is no signal.
    ///
    /// Completes when the receiver and the newest signal have completed. A value that is no signal stops the program with
    /// the place of the call.
    public final func switchToLatest(file: StaticString = #fileID, line: UInt = #line) -> RACSignal {
        let place = CallPlace("-switchToLatest", of: self, file, line)
        return .operation { output in
            let subject = RACSubject()
            let connection = self.multicast(subject)
            let values = RACSignal.operation { Latest($0, of: subject, at: place).subscribe(to: subject) }
                .passThrough(to: output)
            let connecting = connection.connect()
            return RACDisposable {
                values.dispose()
                connecting.dispose()
            }
        }
        .named("[\(name)] -switchToLatest")
    }

    /// Switches between signals by the values of `signal`: each value is looked up in `cases`, nil as `RACTupleNil`.
    ///
    /// A value without a case switches to `defaultSignal`; if the default is nil, the result fails with
    /// `RACSignalErrorNoMatchingCase`.
    public class func `switch`(
        _ signal: RACSignal, cases: [AnyHashable: RACSignal], default defaultSignal: RACSignal?
    ) -> RACSignal {
        var table: [RACKey: RACSignal] = [:]
        for (key, value) in cases { table[RACKey(key.base)] = value }
        return signal.map { [table] key in
            table[RACKey(key ?? RACTupleNil.tupleNil())] ?? defaultSignal ?? .error(noMatchingCase(key))
        }
        .switchToLatest()
        .named(
            "+switch: \(signal) cases: \(SignalNames.dictionary(cases)) default: \(SignalNames.object(defaultSignal))")
    }

    /// Switches between two signals by the booleans that `boolSignal` sends.
    ///
    /// A value that is neither boolean nor number stops the program with the place of the call.
    public class func `if`(
        _ boolSignal: RACSignal, then trueSignal: RACSignal, else falseSignal: RACSignal,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let place = CallPlace("+if:then:else:", ofEvery: Self.self, file, line)
        return boolSignal.map { boolean($0, at: place) ? trueSignal : falseSignal }
            .switchToLatest()
            .named("+if: \(boolSignal) then: \(trueSignal) else: \(falseSignal)")
    }
}

private func noMatchingCase(_ key: Any?) -> NSError {
    let description = "No matching signal found for value \(key.map { "\($0)" } ?? "(null)")"
    return NSError(
        domain: RACSignalErrorDomain, code: RACSignalErrorNoMatchingCase,
        userInfo: [NSLocalizedDescriptionKey: description])
}
