import CompatShims
import Foundation
import RACCompat

/// Something that can be sent.
class Upload: RACObject, CustomStringConvertible {
    var name: String
    @RACProperty var progress: Double = 0
    weak var parent: Upload?

    init(name: String) {
        self.name = name
        super.init()
    }

    var description: String {
        return "<\(self.name) \(String(format: "%.0f", self.progress * 100))%>"
    }
}

/// Sends files, a few at a time.
class UploadQueue: RACObject {
    private(set) var uploads: [Any]
    var onFailure: ((Upload, (any Error)?) -> Void)?
    private var removed: RACSubject
    private var failures = 0

    override init() {
        self.uploads = []
        self.removed = RACSubject.subject()
        super.init()

        self.removed.subscribeNext { [weak self] (upload: Upload) in
            guard let self else { return }
            if self.onFailure != nil {
                self.onFailure?(upload, NSError(domain: "Uploads", code: 1, userInfo: nil))
            }
            self.failures += 1
        }
    }

    /// Sends the progress of all of them, from 0 to 1.
    func addUploadsNamed(_ names: [Any]) -> RACSignal {
        let added = names.rac_sequence.map { (name: String) in Upload(name: name) }.array
        self.uploads = self.uploads + added

        var signals: [Any] = []
        for case let upload as Upload in added {
            signals.append(RACObserve(upload, \.progress).distinctUntilChanged().takeUntil(self.removed))
        }
        return RACSignal.combineLatest(signals)
            .map { (tuple: RACTuple) in
                var sum: Double = 0
                for progress in tuple {
                    sum += (progress as Any?).doubleValue
                }
                return tuple.count > 0 ? sum / Double(tuple.count) : 0
            }
            .doCompleted {
                do {
                    NSLog("\(added.count) done")
                }
            }
    }

    func progressByName() -> [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for case let upload as Upload in self.uploads {
            result[upload.name] = upload.progress
        }
        return result
    }

    func summary() -> String {
        var done = 0
        var waiting = 0
        for case let upload as Upload in self.uploads {
            if upload.progress >= 1 {
                done += 1
                continue
            }
            if (upload.parent?.progress ?? 0) > 0 || upload.name.isEmpty {
                break
            }
            waiting += 1
        }
        let word = done == 1 ? "file" : "files"
        return "\(done) \(word) sent, \(waiting) waiting"
    }

    /// The names, the longest first.
    func sortedNames() -> [Any] {
        let sorted = self.uploads.sortedByComparator { first, second in
            let first = first as! Upload
            let second = second as! Upload
            return NSNumber(value: second.name.utf16.count).compare(NSNumber(value: first.name.utf16.count))
        }
        return sorted.rac_sequence.map { (upload: Upload) in upload.name }.array
    }

    func removeUpload(_ upload: Upload) -> Bool {
        let index = self.uploads.indexOfObject(upload)
        if index == NSNotFound {
            return false
        }
        var uploads = self.uploads
        uploads.remove(at: index)
        self.uploads = uploads
        self.removed.sendNext(upload)
        return true
    }
}
