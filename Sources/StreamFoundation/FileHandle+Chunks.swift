import Dispatch
public import Foundation
public import StreamCore

extension FileHandle: ReactiveExtensionsProvider {}

extension Reactive where Base: FileHandle {
    /// A producer that reads on from where the file, pipe or socket stands, and sends what there is, piece by piece.
    ///
    /// It completes at the end of the file, and fails with a `POSIXError` when reading fails. Disposal ends the reading;
    /// what has been read by then, and not sent, is lost. Data comes on a queue of its own. The handle is retained, and
    /// must not be closed, until the producer has ended. Two starts share what there is to read.
    public func chunks() -> SignalProducer<Data, any Error> {
        SignalProducer { [base] observer, lifetime in
            guard base.fileDescriptor >= 0 else { return observer.send(error: POSIXError(.EBADF)) }
            let queue = DispatchQueue(label: "StreamFoundation.FileHandle.chunks")
            let handle = UncheckedSendable(base)
            let channel = DispatchIO(type: .stream, fileDescriptor: base.fileDescriptor, queue: queue) { _ in
                // Until here the channel needs the descriptor, which the handle closes when it is released.
                withExtendedLifetime(handle) {}
            }
            channel.setLimit(lowWater: 1)
            channel.setLimit(highWater: chunkLimit)
            lifetime.observeEnded { channel.close(flags: .stop) }
            let observer = UncheckedSendable(observer)
            channel.read(offset: 0, length: .max, queue: queue) { isOver, data, status in
                if let data, !data.isEmpty { observer.value.send(value: Data(data)) }
                if status != 0 {
                    observer.value.send(error: POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO))
                } else if isOver {
                    observer.value.sendCompleted()
                }
            }
        }
    }
}

/// The most that is sent as one piece.
private let chunkLimit = 64 << 10
