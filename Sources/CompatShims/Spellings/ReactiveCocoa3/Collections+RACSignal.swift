public import RACCompat

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// In the 3.0 development branch, collections had these properties in the place of `rac_sequence`: cold signals that
// send inside the call, on the scheduler of subscriptions.

extension RACSequence {
    fileprivate var cold: RACSignal {
        .create { subscriber in
            for value in self {
                subscriber.sendNext(value)
                if subscriber.disposable.isDisposed { return }
            }
            subscriber.sendCompleted()
        }
    }
}

extension Array {
    /// A signal that sends the elements, and completes.
    public var rac_signal: RACSignal { rac_sequence.cold }
}

extension Set {
    /// A signal that sends the elements, in any order, and completes.
    public var rac_signal: RACSignal { rac_sequence.cold }
}

extension Dictionary {
    /// A signal that sends a tuple of key and value for every entry, in any order, and completes.
    public var rac_signal: RACSignal { rac_sequence.cold }

    /// A signal that sends the keys, and completes.
    public var rac_keySignal: RACSignal { rac_keySequence.cold }

    /// A signal that sends the values, and completes.
    public var rac_valueSignal: RACSignal { rac_valueSequence.cold }
}

extension String {
    /// A signal that sends the characters, each as a string, and completes.
    public var rac_signal: RACSignal { rac_sequence.cold }
}
