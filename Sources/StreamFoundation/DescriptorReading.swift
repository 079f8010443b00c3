import Foundation
import StreamCore

/// Reads what a file handle has, on a thread of its own, until the end of the file, or until it is told to stop.
///
/// It waits with `poll`, not with the event loop of Dispatch: on Linux the sessions of Foundation, and whoever else closes a
/// descriptor too early, can make that one crash when the number of the descriptor comes back as ours.
final class DescriptorReading: @unchecked Sendable {  // the handle is used by the thread, the rest is immutable
    /// The most that is read at a time.
    private static let chunkSize = 64 << 10

    private let handle: FileHandle
    /// Its end for writing is closed to wake the thread.
    private let alarm = Pipe()

    init(_ handle: FileHandle) {
        self.handle = handle
    }

    /// Begins to read, and sends what there is.
    func start(_ observer: Signal<Data, any Error>.Observer) {
        let observer = UncheckedSendable(observer)
        Thread.detachNewThread { self.run(observer.value) }
    }

    /// Ends the reading; nothing more is taken from the handle, but for what is being read.
    func stop() { try? alarm.fileHandleForWriting.close() }

    private func run(_ observer: Signal<Data, any Error>.Observer) {
        var buffer = Data(count: Self.chunkSize)
        while waitForInput() {
            let count = buffer.withUnsafeMutableBytes { read(handle.fileDescriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                observer.send(value: Data(buffer.prefix(count)))
            } else if count == 0 {
                return observer.sendCompleted()
            } else if errno != EINTR, errno != EAGAIN {
                return observer.send(error: POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO))
            }
        }
    }

    /// Waits until there is something to read, the end and failures included; false when it is to stop.
    private func waitForInput() -> Bool {
        var inputs = [
            pollfd(fd: alarm.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&inputs, 2, -1) < 0, errno == EINTR {}
        return inputs[0].revents == 0
    }
}
