//
//  Backup.m
//
//  Copies files in the background, a few at a time.
//

import Foundation
import RACCompat

enum BackupState: Int {
    case idle = 0
    case running
    case paused
    case failed = -1
}

func NSStringFromBackupState(_ state: BackupState) -> String {
    switch state {
    case .idle:
        return "idle"
    case .running:
        return "running"
    case .paused:
        return "paused"
    case .failed:
        return "failed"
    }
}

class BackupJob: NSObject {
    let path: String
    private(set) var size: UInt64 = 0

    init(path: String, size: UInt64) {
        self.path = path
        self.size = size
        super.init()
    }
}

class Backup: NSObject {
    var state: BackupState = .idle
    var jobs: [BackupJob]
    var progress: RACSignal {
        return self._progressSubject
    }
    var copier: ((BackupJob) -> RACSignal)?
    private var _progressSubject: RACSubject
    private var _copied: UInt64 = 0
    private var _lock: NSLock

    override init() {
        self.jobs = []
        self._progressSubject = RACReplaySubject.replaySubjectWithCapacity(1)
        self._lock = NSLock()
        self.state = .idle
        super.init()
    }

    func addPath(_ path: String, size: UInt64) {
        let job = BackupJob(path: path, size: size)
        self.jobs.append(job)
    }

    func totalSize() -> UInt64 {
        var total: UInt64 = 0
        for job in self.jobs {
            total &+= job.size
        }
        return total
    }

    func countBytes(_ bytes: UInt64) {
        self._lock.lock()
        self._copied &+= bytes
        let total = self.totalSize()
        let part = total > 0 ? Float(self._copied) / Float(total) : 1.0
        self._lock.unlock()
        self._progressSubject.sendNext(part)
    }

    func run() -> RACSignal {
        assert(self.copier != nil, "A copier is needed.")
        if self.state == .running {
            return RACSignal.empty()
        }
        self.state = .running

        let copies = self.jobs.rac_sequence.signal().map { [weak self] (job: BackupJob) -> Any? in
            guard let self else { return nil }
            return self.copier?(job).ignoreValues().doCompleted { self.countBytes(job.size) }
        }
        return copies
            .flatten(2)
            .doCompleted { [weak self] in
                guard let self else { return }
                self.state = .idle
                self.jobs.removeAll()
            }
            .doError { [weak self] _ in
                guard let self else { return }
                self.state = .failed
            }
            .deliverOn(RACScheduler.mainThreadScheduler())
    }

    func pauseFor(_ seconds: TimeInterval) {
        let previous = self.state
        self.state = .paused
        weak let weakSelf = self
        RACScheduler.mainThreadScheduler().afterDelay(seconds) {
            let strongSelf = weakSelf
            guard let strongSelf else { return }
            strongSelf.state = previous
        }
    }

    func checkDisk(_ completion: ((Bool, (any Error)?) -> Void)?) {
        RACScheduler.scheduler().schedule {
            var error: (any Error)?
            var attributes: [FileAttributeKey: Any]?
            do {
                attributes = try FileManager.default.attributesOfFileSystem(forPath: NSTemporaryDirectory())
            } catch let thrown {
                error = thrown
            }
            let space = (attributes?[.systemFreeSize] as? NSNumber)?.uint64Value ?? 0
            RACScheduler.mainThreadScheduler().schedule {
                if let completion {
                    completion(attributes != nil && space > self.totalSize(), error)
                }
            }
        }
    }
}
