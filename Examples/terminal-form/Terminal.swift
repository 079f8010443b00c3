import Dispatch
import Foundation
import RACCompat

/// The terminal that the program runs in; where there is none, standard input and output as they are.
final class Terminal {
    private let originalMode: termios?

    /// Whether keys come one by one; otherwise the input is a pipe or a file, whose lines are names.
    var isInteractive: Bool { originalMode != nil }

    /// Has every key delivered at once, and not shown.
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

    /// Leaves the terminal as it was found.
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
    /// One key a turn: what a key changes on the main queue, as a command that it enables, is so for the next one.
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
