public import Foundation
public import StreamCore

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension URLSession: ReactiveExtensionsProvider {}

extension Reactive where Base: URLSession {
    /// A producer that performs a request for every start, sends the body and the response, and completes.
    ///
    /// Whatever status the server answers with is a value. A request that gets no answer fails with the session's error.
    /// Disposal cancels the transfer. Events come on the session's delegate queue, those of a file on a global queue.
    public func data(with request: URLRequest) -> SignalProducer<(Data, URLResponse), any Error> {
        SignalProducer { [base] observer, lifetime in
            guard let url = request.url else { return observer.send(error: URLError(.badURL)) }
            let exchange = UncheckedSendable(observer)
            let finish: @Sendable (Data?, URLResponse?, (any Error)?) -> Void = { data, response, error in
                if let response, error == nil {
                    exchange.value.send(value: (data ?? Data(), response))
                    exchange.value.sendCompleted()
                } else {
                    exchange.value.send(
                        error: error ?? URLError(.unknown, userInfo: [NSURLErrorFailingURLErrorKey: url]))
                }
            }
            if url.isFileURL {
                return FileRequest(url).load(finish)
            }
            let task = base.dataTask(with: request, completionHandler: finish)
            lifetime.observeEnded(task.cancel)
            task.resume()
        }
    }
}
