import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request for the content of a file, which the sessions of Linux do not support.
struct FileRequest {
    private let url: URL

    init(_ url: URL) {
        self.url = url
    }

    /// Reads the file, and returns the result that a session would deliver.
    func load() -> Result<(Data, URLResponse), any Error> {
        do {
            let data = try Data(contentsOf: url)
            let response = URLResponse(
                url: url, mimeType: Self.mimeType(of: url), expectedContentLength: data.count, textEncodingName: nil)
            return .success((data, response))
        } catch {
            return .failure(Self.failure(url, because: error))
        }
    }

    private static func failure(_ url: URL, because error: any Error) -> URLError {
        let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
        return URLError(
            isMissing ? .fileDoesNotExist : .cannotOpenFile,
            userInfo: [NSURLErrorFailingURLErrorKey: url, NSUnderlyingErrorKey: error])
    }

    private static func mimeType(of url: URL) -> String {
        switch url.pathExtension.lowercased() {
        case "csv": "text/csv"
        case "gif": "image/gif"
        case "htm", "html": "text/html"
        case "jpeg", "jpg": "image/jpeg"
        case "json": "application/json"
        case "pdf": "application/pdf"
        case "png": "image/png"
        case "txt": "text/plain"
        case "xml": "application/xml"
        default: "application/octet-stream"
        }
    }
}
