import CompatShims
import Foundation
import RACCompat

/// The orders in which notes are shown: as the server sends them, by title, or the one edited most often first.
enum NTSortOrder: Int {
    case server = 0
    case title = 1
    case revision = 2
}

private let kSignatureKey = "signature"
private let kPageSizeKey = "pageSize"
private let kSortOrderKey = "sortOrder"

/// What the user chose; every change is written to the defaults.
class NTSettings: RACObject {
    @RACProperty var signature: String
    /// How many notes a page has; 0 leaves it to the server.
    @RACProperty var pageSize = 0
    @RACProperty var sortOrder = 0

    init(defaults: UserDefaults) {
        self.signature = defaults.string(forKey: kSignatureKey) ?? ""
        self.pageSize = defaults.integer(forKey: kPageSizeKey)
        self.sortOrder = defaults.integer(forKey: kSortOrderKey)
        super.init()

        RACObserve(self, \.signature)
            .skip(1)
            .subscribeNext { (signature: String) in defaults.set(signature, forKey: kSignatureKey) }
        RACObserve(self, \.pageSize)
            .skip(1)
            .subscribeNext { (size: NSNumber) in defaults.set(size.intValue, forKey: kPageSizeKey) }
        RACObserve(self, \.sortOrder)
            .skip(1)
            .subscribeNext { (order: NSNumber) in defaults.set(order.intValue, forKey: kSortOrderKey) }
    }

    /// Lets the client read pages of the size that was chosen, now and later.
    func applyToClient(_ client: NTClient) {
        RAC(client, \.pageSize) <~ RACObserve(self, \.pageSize)
    }
}

/// The form that edits the settings.
class NTSettingsViewModel: RACObject {
    @RACProperty var signature: String!
    @RACProperty private(set) var preview: String!

    /// The size of a page as it stands in its field; only a number from 0 to 50 reaches the settings.
    @RACProperty var pageSizeText: String
    /// What is wrong with the field; nil when nothing is.
    @RACProperty private(set) var pageSizeProblem: String?
    private var settings: NTSettings

    init(settings: NTSettings) {
        self.settings = settings
        self.pageSizeText = ""
        super.init()
        RACChannelTo(self, \.signature) <~> RACChannelTo(settings, \.signature)
        RAC(self, \.preview) <~ RACObserve(self, \.signature).map { (signature: String?) in
            return signature?.isEmpty == false ? "-- \(signature ?? "(null)")" : ""
        }

        let field = RACChannelTo(self, \.pageSizeText, "")
        let model = RACChannelTo(settings, \.pageSize, 0)
        model.map { size in size.stringValue }.subscribe(field)
        field.skip(1).map { (text: String?) in text?.nt_pageSize() }.ignore(nil).subscribe(model)
        RAC(self, \.pageSizeProblem) <~ RACObserve(self, \.pageSizeText).map { (text: String) in
            return text.nt_pageSize() == nil ? "A page has from 0 to 50 notes." : nil
        }
    }
}
