import Dispatch
import Foundation
import RACCompat

/// The terminal that the program runs in; without a terminal, standard input and output as they are.
final class Terminal {
    private let originalMode: termios?

    /// Whether keys arrive singly; otherwise the input is a pipe or a file, whose lines are names.
    var isInteractive: Bool { originalMode != nil }

    /// Switches the terminal to deliver every key at once, without showing it.
    init() {
        var mode = termios()
        guard tcgetattr(STDIN_FILENO, &mode) == 0 else {
            originalMode = nil
            return
        }
        originalMode = mode
        cfmakeraw(&mode)
        tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }

    /// Restores the mode that the terminal had before.
    func restore() {
        guard isInteractive else { return }
        write("\r\n")
        if var originalMode { tcsetattr(STDIN_FILENO, TCSANOW, &originalMode) }
    }

    func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// Sends every ``Key``, on the main queue; completes at Control-C, Control-D and the end of the input.
    ///
    /// A turn of the main queue delivers at most one byte. The effects of a key on the main queue, such as a command
    /// that it enables, are therefore complete before the next key.
    var keys: RACSignal {
        RACSignal.createSignal { subscriber in
            var reader = KeyReader()
            let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
            source.setEventHandler {
                var byte: UInt8 = 0
                guard read(STDIN_FILENO, &byte, 1) == 1 else { return subscriber.sendCompleted() }
                if let key = reader.key(from: byte) { subscriber.sendNext(key) }
                if reader.isAtEnd { subscriber.sendCompleted() }
            }
            source.resume()
            return RACDisposable { source.cancel() }
        }
    }
}
