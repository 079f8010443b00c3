import CompatShims
import Foundation
import RACCompat

/// Looks for updates now and then, fetches them, and installs them when the program ends.
final class Updater: RACObject {
    enum State: Int, Sendable {
        case idle, checkingForUpdate, downloadingUpdate, awaitingRelaunch, failed
    }

    /// What it does, for the menu.
    @RACProperty private(set) var state = State.idle
    /// The release that waits for the program to end.
    @RACProperty private(set) var readyRelease: UpdateRelease?
    @RACProperty private(set) var statusText = ""
    /// Sends every release that was made ready.
    let updates: RACSignal

    private let feed: UpdateFeed
    private let downloader: UpdateDownloader
    private let archiver = UpdateArchiver()
    private let checks = RACSubject.subject()
    private let released = RACSubject.subject()
    private let installation: URL
    private let program: URL
    private let scheduler: RACScheduler
    private let fileManager = FileManager()

    /// Makes an updater whose state changes on a scheduler, mostly the main one.
    init(
        feed: UpdateFeed, downloader: UpdateDownloader, program: URL, installation: URL,
        scheduler: RACScheduler = .mainThreadScheduler()
    ) {
        self.feed = feed
        self.scheduler = scheduler
        self.downloader = downloader
        self.program = program
        self.installation = installation
        updates = released
        super.init()
        RAC(self, \.statusText)
            <~ RACSignal.combineLatest([RACObserve(self, \.state), RACObserve(self, \.readyRelease)]) {
                (state: State, release: UpdateRelease?) -> String in
                switch state {
                case .idle: "up to date"
                case .checkingForUpdate: "checking"
                case .downloadingUpdate: "downloading"
                case .awaitingRelaunch: "\(release?.version.description ?? "an update") is ready"
                case .failed: "try again later"
                }
            }
            .distinctUntilChanged()
        checks.flattenMap { [weak self] _ in self?.check() }
            .takeUntil(rac_willDeallocSignal())
            .subscribeNext(with: self) { `self`, release in self.released.sendNext(release) }
    }

    deinit { released.sendCompleted() }

    func checkForUpdates() { checks.sendNext(RACUnit.defaultUnit()) }

    /// Checks at once, and then as often as said, until the object dies.
    @discardableResult
    func startAutomaticChecks(every interval: TimeInterval, on scheduler: RACScheduler) -> RACDisposable {
        RACSignal.interval(interval, onScheduler: scheduler)
            .startWith(Date())
            .takeUntil(rac_willDeallocSignal())
            .subscribeNext(with: self) { `self`, _ in self.checkForUpdates() }
    }

    /// One check, if there is anything to do: not while another goes on, or an update is ready.
    ///
    /// Failures are told by the state only.
    private func check() -> RACSignal {
        guard state == .idle || state == .failed else { return .empty() }
        state = .checkingForUpdate
        return feed.checkForUpdates()
            .deliverOn(scheduler)
            .flattenMap { [weak self] (release: UpdateRelease) in self?.prepare(release) }
            .deliverOn(scheduler)
            .doNext { [weak self] (release: UpdateRelease) in
                self?.readyRelease = release
                self?.state = .awaitingRelaunch
            }
            .doCompleted { [weak self] in
                if self?.state == .checkingForUpdate { self?.state = .idle }
            }
            .catch { [weak self] (error: NSError) in
                self?.state = .failed
                return error.domain == NSURLErrorDomain || error.domain == UpdaterErrorDomain ? .empty() : .error(error)
            }
    }

    /// Downloads and unpacks a release, and sends it.
    private func prepare(_ release: UpdateRelease) -> RACSignal {
        state = .downloadingUpdate
        let update = installation.appendingPathComponent("Update")
        return fileManager.rac_temporaryDirectory(in: installation) { [weak self] directory in
            guard let self else { return nil }
            return downloader.download(release)
                .flattenMap { [archiver] (archive: URL) in archiver.unarchive(archive, into: directory) }
                .then { [fileManager] in
                    fileManager.rac_removeItem(at: update).concat(fileManager.rac_moveItem(at: directory, to: update))
                }
        }
        .concat(.return(release))
    }

    /// Installs what is ready; sends nothing, and completes, also when there is nothing.
    func install() -> RACSignal {
        guard readyRelease != nil else { return .empty() }
        return UpdateInstaller(
            update: installation.appendingPathComponent("Update"), target: program,
            stateFile: installation.appendingPathComponent("State")
        )
        .install()
        .doCompleted { [weak self] in
            self?.readyRelease = nil
            self?.state = .idle
        }
    }
}
