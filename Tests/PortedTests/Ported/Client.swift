import CompatShims
import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
import RACCompat

let ClientErrorDomain = "ClientErrorDomain"
let ClientErrorBadStatus = 668

// How many times a request is tried again.
private let CLIENT_RETRIES = 3

typealias ClientCompletion = (Data, (any Error)?) -> Void
struct ClientOptions: OptionSet {
    let rawValue: Int
    static let none: ClientOptions = []
    static let cached = ClientOptions(rawValue: 1 << 0)
    static let follow = ClientOptions(rawValue: 1 << 1)
    static let all: ClientOptions = [.cached, .follow]
}

private func EncodedQuery(_ query: [AnyHashable: Any]) -> String {
    var parts: [Any] = []
    for key in query.keys {
        parts.append("\(objectText(key))=\(objectText(query[objectKey(key)]))")
    }
    return parts.componentsJoined(by: "&")
}

class Client: NSObject {
    private let lock = NSRecursiveLock()
    let baseURL: URL
    private var session: URLSession
    private var token: String?
    private var cache: [AnyHashable: Any]

    init(baseURL: URL) {
        self.baseURL = baseURL
        self.cache = [:]
        self.session = URLSession.shared
        super.init()
    }

    func requestWithMethod(_ method: String, path: String, parameters: [AnyHashable: Any]) -> URLRequest {
        var url = URL(string: path, relativeTo: self.baseURL)
        if !parameters.isEmpty && method == "GET" {
            let string = (url?.absoluteString).map { $0 + "?\(EncodedQuery(parameters))" }
            url = string.flatMap({ URL(string: $0) })
        }
        var request = URLRequest(url: url!)
        request.httpMethod = method
        if self.token != nil {
            request.setValue("token " + self.token!, forHTTPHeaderField: "Authorization")
        }
        return request
    }

    func enqueueRequest(_ request: URLRequest, options: ClientOptions) -> RACSignal {
        var signal = RACSignal.createSignal { subscriber in
            let task = self.session.dataTask(with: request) { data, response, error in
                if let error {
                    subscriber.sendError(error)
                    return
                }
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                if status < 200 || status >= 300 {
                    let userInfo = [NSLocalizedDescriptionKey: "Status \(status)"]
                    subscriber.sendError(NSError(
                        domain: ClientErrorDomain,
                        code: ClientErrorBadStatus,
                        userInfo: userInfo
                    ))
                } else {
                    subscriber.sendNext(RACTuplePack(response, data))
                    subscriber.sendCompleted()
                }
            }
            task.resume()
            return RACDisposable.disposableWithBlock { task.cancel() }
        }

        if !options.intersection(.cached).isEmpty {
            signal = signal.replayLazily()
        }
        self._requestCount += 1
        return signal.retry(CLIENT_RETRIES).setNameWithFormat("-enqueueRequest: %@", request)
    }

    func parsedResponseOfClass(_ resultClass: AnyClass, fromJSON responseObject: Any?) -> RACSignal {
        return RACSignal.createSignal { (subscriber) -> RACDisposable? in
            let parseDictionary: ([AnyHashable: Any]) -> Void = { dictionary in
                var error: (any Error)?
                var parsed: Any?
                do {
                    parsed = try JSONSerialization.data(withJSONObject: dictionary, options: [])
                } catch let thrown {
                    error = thrown
                }
                guard let parsed else {
                    subscriber.sendError(error)
                    return
                }
                subscriber.sendNext(parsed)
            }
            if responseObject is [Any] {
                for dictionary in responseObject.allElements {
                    if !(dictionary is [AnyHashable: Any]) {
                        let reason = "Invalid element: \(objectText(dictionary))"
                        subscriber.sendError(self.errorWithReason(reason))
                        return nil
                    }
                    parseDictionary(dictionary as! [AnyHashable: Any])
                }
                subscriber.sendCompleted()
            } else if responseObject is [AnyHashable: Any] {
                parseDictionary(responseObject as! [AnyHashable: Any])
                subscriber.sendCompleted()
            } else if responseObject != nil {
                subscriber.sendError(self.errorWithReason(NSLocalizedString("Not an object", comment: "")))
            }
            return nil
        }
    }

    func errorWithReason(_ reason: String) -> any Error {
        var userInfo: [String: Any] = [:]
        userInfo[NSLocalizedDescriptionKey] = reason
        if !reason.isEmpty {
            userInfo[NSLocalizedFailureReasonErrorKey] = reason
        }
        return NSError(domain: ClientErrorDomain, code: 1, userInfo: userInfo)
    }

    /// All items from a page on.
    func fetchPage(_ page: Int) -> RACSignal {
        return self.enqueueRequest(
            self.requestWithMethod("GET", path: "items", parameters: ["page": page]),
            options: .none
        )
        .reduceEach { (_: HTTPURLResponse, data: Data?) in data }
        .tryMap { (data: Data?) in try JSONSerialization.jsonObject(with: data!, options: []) }
        .flattenMap { [weak self] json in
            // review RAC-0321: Objective-C goes on without self here, and does what follows.
            guard let self else { return nil }
            let items = json["items"].sequence?.signalWithScheduler(RACScheduler.immediateScheduler())
            let hasMore = json["more"].boolValue
            if !hasMore {
                return items
            }
            return items?.concat(RACSignal.defer { self.fetchPage(page + 1) })
        }
    }

    func saveToURL(_ url: URL?) throws {
        let data = try JSONSerialization.data(withJSONObject: self.cache, options: [])
        guard let url else {
            throw self.errorWithReason("no url")
        }
        try data.write(to: url, options: .atomic)
    }

    private var _requestCount = 0

    var requestCount: Int {
        do {
            self.lock.lock()
            defer {
                self.lock.unlock()
            }
            return self._requestCount
        }
    }

    func signOut() {
        RACScheduler.mainThreadScheduler().schedule {
            self.token = nil
            NotificationCenter.default.post(name: Notification.Name("SignedOut"), object: self)
        }
    }
}
