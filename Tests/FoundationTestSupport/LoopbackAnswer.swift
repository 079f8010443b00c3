/// What a server answers, as a closure computes it from a request.
public struct LoopbackAnswer: Sendable {
    /// The status of HTTP.
    public var status: Int
    /// Lines of the head, such as `ETag: 1`, besides those of every answer.
    public var fields: [String]
    /// The body, as JSON.
    public var body: String

    /// Makes an answer, that all went well unless it says otherwise.
    public init(status: Int = 200, fields: [String] = [], body: String = "") {
        self.status = status
        self.fields = fields
        self.body = body
    }
}
