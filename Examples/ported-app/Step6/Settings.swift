import Foundation
import StreamCore

/// The orders in which notes are shown: as the server sends them, by title, or with the most edited note first.
enum SortOrder: Int {
    case server
    case title
    case revision
}

/// The settings of the user; every change is written to the defaults.
final class Settings {
    private static let signatureKey = "signature"
    private static let pageSizeKey = "pageSize"
    private static let sortOrderKey = "sortOrder"

    let signature: MutableProperty<String>
    /// The number of notes on a page; with 0, the server decides.
    let pageSize: MutableProperty<Int>
    let sortOrder: MutableProperty<SortOrder>

    init(defaults: UserDefaults) {
        signature = MutableProperty(defaults.string(forKey: Self.signatureKey) ?? "")
        pageSize = MutableProperty(defaults.integer(forKey: Self.pageSizeKey))
        sortOrder = MutableProperty(SortOrder(rawValue: defaults.integer(forKey: Self.sortOrderKey)) ?? .server)
        signature.signal.observeValues { defaults.set($0, forKey: Self.signatureKey) }
        pageSize.signal.observeValues { defaults.set($0, forKey: Self.pageSizeKey) }
        sortOrder.signal.observeValues { defaults.set($0.rawValue, forKey: Self.sortOrderKey) }
    }

    /// Lets the client read pages of the size that the user chose, now and later.
    func apply(to client: Client) {
        client.pageSize <~ pageSize
    }
}

/// The form that edits the settings.
final class SettingsViewModel {
    let signature: MutableProperty<String>
    let preview: Property<String>

    /// The size of a page as it stands in its field; only a number from 0 to 50 reaches the settings.
    let pageSizeText: MutableProperty<String>
    /// The problem with the field; nil when there is none.
    let pageSizeProblem: Property<String?>

    private let settings: Settings

    init(settings: Settings) {
        self.settings = settings
        signature = settings.signature
        preview = signature.map { $0.isEmpty ? "" : "-- \($0)" }

        let text = MutableProperty(String(settings.pageSize.value))
        pageSizeText = text
        pageSizeProblem = text.map { $0.pageSize == nil ? "A page has from 0 to 50 notes." : nil }
        settings.pageSize <~ text.signal.compactMap(\.pageSize)
        text <~ settings.pageSize.signal.filter { [weak text] in $0 != text?.value.pageSize }.map { String($0) }
    }
}
