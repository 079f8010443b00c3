public import Foundation
public import RACCompat
import StreamCore
import StreamFoundation

// The methods keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension FileHandle {
    /// Begins to read at once, and returns a signal that sends each piece that has been read, a `Data`, and replays all
    /// pieces.
    ///
    /// The signal completes at the end of the file, and also when reading fails: the original did not distinguish the
    /// two. Disposal does not end the reading. The signal sends on the scheduler that is current in the call, which on
    /// the main queue is the main one; without a current scheduler, it sends on a background one.
    public final func rac_readInBackground() -> RACSignal {
        let subject = RACReplaySubject.subject()
        reactive.chunks().flatMapError { _ in SignalProducer<Data, Never>.empty }.bridged
            .deliverOn(RACScheduler.currentScheduler() ?? .scheduler())
            .subscribe(subject)
        return subject.named("\(RACDescription(self)) -rac_readInBackground")
    }
}
