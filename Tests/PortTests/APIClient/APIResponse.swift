import CompatShims
import Foundation
import RACCompat

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One answer of the server, its body parsed.
final class APIResponse {
    let statusCode: Int
    let etag: String?
    let parsedResult: Any?
    /// Where the next page of a list is.
    let nextPage: URL?

    init(_ response: HTTPURLResponse, parsedResult: Any?) {
        statusCode = response.statusCode
        etag = response.value(forHTTPHeaderField: "ETag")
        nextPage = response.value(forHTTPHeaderField: "Link").flatMap(Self.nextPage)
        self.parsedResult = parsedResult
    }

    /// The address in `<http://…?page=2>; rel="next"`.
    private static func nextPage(_ links: String) -> URL? {
        links.split(separator: ",").lazy
            .filter { $0.contains("rel=\"next\"") }
            .compactMap { link in
                link.split(separator: ";").first.flatMap {
                    URL(string: $0.trimmingCharacters(in: CharacterSet(charactersIn: " <>")))
                }
            }
            .first
    }
}
