import CompatShims
import Foundation
import RACCompat

enum NTUploadState: Int {
    case waiting = 0
    case sending = 1
    case sent = 2
    case failed = 3
    case cancelled = 4
}

private let kChunkLength = 8
private let kUploadsAtATime = 2

/// A text that is attached to a note, on its way to the server.
class NTUpload: RACObject {
    let noteIdentifier: String
    let name: String
    let text: String

    @RACProperty var state: NTUploadState = .waiting
    /// The number of UTF-16 code units that the server has.
    @RACProperty var sent = 0
    /// The progress of the upload, or the way in which it ended, as text for the user.
    @RACProperty private(set) var status: String

    init(text: String, name: String, noteIdentifier: String) {
        self.text = text
        self.name = name
        self.noteIdentifier = noteIdentifier
        self.status = ""
        super.init()

        RAC(self, \.status)
            <~ RACSignal.combineLatest([RACObserve(self, \.state), RACObserve(self, \.sent)]) {
                (state: NTUploadState, sent: Int) in
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
        let rest = Array(text.utf16.dropFirst(sent))
        return stride(from: 0, to: rest.count, by: kChunkLength).map { start in
            String(decoding: rest[start..<min(start + kChunkLength, rest.count)], as: UTF16.self)
        }
    }
}

/// Sends attachments in chunks, two at a time; the others wait.
class NTUploads: RACObject {
    /// All uploads, the oldest first.
    private(set) var uploads: [NTUpload]
    /// The numbers of sent and failed uploads, as text for the user.
    @RACProperty private(set) var summary: String
    /// Sends the failed uploads again, from the chunk that failed; enabled when an upload has failed.
    private(set) var retry: RACCommand!
    private var client: NTClient
    private var queue: RACSubject
    private var cancellations: RACSubject
    @RACProperty private var hasFailed = false

    init(client: NTClient) {
        self.client = client
        self.queue = RACSubject.subject()
        self.cancellations = RACSubject.subject()
        self.uploads = []
        self.summary = ""
        super.init()

        let ends = self.queue
            .map { [weak self] (upload: NTUpload) -> Any? in
                guard let self else { return nil }
                return self.sendingOf(upload)
            }
            .flatten(kUploadsAtATime)
        ends.subscribeNext { [weak self] _ in
            guard let self else { return }
            self.updateSummary()
        }

        self.retry = RACCommand(enabled: RACObserve(self, \.hasFailed)) { [weak self] _ in
            guard let self else { return .empty() }
            for upload in self.uploadsInState(.failed) {
                upload.state = .waiting
                self.queue.sendNext(upload)
            }
            self.updateSummary()
            return RACSignal.empty()
        }
    }

    func attachText(_ text: String, name: String, toNote note: NTNote) {
        let upload = NTUpload(text: text, name: name, noteIdentifier: note.identifier)
        self.uploads = self.uploads + [upload]
        self.queue.sendNext(upload)
    }

    /// Ends the uploads with this name that are waiting or being sent.
    func cancelUploadsNamed(_ name: String) {
        for upload in self.uploads {
            let isUnderWay = upload.state == .waiting || upload.state == .sending
            if isUnderWay && upload.name == name {
                upload.state = .cancelled
            }
        }
        self.cancellations.sendNext(name)
        self.updateSummary()
    }

    /// Sends the state of an upload when it ends, unless it was cancelled.
    func sendingOf(_ upload: NTUpload) -> RACSignal {
        let cancelled = self.cancellations.filter { (name: String) in name == upload.name }
        let chunks = RACSignal.defer {
            if upload.state != .waiting {
                return RACSignal.empty()
            }
            upload.state = .sending
            let sent = RACSignal.concat(upload.chunks.map { self.sendingOfChunk($0, upload: upload) })
            let success = sent.concat(RACSignal.return(NTUploadState.sent))
            return success.catchTo(RACSignal.return(NTUploadState.failed))
        }
        return
            chunks
            .takeUntil(cancelled)
            .doNext { (state: NTUploadState) in upload.state = state }
    }

    /// Completes when the server has a chunk; the upload then counts the chunk as sent.
    func sendingOfChunk(_ chunk: String, upload: NTUpload) -> RACSignal {
        return RACSignal.defer {
            let sending = self.client.attachText(
                chunk,
                offset: upload.sent,
                name: upload.name,
                toNoteWithIdentifier: upload.noteIdentifier
            )
            return sending.doCompleted { upload.sent += chunk.utf16.count }
        }
    }

    func uploadsInState(_ state: NTUploadState) -> [NTUpload] {
        return self.uploads.filter { $0.state == state }
    }

    func updateSummary() {
        let sent = self.uploadsInState(.sent).count
        let failed = self.uploadsInState(.failed).count
        let failures = failed > 0 ? ", \(failed) failed" : ""
        self.hasFailed = failed > 0
        self.summary = "\(sent) sent\(failures)"
    }
}
