public import Foundation
public import StreamCore

extension FileHandle: ReactiveExtensionsProvider {}

extension Reactive where Base: FileHandle {
    /// A producer that reads on from where the file, pipe or socket stands, and sends what there is, piece by piece.
    ///
    /// It completes at the end of the file, and fails with a `POSIXError` when reading fails. Disposal ends the reading;
    /// what has been read by then, and not sent, is lost. Data comes on a thread of its own, and is read when the observer
    /// has taken what was before it. The handle is retained, and must not be closed, until the producer has ended. Two
    /// starts share what there is to read.
    public func chunks() -> SignalProducer<Data, any Error> {
        SignalProducer { [base] observer, lifetime in
            // Nothing would ever come of waiting for a closed handle.
            guard base.fileDescriptor >= 0 else { return observer.send(error: POSIXError(.EBADF)) }
            let reading = DescriptorReading(base)
            lifetime.observeEnded(reading.stop)
            reading.start(observer)
        }
    }
}
