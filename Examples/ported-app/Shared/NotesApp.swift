import Foundation

/// The orders in which notes are shown: as the server sends them, by title, or with the most edited note first.
package enum NoteOrder: Int, Sendable {
    case server
    case title
    case revision
}

/// The app as its tests and its terminal see it, which is the same for every step of the port.
package protocol NotesApp: AnyObject {
    // MARK: Sign-in
    var email: String { get set }
    var password: String { get set }
    var canSignIn: Bool { get }
    var signInError: String? { get }
    func signIn()

    var isSignedIn: Bool { get }
    /// The reason why the session ended by itself.
    var sessionMessage: String? { get }
    func signOut()

    /// Whether requests are under way.
    var isBusy: Bool { get }

    // MARK: List
    var query: String { get set }
    /// The titles of the notes that the filter shows.
    var titles: [String] { get }
    var summary: String { get }
    func reload()
    func loadMore()
    func add(_ title: String)
    /// Removes the note at a position among those that the filter shows; does nothing for other positions.
    func remove(_ index: Int)
    var listError: String? { get }

    // MARK: Filter
    var tags: [String] { get }
    var tag: String? { get set }
    var order: NoteOrder { get set }
    /// Shows all notes, in the server's order.
    func resetFilter()

    // MARK: Detail
    /// Opens the note at a position among those that the filter shows; does nothing for other positions.
    func open(_ index: Int)
    var title: String { get set }
    var body: String { get set }
    var isEdited: Bool { get }
    var canUndo: Bool { get }
    func checkpoint()
    func undo()
    var canRedo: Bool { get }
    func redo()
    var titleProblem: String? { get }
    var statistics: String { get }
    func save()

    // MARK: Attachments
    /// Attaches a text to the open note.
    func attach(_ text: String, named name: String)
    func cancelUploads(named name: String)
    func retryUploads()
    /// The name and status of each upload.
    var uploads: [String] { get }
    var uploadSummary: String { get }

    // MARK: Sharing of the open note
    /// E-mail addresses, between commas.
    var recipients: String { get set }
    var sharingProblem: String? { get }
    func invite()
    var sharingResult: String { get }

    // MARK: Reminders
    /// Reminds the user of the open note after some seconds.
    func remind(after seconds: TimeInterval)
    func cancelReminder()
    var remindersWaiting: [String] { get }
    var reminder: String? { get }
    func dismissReminder()

    // MARK: Export
    func export()
    func cancelExport()
    /// The fraction of the export that is done, from 0 to 1.
    var exportProgress: Double { get }
    var exportedText: String? { get }

    // MARK: Offline queue
    var isOnline: Bool { get set }
    var pendingTitles: [String] { get }

    // MARK: Reachability
    /// Whether the app asks the server from time to time.
    var watchesServer: Bool { get set }
    var warning: String? { get }

    // MARK: Settings
    var signature: String { get set }
    var preview: String { get }
    /// The number of notes on a page, as the field shows it.
    var pageSize: String { get set }
    var pageSizeProblem: String? { get }
}
