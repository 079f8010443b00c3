//
//  Uploader.m
//
//  Sends pictures through NSURLSession, with a delegate of its own made of signals.
//

import CompatShims
import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
import RACCompat

#if !UPLOADER_RETRIES
private let UPLOADER_RETRIES = 3
#endif

private func UploaderBoundary() -> String {
    return UUID().uuidString
}

protocol UploaderDelegate: AnyObject {
    func uploader(_ uploader: Uploader, didUpload name: String)
}

class Uploader: NSObject {
    weak var delegate: (any UploaderDelegate)?
    let baseURL: URL
    var session: URLSession

    init(baseURL: URL) {
        self.baseURL = baseURL
        self.session = URLSession(configuration: URLSessionConfiguration.default)
        super.init()
    }

    func requestForName(_ name: String, boundary: String) -> URLRequest {
        let url = self.baseURL.appendingPathComponent("upload")
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 30)
        request.httpMethod = "POST"
        request.setValue("multipart/form-data; boundary=" + boundary, forHTTPHeaderField: "Content-Type")
        request.setValue(name, forHTTPHeaderField: "X-Name")
        return request
    }

    func uploadData(_ data: Data, named name: String) -> RACSignal {
        let request = self.requestForName(name, boundary: UploaderBoundary())
        let upload = RACSignal.createSignal { [weak self] subscriber in
            let task = self?.session.dataTask(with: request) { answer, response, error in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                if let error {
                    subscriber.sendError(error)
                } else if status < 200 || status >= 300 {
                    subscriber.sendError(NSError(
                        domain: NSURLErrorDomain,
                        code: NSURLErrorBadServerResponse,
                        userInfo: ["status": status]
                    ))
                } else {
                    subscriber.sendNext(answer)
                    subscriber.sendCompleted()
                }
            }
            task?.resume()
            return RACDisposable.disposableWithBlock { task?.cancel() }
        }

        return upload
            .retry(UPLOADER_RETRIES)
            .map { (answer: Data?) in
                return try? JSONSerialization.jsonObject(with: answer!, options: .mutableContainers)
            }
            .doCompleted { [weak self] in
                guard let self else { return }
                self.delegate?.uploader(self, didUpload: name)
            }
            .setNameWithFormat("-uploadData: (%lu bytes) named: %@", data.count, name)
    }

    func uploadFiles(_ paths: [Any], completion: (([Any]?, (any Error)?) -> Void)?) {
        var uploads: [Any] = []
        for case let path as String in paths {
            let data = try? Data(contentsOf: URL(fileURLWithPath: path))
            guard let data, !data.isEmpty else { continue }
            uploads.append(self.uploadData(data, named: path.lastPathComponent))
        }
        RACSignal.merge(uploads).collect().subscribeNext { (results: [Any]) in
            if let completion {
                completion(results, nil)
            }
        } error: { error in
            if let completion {
                completion(nil, error)
            }
        }
    }
}
