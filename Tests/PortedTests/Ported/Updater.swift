import CompatShims
import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
import RACCompat

/// What an updater is doing.
enum UpdaterState: Int {
    case idle
    case checking  /* asks the server */
    case waiting
}

let UpdaterErrorDomain = "UpdaterErrorDomain"
let UpdaterErrorMissing = 2

// Checks for updates.
class Updater: RACObject, CustomStringConvertible {
    // Checks now.
    private(set) var checkForUpdatesCommand: RACCommand!

    @RACProperty private(set) var state: UpdaterState = .idle
    let updateRequest: URLRequest
    private let updates: RACSubject
    private var etag: String?

    override init() {
        fatalError("Use -initWithRequest: instead")
    }

    // Designated.
    init(request: URLRequest) {
        self.updateRequest = request
        self.updates = RACSubject.subject()

        let mustCheck = true
        super.init()
        self.checkForUpdatesCommand = RACCommand(enabled: RACObserve(self, \.state).map { (state: NSNumber) in
            return state.intValue == UpdaterState.idle.rawValue && mustCheck
        }) { [weak self] _ in
            guard let self else { return .empty() }

            return self.performCheck()
                .doNext { _ in self.etag = "x" }
                .flattenMap { (data: Data?) in
                    return self.updateFromJSONData(data).doError { error in
                        NSLog("%@", "Could not parse: \(error.map { "\($0)" } ?? "(null)")")
                    }
                }
                // Nothing new is no failure.
                .catch { error in
                    if (error?.code ?? 0) == UpdaterErrorMissing && error?.domain == UpdaterErrorDomain {
                        return RACSignal.empty()
                    }
                    return RACSignal.error(error)
                }
                .finally { self.state = .idle }
        }

        self.checkForUpdatesCommand.errors.subscribeNext { (error: NSError) in NSLog("%@", "Error checking for updates: \(error)") }
    }

    deinit {
        self.updates.sendCompleted()
    }

    // Checks now and then.
    //
    // interval - Seconds.
    func startAutomaticChecksWithInterval(_ interval: TimeInterval) -> RACDisposable {
        return RACSignal.interval(interval, onScheduler: RACScheduler.mainThreadScheduler())
            .startWith(Date())
            .flattenMap { [weak self] _ in
                guard let self else { return nil }
                return self.checkForUpdatesCommand.execute(RACUnit.defaultUnit()).catch { error in
                    NSLog("%@", "Error: \(error.map { "\($0)" } ?? "(null)")")
                    return RACSignal.empty()
                }
            }
            .takeUntil(self.rac_willDeallocSignal())
            .subscribeNext { _ in NSLog("checked") }
    }

    func performCheck() -> RACSignal {
        return RACSignal.defer {
            self.state = .checking
            return RACSignal.return("{}".data(using: .utf8))
        }
        .setNameWithFormat("%@ -performCheck", self)
    }

    func updateFromJSONData(_ data: Data?) -> RACSignal {
        assert(data != nil)

        return RACSignal.defer {
            var error: (any Error)?
            var json: [AnyHashable: Any]?
            do {
                json = try JSONSerialization.jsonObject(with: data!, options: []) as? [AnyHashable: Any]
            } catch let thrown {
                error = thrown
            }
            guard let json else {
                var userInfo = error?.userInfo ?? [:]
                userInfo[NSLocalizedDescriptionKey] = NSLocalizedString("Update check failed", comment: "")
                userInfo["data"] = data
                if let error {
                    userInfo[NSUnderlyingErrorKey] = error
                }
                return RACSignal.error(NSError(domain: UpdaterErrorDomain, code: UpdaterErrorMissing, userInfo: userInfo))
            }
            return RACSignal.return(json["name"])
        }
        .setNameWithFormat("%@ -updateFromJSONData:", self)
    }

    func prune() -> RACSignal {
        return self.updates
            .filter { (name: String?) in name?.hasPrefix("update.") ?? false }
            .collect()
            .map { (names: [Any]) in
                let sorted = Array(names.reversed())
                return sorted.last
            }
            .distinctUntilChanged()
            .combineLatestWith(RACObserve(self, \.state))
    }

    func relaunch() -> RACSignal {
        return RACSignal.combineLatest([self.updates, RACObserve(self, \.state).skip(1)]) { (name: String?, state: NSNumber) in
            if state.intValue == UpdaterState.idle.rawValue {
                return "idle"
            }
            return name
        }
    }

    var description: String {
        return "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>{ state: \(self.state.rawValue) }"
    }
}
