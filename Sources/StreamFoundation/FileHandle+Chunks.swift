public import Foundation
public import StreamCore

extension FileHandle: ReactiveExtensionsProvider {}

extension Reactive where Base: FileHandle {
    /// A producer that reads a file, pipe or socket from its current position, and sends the data piece by piece.
    ///
    /// The producer completes at the end of the file, and fails with a `POSIXError` when reading fails. Disposal ends
    /// the reading; data that has been read by then, and not sent, is lost. Data comes on a thread of its own; the
    /// thread reads the next piece after the observer has taken the previous piece. The handle is retained, and must
    /// not be closed, until the producer has ended. Two starts share the data: each piece is sent to one of them.
    public func chunks() -> SignalProducer<Data, any Error> {
        SignalProducer { [base] observer, lifetime in
            // A wait for a closed handle would never end.
            guard base.fileDescriptor >= 0 else { return observer.send(error: POSIXError(.EBADF)) }
            let reading = DescriptorReading(base)
            lifetime.observeEnded(reading.stop)
            reading.start(observer)
        }
    }
}
