import CompatShims
import Foundation
import RACCompat

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches archives into a folder, and checks them.
final class UpdateDownloader {
    let directory: URL
    private let session: URLSession
    private let fileManager = FileManager()

    init(directory: URL, session: URLSession) {
        self.directory = directory
        self.session = session
    }

    /// Sends where the archive of a release was put, and completes; asks three times before it fails.
    func download(_ release: UpdateRelease) -> RACSignal {
        let target = directory.appendingPathComponent("\(release.version).archive")
        return session.rac_sendAsynchronousRequest(URLRequest(url: release.archiveURL))
            .tryMap { (tuple: RACTuple) in
                let (response, data) = try tuple.values(as: HTTPURLResponse.self, Data.self)
                guard response.statusCode == 200 else { throw UpdaterError.unexpectedStatus(response.statusCode) }
                return data
            }
            .retry(2)
            .try { (data: Data) in
                let checksum = Self.checksum(of: data)
                guard checksum == release.checksum else {
                    throw UpdaterError.wrongChecksum(expected: release.checksum, actual: checksum)
                }
                return true
            }
            .flattenMap { (data: Data) in data.rac_write(to: target) }
            .catch { [fileManager] (error: NSError) in
                fileManager.rac_removeItem(at: target).concat(.error(error))
            }
            .setNameWithFormat("-download: %@", release)
    }

    static func checksum(of data: Data) -> Int {
        data.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    }
}
