import Foundation
import StreamCore

extension RACSignal {
    private static let logging = MessageSink<String> { line in NSLog("%@", NSString(string: line)) }
    private static let reporting = MessageSink<String> { line in
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    /// Takes the lines of `logAll()` and its parts; the default calls `NSLog`, which writes to standard error.
    ///
    /// The closure is called on the sending thread, before the event is sent on.
    public class var logSink: @Sendable (_ line: String) -> Void {
        get { logging.write }
        set { logging.write = newValue }
    }

    /// Takes reports of probable mistakes in the program; the default writes to standard error.
    ///
    /// A report does not stop the program. Debug builds report calls that have blocked their thread for a second, and
    /// objects with two signals bound to one key path. All builds report the failure of a signal that is bound to a key
    /// path, and a failure that is sent to a `RACKVOChannel`.
    public class var reportSink: @Sendable (_ report: String) -> Void {
        get { reporting.write }
        set { reporting.write = newValue }
    }
}
