import CompatShims
import Foundation
import RACCompat

/// The form that invites people to read a note.
class NTSharing: RACObject {
    /// E-mail addresses, between commas.
    @RACProperty var recipients: String

    /// The addresses, each once, in the order in which they were written.
    @RACProperty private(set) var addresses: [Any]
    /// Why nobody can be invited; nil when somebody can, and while the field is empty.
    @RACProperty private(set) var problem: String?
    /// What became of the last invitations.
    private(set) var result: String

    /// Invites all at a time; enabled when there are addresses and no problem. Sends the addresses that were refused.
    private(set) var invite: RACCommand!
    @RACProperty private var note: NTNote
    private var client: NTClient

    init(note: NTNote, client: NTClient) {
        self.note = note
        self.client = client
        self.recipients = ""
        self.addresses = []
        self.result = ""
        super.init()

        RAC(self, \.addresses) <~ RACObserve(self, \.recipients).map { (recipients: String) in recipients.nt_listItems() }
        RAC(self, \.problem) <~ RACObserve(self, \.addresses).map { (addresses: [Any]) in
            let wrong = addresses.rac_sequence.objectPassingTest { (address: String) in !address.nt_looksLikeEmail() }
            return wrong == nil ? nil : "\(objectText(wrong)) is no e-mail address."
        }

        let canInvite = RACSignal.combineLatest([RACObserve(self, \.addresses), RACObserve(self, \.problem)]) { (addresses: [Any], problem: String?) in
            return !addresses.isEmpty && problem == nil
        }
        self.invite = RACCommand(enabled: canInvite) { [weak self] _ in
            guard let self else { return .empty() }
            return self.refusalsOf(self.addresses)
        }
        self.invite.executionSignals.switchToLatest().subscribeNext { [weak self] refused in
            let invited = (self?.addresses.count ?? 0) - refused.count
            var result = "\(UInt(bitPattern: invited)) invited"
            if refused.count > 0 {
                let names = refused.array?.componentsJoined(by: ", ")
                result = "\(result), not \(names ?? "(null)")"
            }
            self?.result = result
            self?.recipients = refused.array!.componentsJoined(by: ", ")
        }
    }

    /// Sends the addresses that could not be invited, when all have been tried.
    func refusalsOf(_ addresses: [Any]) -> RACSignal {
        let invitations = addresses.rac_sequence.map { (address: String) in
            let invitation = self.client.shareNoteWithIdentifier(self.note.identifier, email: address)
            return invitation.catchTo(RACSignal.return(address))
        }.array
        return RACSignal.merge(invitations).collect()
    }
}
