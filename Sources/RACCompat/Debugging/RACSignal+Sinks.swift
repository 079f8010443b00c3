import Foundation
import StreamCore

extension RACSignal {
    private static let logging = MessageSink<String> { line in NSLog("%@", NSString(string: line)) }
    private static let reporting = MessageSink<String> { line in
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    /// Takes the lines of `logAll()` and its parts; by default `NSLog`, so standard error.
    ///
    /// It is called on the thread that sends, before the event is sent on.
    public class var logSink: @Sendable (_ line: String) -> Void {
        get { logging.write }
        set { logging.write = newValue }
    }

    /// Takes the reports of what is probably a mistake of the program, and does not stop it; by default standard error.
    ///
    /// Reported are, in debug builds, calls that have blocked their thread for a second, and objects with two signals
    /// bound to one key path; in all builds, the failure of a signal that is bound to a key path, and one that is sent to
    /// a `RACKVOChannel`.
    public class var reportSink: @Sendable (_ report: String) -> Void {
        get { reporting.write }
        set { reporting.write = newValue }
    }
}
