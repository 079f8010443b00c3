import Foundation
import StreamCore

/// The orders in which notes are shown: as the server sends them, by title, or with the most edited note first.
enum NTSortOrder: Int {
    case server
    case title
    case revision
}

/// The settings of the user; every change is written to the defaults.
final class NTSettings {
    private static let signatureKey = "signature"
    private static let pageSizeKey = "pageSize"
    private static let sortOrderKey = "sortOrder"

    let signature: MutableProperty<String>
    /// The number of notes on a page; with 0, the server decides.
    let pageSize: MutableProperty<Int>
    /// The raw value of a sort order.
    let sortOrder: MutableProperty<Int>

    init(defaults: UserDefaults) {
        signature = MutableProperty(defaults.string(forKey: Self.signatureKey) ?? "")
        pageSize = MutableProperty(defaults.integer(forKey: Self.pageSizeKey))
        sortOrder = MutableProperty(defaults.integer(forKey: Self.sortOrderKey))
        signature.signal.observeValues { defaults.set($0, forKey: Self.signatureKey) }
        pageSize.signal.observeValues { defaults.set($0, forKey: Self.pageSizeKey) }
        sortOrder.signal.observeValues { defaults.set($0, forKey: Self.sortOrderKey) }
    }

    /// Lets the client read pages of the size that the user chose, now and later.
    func apply(to client: NTClient) {
        pageSize.producer.startWithValues { [weak client] in client?.pageSize = $0 }
    }
}

/// The form that edits the settings.
final class NTSettingsViewModel {
    let signature: MutableProperty<String>
    let preview: Property<String>

    /// The size of a page as it stands in its field; only a number from 0 to 50 reaches the settings.
    let pageSizeText: MutableProperty<String>
    /// The problem with the field; nil when there is none.
    let pageSizeProblem: Property<String?>

    private let settings: NTSettings

    init(settings: NTSettings) {
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
