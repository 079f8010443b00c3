import Foundation

#if canImport(Glibc)
    import Glibc
    private let stream = Int32(SOCK_STREAM.rawValue)
    private let withoutSignal = Int32(MSG_NOSIGNAL)
#elseif canImport(Musl)
    import Musl
    private let stream = SOCK_STREAM
    private let withoutSignal = MSG_NOSIGNAL
#else
    import Darwin
    private let stream = SOCK_STREAM
    private let withoutSignal: Int32 = 0
#endif

/// A TCP socket that listens at 127.0.0.1.
final class LoopbackListener: Sendable {
    /// The port at which the socket listens.
    let port: UInt16
    private let descriptor: Int32

    /// Begins to listen.
    ///
    /// - Parameter port: The port, or 0 for a free one.
    /// - Throws: The error of the system, for example when the port is taken.
    init(port: UInt16) throws {
        let descriptor = socket(AF_INET, stream, 0)
        guard descriptor >= 0 else { throw Self.lastError }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listens = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        guard listens else {
            let error = Self.lastError
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
        self.port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(descriptor) }

    /// Waits for a client; nil once the listener has been shut down.
    func accept() -> Connection? {
        #if canImport(Glibc)
            let client = Glibc.accept(descriptor, nil, nil)
        #elseif canImport(Musl)
            let client = Musl.accept(descriptor, nil, nil)
        #else
            let client = Darwin.accept(descriptor, nil, nil)
        #endif
        return client < 0 ? nil : Connection(descriptor: client)
    }

    /// Ends the wait for clients.
    func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private static var lastError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

/// The connection of a client, which ends when this object is released.
final class Connection: Sendable {
    private let descriptor: Int32

    fileprivate init(descriptor: Int32) {
        self.descriptor = descriptor
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// Waits for bytes; nil when the client has sent all of its bytes, or nothing for ten seconds.
    func receive() -> Data? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        return count > 0 ? Data(bytes[..<count]) : nil
    }

    /// Sends bytes, as far as the client takes them.
    func send(_ data: Data) {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in
                #if canImport(Glibc)
                    Glibc.send(descriptor, bytes.baseAddress, bytes.count, withoutSignal)
                #elseif canImport(Musl)
                    Musl.send(descriptor, bytes.baseAddress, bytes.count, withoutSignal)
                #else
                    Darwin.send(descriptor, bytes.baseAddress, bytes.count, withoutSignal)
                #endif
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
