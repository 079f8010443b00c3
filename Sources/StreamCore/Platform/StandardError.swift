#if STREAMCORE_PLAIN
#elseif canImport(ucrt)
    import ucrt
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#elseif canImport(WASILibc)
    import WASILibc
#elseif canImport(Glibc)
    import Glibc
#endif

/// The stream of the process for messages.
enum StandardError {
    /// Writes a text in one piece, which is not mixed with those of other threads.
    static func append(_ text: String) {
        #if STREAMCORE_PLAIN
            print(text, terminator: "")
        #elseif canImport(ucrt)
            var text = text
            text.withUTF8 { _ = _write(2, $0.baseAddress, UInt32($0.count)) }
        #else
            var text = text
            text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
        #endif
    }
}
