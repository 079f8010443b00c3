import CompatShims
import Foundation
import RACCompat

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks the server for the newest release.
final class UpdateFeed {
    let request: URLRequest
    let currentVersion: Version
    private let session: URLSession

    init(request: URLRequest, currentVersion: Version, session: URLSession) {
        self.request = request
        self.currentVersion = currentVersion
        self.session = session
    }

    /// Sends the newest release, if it is newer than the current one, and completes.
    func checkForUpdates() -> RACSignal {
        session.rac_sendAsynchronousRequest(request)
            .reduceEach { (response: HTTPURLResponse, data: Data) -> Any? in
                switch response.statusCode {
                case 200: .return(data)
                case 204: .empty()
                default: .error(UpdaterError.unexpectedStatus(response.statusCode))
                }
            }
            .flatten()
            .tryMap { (data: Data) in
                guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                    throw UpdaterError.invalidFeed("it is no dictionary")
                }
                return try UpdateRelease(json: json)
            }
            .filter { [currentVersion] (release: UpdateRelease) in release.version > currentVersion }
            .setNameWithFormat("-checkForUpdates %@", request)
    }
}
