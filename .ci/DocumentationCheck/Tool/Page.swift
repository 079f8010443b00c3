import Foundation

/// A page of an archive that DocC made.
struct Page: Decodable {
    let metadata: Metadata
    let topicSections: [Topic]?

    struct Metadata: Decodable {
        let title: String
    }

    struct Topic: Decodable {
        let identifiers: [String]
        /// Whether DocC made the topic, for what is under no other.
        let generated: Bool?
    }

    /// Links to what no page of the catalogue lists, as they would be written there.
    ///
    /// The pages that DocC makes of the implementations of a protocol's requirements cannot be listed.
    var strays: [String] {
        (topicSections ?? []).filter { $0.generated == true }.flatMap(\.identifiers)
            .map { $0.split(separator: "/", omittingEmptySubsequences: false).dropFirst(5).joined(separator: "/") }
            .filter { !$0.hasSuffix("-Implementations") }
    }
}
