import Foundation
import RACCompat
import Shared
import StreamCore

/// The app of this step, behind the interface that all steps share.
package final class App: NotesApp {
    private let client: Client
    private let queue: OfflineQueue
    private let signInViewModel: SignInViewModel
    private let list: ListViewModel
    private let filter: FilterViewModel
    private let reminders: Reminders
    private let exporter: Exporter
    private let reachability: Reachability
    private let session: Session
    private let uploadQueue: Uploads
    private let drafts: NTDrafts
    private var sharing: Sharing?
    private let settings: SettingsViewModel
    private var detail: NTDetailViewModel?
    /// The detail's command to save, as an action.
    private var saveAction: Action<Any?, Note, any Error>?
    private let changes = Signal<Note, Never>.pipe()

    package init(service: any NotesService, defaults: UserDefaults) {
        client = Client(transport: ServiceTransport(service))
        queue = OfflineQueue(client: client)
        signInViewModel = SignInViewModel(client: client)
        list = ListViewModel(client: client, pause: 0.3, changes: changes.output)
        let settings = Settings(defaults: defaults)
        settings.apply(to: client)
        self.settings = SettingsViewModel(settings: settings)
        filter = FilterViewModel(list: list, settings: settings)
        reminders = Reminders(changes: changes.output)
        exporter = Exporter(client: client)
        reachability = Reachability(client: client, queue: queue)
        session = Session(client: client, defaults: defaults, timeout: 900)
        uploadQueue = Uploads(client: client)
        drafts = NTDrafts(defaults: defaults, pause: 1)
    }

    package var email: String {
        get { signInViewModel.email.value }
        set { signInViewModel.email.value = newValue }
    }
    package var password: String {
        get { signInViewModel.password.value }
        set { signInViewModel.password.value = newValue }
    }
    package var canSignIn: Bool { signInViewModel.isValid.value }
    package var signInError: String? { signInViewModel.errorMessage.value }
    package func signIn() { signInViewModel.signIn.apply().start() }

    package var isSignedIn: Bool { session.isSignedIn.value }
    package var sessionMessage: String? { session.message.value }
    package func signOut() { session.signOut.apply().start() }

    package var isBusy: Bool { client.isBusy.value }

    package var query: String {
        get { list.query.value }
        set { list.query.value = newValue }
    }
    package var titles: [String] { filter.visibleNotes.value.map(\.title) }
    package var summary: String { list.summary.value }
    package func reload() { list.reload.apply().start() }
    package func loadMore() { list.loadMore.apply().start() }

    package func add(_ title: String) { list.add.apply(title).start() }
    package func remove(_ index: Int) {
        guard filter.visibleNotes.value.indices.contains(index) else { return }
        list.remove.apply(filter.visibleNotes.value[index]).start()
    }
    package var listError: String? { list.errorMessage.value }

    package var tags: [String] { filter.tags.value }
    package var tag: String? {
        get { filter.tag.value }
        set { filter.tag.value = newValue }
    }
    package var order: NoteOrder {
        get { NoteOrder(rawValue: filter.order.value.rawValue) ?? .server }
        set { filter.order.value = SortOrder(rawValue: newValue.rawValue) ?? .server }
    }
    package func resetFilter() { filter.reset.apply().start() }

    package func open(_ index: Int) {
        guard filter.visibleNotes.value.indices.contains(index) else { return }
        let note = filter.visibleNotes.value[index]
        let detail = NTDetailViewModel(note: note, queue: queue)
        let save = detail.save.action(taking: Any?.self, sending: Note.self)
        save.values.observeValues { [changes] note in changes.input.send(value: note) }
        saveAction = save
        drafts.follow(detail)
        self.detail = detail
        sharing = Sharing(note: note, client: client)
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
    package func save() { saveAction?.apply(nil).start() }

    package func attach(_ text: String, named name: String) {
        guard let note = detail?.note else { return }
        uploadQueue.attach(text, name: name, to: note)
    }
    package func cancelUploads(named name: String) { uploadQueue.cancel(name: name) }
    package func retryUploads() { uploadQueue.retry.apply().start() }
    package var uploads: [String] {
        uploadQueue.uploads.value.map { "\($0.name): \($0.status.value)" }
    }
    package var uploadSummary: String { uploadQueue.summary.value }

    package var recipients: String {
        get { sharing?.recipients.value ?? "" }
        set { sharing?.recipients.value = newValue }
    }
    package var sharingProblem: String? { sharing?.problem.value }
    package func invite() { sharing?.invite.apply().start() }
    package var sharingResult: String { sharing?.result.value ?? "" }

    package func remind(after seconds: TimeInterval) {
        guard let note = detail?.note else { return }
        reminders.remind(of: note, after: seconds)
    }
    package func cancelReminder() {
        guard let note = detail?.note else { return }
        reminders.cancel(identifier: note.identifier)
    }
    package var remindersWaiting: [String] { reminders.pending.value.map(\.title) }
    package var reminder: String? { reminders.message.value }
    package func dismissReminder() { reminders.dismiss.apply().start() }

    package func export() { exporter.export.apply().start() }
    package func cancelExport() { exporter.cancel.apply().start() }
    package var exportProgress: Double { exporter.progress.value }
    package var exportedText: String? { exporter.text.value }

    package var isOnline: Bool {
        get { queue.isOnline.value }
        set { queue.isOnline.value = newValue }
    }
    package var pendingTitles: [String] { queue.pending.value.map(\.title) }

    package var watchesServer: Bool {
        get { reachability.isActive.value }
        set { reachability.isActive.value = newValue }
    }
    package var warning: String? { reachability.warning.value }

    package var signature: String {
        get { settings.signature.value }
        set { settings.signature.value = newValue }
    }
    package var preview: String { settings.preview.value }
    package var pageSize: String {
        get { settings.pageSizeText.value }
        set { settings.pageSizeText.value = newValue }
    }
    package var pageSizeProblem: String? { settings.pageSizeProblem.value }
}

/// Asks a service at each start.
private final class ServiceTransport: Transport {
    private let service: any NotesService

    init(_ service: any NotesService) { self.service = service }

    func send(_ method: String, path: String, parameters: [String: Any]) -> SignalProducer<[String: Any], ClientError> {
        SignalProducer { [service] observer, lifetime in
            let cancel = service.answer(method, path, parameters) { answer in
                switch answer {
                case .success(let object):
                    observer.send(value: object)
                    observer.sendCompleted()
                case .failure(.offline): observer.send(error: .offline)
                case .failure(.unauthorized): observer.send(error: .unauthorized)
                case .failure(.notFound): observer.send(error: .notFound)
                }
            }
            lifetime.observeEnded(cancel)
        }
    }
}
