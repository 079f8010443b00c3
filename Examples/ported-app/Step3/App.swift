import Foundation
import RACCompat
import Shared

/// The app of this step, behind the interface that all steps share.
package final class App: NotesApp {
    private let client: NTClient
    private let queue: NTOfflineQueue
    private let signInViewModel: NTSignInViewModel
    private let list: NTListViewModel
    private let filter: NTFilterViewModel
    private let reminders: NTReminders
    private let exporter: NTExporter
    private let reachability: NTReachability
    private let session: NTSession
    private let uploadQueue: NTUploads
    private let drafts: NTDrafts
    private var sharing: NTSharing?
    private let settings: NTSettingsViewModel
    private var detail: NTDetailViewModel?

    package init(service: any NotesService, defaults: UserDefaults) {
        client = NTClient(transport: ServiceTransport(service))
        queue = NTOfflineQueue(client: client)
        signInViewModel = NTSignInViewModel(client: client)
        list = NTListViewModel(client: client, throttle: 0.3, scheduler: RACScheduler.mainThreadScheduler())
        let settings = NTSettings(defaults: defaults)
        settings.applyToClient(client)
        self.settings = NTSettingsViewModel(settings: settings)
        filter = NTFilterViewModel(list: list, settings: settings)
        reminders = NTReminders(scheduler: RACScheduler.mainThreadScheduler())
        exporter = NTExporter(client: client)
        reachability = NTReachability(client: client, queue: queue)
        session = NTSession(client: client, defaults: defaults, timeout: 900)
        uploadQueue = NTUploads(client: client)
        drafts = NTDrafts(defaults: defaults, pause: 1)
    }

    package var email: String {
        get { signInViewModel.email }
        set { signInViewModel.email = newValue }
    }
    package var password: String {
        get { signInViewModel.password }
        set { signInViewModel.password = newValue }
    }
    package var canSignIn: Bool { signInViewModel.valid }
    package var signInError: String? { signInViewModel.errorMessage }
    package func signIn() { signInViewModel.signIn.execute(nil) }

    package var isSignedIn: Bool { session.signedIn }
    package var sessionMessage: String? { session.message }
    package func signOut() { session.signOut.execute(nil) }

    package var isBusy: Bool { client.busy }

    package var query: String {
        get { list.query }
        set { list.query = newValue }
    }
    package var titles: [String] { filter.visibleNotes.map(\.title) }
    package var summary: String { list.summary }
    package func reload() { list.reload.execute(nil) }
    package func loadMore() { list.loadMore.execute(nil) }

    package func add(_ title: String) { list.add.execute(title) }
    package func remove(_ index: Int) {
        guard filter.visibleNotes.indices.contains(index) else { return }
        list.remove.execute(filter.visibleNotes[index])
    }
    package var listError: String? { list.errorMessage }

    package var tags: [String] { filter.tags }
    package var tag: String? {
        get { filter.tag }
        set { filter.tag = newValue }
    }
    package var order: NoteOrder {
        get { NoteOrder(rawValue: filter.order) ?? .server }
        set { filter.order = newValue.rawValue }
    }
    package func resetFilter() { filter.reset.execute(nil) }

    package func open(_ index: Int) {
        guard filter.visibleNotes.indices.contains(index) else { return }
        let note = filter.visibleNotes[index]
        let detail = NTDetailViewModel(note: note, queue: queue)
        drafts.follow(detail)
        self.detail = detail
        sharing = NTSharing(note: note, client: client)
    }
    package var title: String {
        get { detail?.title ?? "" }
        set { detail?.title = newValue }
    }
    package var body: String {
        get { detail?.body ?? "" }
        set { detail?.body = newValue }
    }
    package var isEdited: Bool { detail?.edited ?? false }
    package var canUndo: Bool { detail?.canUndo ?? false }
    package func checkpoint() { detail?.checkpoint() }
    package func undo() { detail?.undo.execute(nil) }
    package var canRedo: Bool { detail?.canRedo ?? false }
    package func redo() { detail?.redo.execute(nil) }
    package var titleProblem: String? { detail?.titleProblem }
    package var statistics: String { detail?.statistics ?? "" }
    package func save() { detail?.save.execute(nil) }

    package func attach(_ text: String, named name: String) {
        guard let note = detail?.note else { return }
        uploadQueue.attachText(text, name: name, toNote: note)
    }
    package func cancelUploads(named name: String) { uploadQueue.cancelUploadsNamed(name) }
    package func retryUploads() { uploadQueue.retry.execute(nil) }
    package var uploads: [String] {
        uploadQueue.uploads.map { "\($0.name): \($0.status)" }
    }
    package var uploadSummary: String { uploadQueue.summary }

    package var recipients: String {
        get { sharing?.recipients ?? "" }
        set { sharing?.recipients = newValue }
    }
    package var sharingProblem: String? { sharing?.problem }
    package func invite() { sharing?.invite.execute(nil) }
    package var sharingResult: String { sharing?.result ?? "" }

    package func remind(after seconds: TimeInterval) {
        guard let note = detail?.note else { return }
        reminders.remindOfNote(note, after: seconds)
    }
    package func cancelReminder() {
        guard let note = detail?.note else { return }
        reminders.cancelReminderOfNoteWithIdentifier(note.identifier)
    }
    package var remindersWaiting: [String] { reminders.pending.map(\.title) }
    package var reminder: String? { reminders.message }
    package func dismissReminder() { reminders.dismiss.execute(nil) }

    package func export() { exporter.exportNotes.execute(nil) }
    package func cancelExport() { exporter.cancel.execute(nil) }
    package var exportProgress: Double { exporter.progress }
    package var exportedText: String? { exporter.text }

    package var isOnline: Bool {
        get { queue.online }
        set { queue.online = newValue }
    }
    package var pendingTitles: [String] { queue.pending.map(\.title) }

    package var watchesServer: Bool {
        get { reachability.active }
        set { reachability.active = newValue }
    }
    package var warning: String? { reachability.warning }

    package var signature: String {
        get { settings.signature ?? "" }
        set { settings.signature = newValue }
    }
    package var preview: String { settings.preview ?? "" }
    package var pageSize: String {
        get { settings.pageSizeText }
        set { settings.pageSizeText = newValue }
    }
    package var pageSizeProblem: String? { settings.pageSizeProblem }
}

/// Asks a service at each subscription.
private final class ServiceTransport: NTTransport {
    private let service: any NotesService

    init(_ service: any NotesService) { self.service = service }

    func send(_ method: String, path: String, parameters: [String: Any]) -> RACSignal {
        RACSignal.createSignal { [service] subscriber in
            let cancel = service.answer(method, path, parameters) { answer in
                switch answer {
                case .success(let object):
                    subscriber.sendNext(object)
                    subscriber.sendCompleted()
                case .failure(let failure):
                    subscriber.sendError(NSError(domain: NTClientErrorDomain, code: failure.rawValue))
                }
            }
            return RACDisposable(block: cancel)
        }
    }
}
