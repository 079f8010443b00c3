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
    /// Makes a signal that performs a request in the shared session for every subscription.
    ///
    /// It stands for `+[NSURLConnection rac_sendAsynchronousRequest:]`; see the method of the same name.
    public static func rac_sendAsynchronousRequest(_ request: URLRequest) -> RACSignal {
        shared.rac_sendAsynchronousRequest(request)
    }

    /// Makes a signal that performs a request for every subscription, sends a `RACTwoTuple` of the `URLResponse` and the
    /// `Data`, and completes.
    ///
    /// Whatever status the server answers with is a value. A request that gets no answer fails with the session's error.
    /// Disposal cancels the transfer.
    ///
    /// Each subscription delivers on a serial scheduler of its own, which is current there, and not on the session's
    /// delegate queue: blocks of different requests run at the same time, and each of them may block to wait for another
    /// request, `request.first()`, also behind operators.
    public final func rac_sendAsynchronousRequest(_ request: URLRequest) -> RACSignal {
        let answer = reactive.data(with: request).map { data, response in RACTwoTuple.pack(response, data) }.bridged
        return answer.deliverOnOwnScheduler("\(request.httpMethod ?? "GET") \(request)")
            .named("+rac_sendAsynchronousRequest: \(request)")
    }
}

extension RACSignal {
    /// Delivers to each subscription on a serial scheduler of its own.
    ///
    /// Where no scheduler is current, each operator would go on on the one background scheduler that all share. Its queue
    /// targets none of the global ones, whose threads are few: any number of blocks may wait at a time.
    func deliverOnOwnScheduler(_ name: String) -> RACSignal {
        .defer {
            self.deliverOn(RACTargetQueueScheduler(name: name, targetQueue: DispatchQueue(label: name)))
        }
    }
}
