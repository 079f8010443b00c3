import Foundation
import StreamCore

/// Reads the data of a file handle, on a thread of its own, until the end of the file, or until `stop()` is called.
///
/// The thread waits with `poll`, not with the event loop of Dispatch. On Linux, code that closes a descriptor too
/// early, as the sessions of Foundation do, can make that event loop crash when a file handle here gets the same
/// number.
final class DescriptorReading: @unchecked Sendable {  // the handle is used by the thread, the rest is immutable
    /// The greatest number of bytes that is read at a time.
    private static let chunkSize = 64 << 10

    private let handle: FileHandle
    /// A pipe whose end for writing is closed to wake the thread.
    private let alarm = Pipe()

    init(_ handle: FileHandle) {
        self.handle = handle
    }

    /// Begins to read on a new thread, and sends the data to `observer`.
    func start(_ observer: Signal<Data, any Error>.Observer) {
        let observer = UncheckedSendable(observer)
        Thread.detachNewThread { self.run(observer.value) }
    }

    /// Ends the reading; a read that is under way still takes its data from the handle.
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

    /// Waits until there is data, the end of the file or a failure to read; returns false after `stop()`.
    private func waitForInput() -> Bool {
        var inputs = [
            pollfd(fd: alarm.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&inputs, 2, -1) < 0, errno == EINTR {}
        return inputs[0].revents == 0
    }
}
