import Foundation

/// A TCP socket on the loopback address; it is closed when this is released.
final class LoopbackSocket: Sendable {
    private let descriptor: Int32
    /// The port it is bound to.
    let port: UInt16

    /// Makes a socket on a free port, which is taken as long as this lives.
    ///
    /// - Parameter listens: Whether clients can connect; otherwise they are refused.
    init(listens: Bool = true) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isReady = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && (!listens || listen(descriptor, 16) == 0)
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        guard isReady else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    private init(descriptor: Int32, port: UInt16) {
        self.descriptor = descriptor
        self.port = port
    }

    deinit { close(descriptor) }

    /// Waits for a client; nil when the socket has been shut down.
    func accept() -> LoopbackSocket? {
        let client = Glibc.accept(descriptor, nil, nil)
        return client < 0 ? nil : LoopbackSocket(descriptor: client, port: port)
    }

    /// Ends all that waits for this socket.
    func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Receives all that comes before an empty line; nil if there is none.
    func receiveHead() -> String? {
        var head = ""
        while !head.contains("\r\n\r\n") {
            guard let part = receive() else { return nil }
            head += part
        }
        return head
    }

    /// Waits until the other side hangs up.
    func waitForEnd() {
        while receive() != nil {}
    }

    /// Sends a text, as far as the other side takes it.
    func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private func receive() -> String? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }
}
