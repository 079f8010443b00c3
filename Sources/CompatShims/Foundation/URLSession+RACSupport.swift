import Foundation
public import RACCompat
import StreamCore
import StreamFoundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

// The methods keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension URLSession {
    /// Makes a signal that performs a request in the shared session for every subscription.
    ///
    /// It stands for `+[NSURLConnection rac_sendAsynchronousRequest:]`; see the method of the same name.
    public static func rac_sendAsynchronousRequest(_ request: URLRequest) -> RACSignal {
        shared.rac_sendAsynchronousRequest(request)
    }

    /// Makes a signal that performs a request for every subscription, sends a ``RACTwoTuple`` of the `URLResponse` and the
    /// `Data`, and completes.
    ///
    /// Whatever status the server answers with is a value. A request that gets no answer fails with the session's error.
    /// Disposal cancels the transfer. Events come on the session's delegate queue, those of a file on a global queue.
    public final func rac_sendAsynchronousRequest(_ request: URLRequest) -> RACSignal {
        reactive.data(with: request).map { data, response in RACTwoTuple.pack(response, data) }.bridged
            .named("+rac_sendAsynchronousRequest: \(request)")
    }
}
