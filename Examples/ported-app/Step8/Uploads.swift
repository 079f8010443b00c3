import StreamCore

/// A text that is attached to a note, on its way to the server.
final class Upload: Sendable {
    enum State: Sendable {
        case waiting
        case sending
        case sent
        case failed
        case cancelled
    }

    private static let chunkLength = 8

    let noteIdentifier: String
    let name: String
    let text: String

    let state = MutableProperty(State.waiting)
    /// The number of UTF-16 code units that the server has.
    let sent = MutableProperty(0)
    /// The progress of the upload, or the way in which it ended, as text for the user.
    let status: Property<String>

    init(text: String, name: String, noteIdentifier: String) {
        self.text = text
        self.name = name
        self.noteIdentifier = noteIdentifier
        status = Property.combineLatest(state, sent).map { state, sent in
            switch state {
            case .waiting: "waiting"
            case .sending: "\(sent) of \(text.utf16.count) characters"
            case .sent: "sent"
            case .failed: "failed"
            case .cancelled: "cancelled"
            }
        }
    }

    /// The parts of the text that the server does not have, in order.
    var chunks: [String] {
        let rest = Array(text.utf16.dropFirst(sent.value))
        return stride(from: 0, to: rest.count, by: Self.chunkLength).map { start in
            String(decoding: rest[start..<min(start + Self.chunkLength, rest.count)], as: UTF16.self)
        }
    }
}

/// Sends attachments in chunks, two at a time; the others wait.
final class Uploads {
    /// All uploads, the oldest first.
    let uploads: Property<[Upload]>
    /// The numbers of sent and failed uploads, as text for the user.
    let summary: Property<String>
    /// Sends the failed uploads again, from the chunk that failed; enabled when an upload has failed.
    let retry: Action<Void, Never, Never>

    private let all: MutableProperty<[Upload]>
    private let counts: MutableProperty<(sent: Int, failed: Int)>
    private let queue = Signal<Upload, Never>.pipe()
    private let cancellations = Signal<String, Never>.pipe()

    init(client: Client, activity: Activity) {
        let all = MutableProperty<[Upload]>([])
        let counts = MutableProperty((sent: 0, failed: 0))
        self.all = all
        self.counts = counts
        uploads = Property(all)
        summary = counts.map { "\($0.sent) sent\($0.failed > 0 ? ", \($0.failed) failed" : "")" }
        retry = Action(enabledIf: counts.map { $0.failed > 0 }) { [queue] in
            for upload in all.value where upload.state.value == .failed {
                upload.state.value = .waiting
                queue.input.send(value: upload)
            }
            counts.value = Self.counts(of: all.value)
            return .empty
        }
        queue.output
            .flatMap(.concurrent(limit: 2)) { [cancellations] upload in
                Self.sending(of: upload, client, activity)
                    .take(until: cancellations.output.filter { $0 == upload.name }.map { _ in })
            }
            .observeValues { upload, state in
                upload.state.value = state
                counts.value = Self.counts(of: all.value)
            }
    }

    func attach(_ text: String, name: String, to note: Note) {
        let upload = Upload(text: text, name: name, noteIdentifier: note.identifier)
        all.modify { $0.append(upload) }
        queue.input.send(value: upload)
    }

    /// Ends the uploads with this name that are waiting or being sent.
    func cancel(name: String) {
        for upload in all.value where upload.name == name {
            if [.waiting, .sending].contains(upload.state.value) { upload.state.value = .cancelled }
        }
        cancellations.input.send(value: name)
        counts.value = Self.counts(of: all.value)
    }

    /// Sends an upload and the state in which it ended.
    private static func sending(
        of upload: Upload, _ client: Client, _ activity: Activity
    ) -> SignalProducer<(Upload, Upload.State), Never> {
        SignalProducer(value: upload).filter { $0.state.value == .waiting }.flatMap(.concat) { upload in
            upload.state.value = .sending
            return activity.producer { () async throws(ClientError) in
                for chunk in upload.chunks {
                    let offset = upload.sent.value
                    try await client.attach(chunk, at: offset, of: upload.name, to: upload.noteIdentifier)
                    upload.sent.value = offset + chunk.utf16.count
                }
            }
            .map { (upload, .sent) }
            .flatMapError { _ in SignalProducer(value: (upload, .failed)) }
        }
    }

    private static func counts(of uploads: [Upload]) -> (sent: Int, failed: Int) {
        let states = uploads.map(\.state.value)
        return (states.filter { $0 == .sent }.count, states.filter { $0 == .failed }.count)
    }
}
