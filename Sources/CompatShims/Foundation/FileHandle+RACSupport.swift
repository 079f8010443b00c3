public import Foundation
public import RACCompat
import StreamCore
import StreamFoundation

// The methods keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension FileHandle {
    /// Begins to read at once, and returns a signal that sends what has been read, each piece a `Data`, and replays it.
    ///
    /// It completes at the end of the file, and also when reading fails: it has never told one from the other. Disposal
    /// does not end the reading. Data comes on the scheduler that is current in the call, which is the main one on the main
    /// queue; where there is none, on a background one.
    public final func rac_readInBackground() -> RACSignal {
        let subject = RACReplaySubject.subject()
        reactive.chunks().flatMapError { _ in SignalProducer<Data, Never>.empty }.bridged
            .deliverOn(RACScheduler.currentScheduler() ?? .scheduler())
            .subscribe(subject)
        return subject.named("\(RACDescription(self)) -rac_readInBackground")
    }
}
