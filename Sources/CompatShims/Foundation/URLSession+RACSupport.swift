import Dispatch
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
    /// Returns a signal that performs a request in the shared session for every subscription.
    ///
    /// The method replaces `+[NSURLConnection rac_sendAsynchronousRequest:]`, and sends the same values as the method
    /// of a session.
    public static func rac_sendAsynchronousRequest(_ request: URLRequest) -> RACSignal {
        shared.rac_sendAsynchronousRequest(request)
    }

    /// Returns a signal that performs a request per subscription, sends a `RACTwoTuple` of the `URLResponse` and the
    /// `Data`, and completes.
    ///
    /// An answer of any status is a value. A request that gets no answer fails with the session's error. Disposal
    /// cancels the transfer.
    ///
    /// Each subscription delivers on a serial scheduler of its own, which is current there, and not on the session's
    /// delegate queue. Blocks of different requests therefore run at the same time. Each block may wait for another
    /// request, as with `request.first()`, also behind operators.
    public final func rac_sendAsynchronousRequest(_ request: URLRequest) -> RACSignal {
        let answer = reactive.data(with: request).map { data, response in RACTwoTuple.pack(response, data) }.bridged
        return answer.deliverOnOwnScheduler("\(request.httpMethod ?? "GET") \(request)")
            .named("+rac_sendAsynchronousRequest: \(request)")
    }
}

extension RACSignal {
    /// Delivers to each subscription on a serial scheduler of its own.
    ///
    /// Without a current scheduler, each operator would continue on the background scheduler that all operators
    /// share. The queue of the new scheduler targets none of the global queues, whose threads are few, so any number of
    /// blocks may wait at a time.
    func deliverOnOwnScheduler(_ name: String) -> RACSignal {
        .defer {
            self.deliverOn(RACTargetQueueScheduler(name: name, targetQueue: DispatchQueue(label: name)))
        }
    }
}
