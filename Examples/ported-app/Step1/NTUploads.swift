import CompatShims
import Foundation
import RACCompat

struct NTUploadState: RawRepresentable, Hashable {
    var rawValue = 0
    static let waiting = NTUploadState(rawValue: 0)
    static let sending = NTUploadState(rawValue: 1)
    static let sent = NTUploadState(rawValue: 2)
    static let failed = NTUploadState(rawValue: 3)
    static let cancelled = NTUploadState(rawValue: 4)
}

private let kChunkLength = 8
private let kUploadsAtATime = 2

/// A text that is attached to a note, on its way to the server.
class NTUpload: RACObject {
    let noteIdentifier: String
    let name: String
    @RACProperty private(set) var text: String

    @RACProperty var state: NTUploadState = .waiting
    /// How many characters the server has.
    @RACProperty var sent = 0
    /// What the user reads: how far it is, or how it ended.
    @RACProperty private(set) var status: String

    init(text: String, name: String, noteIdentifier: String) {
        self.text = text
        self.name = name
        self.noteIdentifier = noteIdentifier
        self.status = ""
        super.init()

        RAC(self, \.status) <~ RACSignal.combineLatest([RACObserve(self, \.state), RACObserve(self, \.sent)]) { [weak self] (state: NSNumber, sent: NSNumber) -> Any? in
            guard let self else { return nil }
            return self.statusOf(state.intValue, sent: sent.intValue)
        }
    }

    func statusOf(_ state: Int, sent: Int) -> String {
        if state == NTUploadState.waiting.rawValue {
            return "waiting"
        }
        if state == NTUploadState.sent.rawValue {
            return "sent"
        }
        if state == NTUploadState.failed.rawValue {
            return "failed"
        }
        if state == NTUploadState.cancelled.rawValue {
            return "cancelled"
        }
        return "\(sent) of \(self.text.utf16.count) characters"
    }

    /// The parts of the text that the server does not have, in order.
    func chunks() -> [Any] {
        var chunks: [Any] = []
        var rest = (self.text as NSString).substring(from: self.sent)
        while rest.utf16.count > kChunkLength {
            chunks.append((rest as NSString).substring(to: kChunkLength))
            rest = (rest as NSString).substring(from: kChunkLength)
        }
        if !rest.isEmpty {
            chunks.append(rest)
        }
        return chunks
    }
}

/// Sends attachments in chunks, two at a time; the others wait.
class NTUploads: RACObject {
    /// All uploads, the oldest first.
    private(set) var uploads: [Any]
    /// What the user reads when an upload has ended.
    @RACProperty private(set) var summary: String
    /// Sends what has failed again, from the chunk that failed; enabled when something has.
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
            for case let upload as NTUpload in self.uploadsInState(.failed) {
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

    /// Ends the uploads of this name that are waiting or being sent.
    func cancelUploadsNamed(_ name: String) {
        for case let upload as NTUpload in self.uploads {
            let isUnderWay = upload.state == .waiting || upload.state == .sending
            if isUnderWay && upload.name == name {
                upload.state = .cancelled
            }
        }
        self.cancellations.sendNext(name)
        self.updateSummary()
    }

    /// Sends the state of an upload, when it has ended otherwise than by cancellation.
    func sendingOf(_ upload: NTUpload) -> RACSignal {
        let cancelled = self.cancellations.filter { (name: String?) in name == upload.name }
        let chunks = RACSignal.defer {
            if upload.state != .waiting {
                return RACSignal.empty()
            }
            upload.state = .sending
            let sent = RACSignal.concat(upload
                .chunks().rac_sequence
                .map { (chunk: String) in
                    return self.sendingOfChunk(chunk, upload: upload)
                }.array)
            let success = sent.concat(RACSignal.return(NTUploadState.sent.rawValue))
            return success.catchTo(RACSignal.return(NTUploadState.failed.rawValue))
        }
        return chunks
            .takeUntil(cancelled)
            .doNext { state in upload.state = NTUploadState(rawValue: state.integerValue) }
    }

    /// Completes when the server has a chunk, after which the upload tells so.
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

    func uploadsInState(_ state: NTUploadState) -> [Any] {
        return self.uploads.rac_sequence.filter { (upload: NTUpload) in upload.state == state }.array
    }

    func updateSummary() {
        let sent = self.uploadsInState(.sent).count
        let failed = self.uploadsInState(.failed).count
        let failures = failed > 0 ? ", \(failed) failed" : ""
        self.hasFailed = failed > 0
        self.summary = "\(sent) sent\(failures)"
    }
}
