import Dispatch
public import Foundation
public import StreamCore

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension URLSession: ReactiveExtensionsProvider {}

/// How many seconds a task needs before it can be cancelled.
#if canImport(FoundationNetworking)
    private let settlingTime = 0.5
#else
    private let settlingTime = 0.0
#endif

extension Reactive where Base: URLSession {
    /// A producer that performs a request for every start, sends the body and the response, and completes.
    ///
    /// Every reply of the server is a value, with any status. A request that gets no answer fails with the
    /// session's error. Disposal cancels the transfer; on Linux, half a second after its start at the earliest.
    ///
    /// Each start delivers its events on a serial queue of its own, never on the session's delegate queue. So observers
    /// of different requests run at the same time, and an observer may block to wait for another request.
    public func data(with request: URLRequest) -> SignalProducer<(Data, URLResponse), any Error> {
        SignalProducer { [base] observer, lifetime in
            guard let url = request.url else { return observer.send(error: URLError(.badURL)) }
            let queue = DispatchQueue(label: "\(request.httpMethod ?? "GET") \(url.absoluteString)")
            let exchange = UncheckedSendable(observer)
            if url.isFileURL {
                return queue.async { exchange.value.finish(with: FileRequest(url).load()) }
            }
            let isAnswered = Guarded(false)
            let task = base.dataTask(with: request) { data, response, error in
                isAnswered.exchange(true)
                let answer: Result<(Data, URLResponse), any Error> =
                    if let response, error == nil {
                        .success((data ?? Data(), response))
                    } else {
                        .failure(error ?? URLError(.unknown, userInfo: [NSURLErrorFailingURLErrorKey: url]))
                    }
                queue.async { exchange.value.finish(with: answer) }
            }
            // Foundation on Linux stops the program where it cancels a task that begins, or that it has just forgotten.
            // So a transfer goes on for a moment, and a task that is answered is not cancelled. Answers come on the
            // delegate queue, one at a time; the cancellation does, too.
            let settled = DispatchTime.now() + settlingTime
            lifetime.observeEnded { [answers = base.delegateQueue] in
                guard !isAnswered.read() else { return }
                queue.asyncAfter(deadline: settled) {
                    answers.addOperation { if !isAnswered.read() { task.cancel() } }
                }
            }
            task.resume()
        }
    }
}

extension Signal.Observer {
    /// Sends the value and completion, or the failure.
    fileprivate func finish(with answer: Result<Value, Failure>) {
        switch answer {
        case .success(let value):
            send(value: value)
            sendCompleted()
        case .failure(let error): send(error: error)
        }
    }
}
