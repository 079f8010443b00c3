import CompatShims
import Foundation
import RACCompat

/// The form that invites people to read a note.
class NTSharing: RACObject {
    /// E-mail addresses, between commas.
    @RACProperty var recipients: String

    /// The addresses, each once, in the order in which they were written.
    @RACProperty private(set) var addresses: [String]
    /// The reason why nobody can be invited; nil when the addresses are good, and while the field is empty.
    @RACProperty private(set) var problem: String?
    /// The result of the last invitations, as text for the user.
    private(set) var result: String

    /// Invites all addresses at a time, and sends the refused ones; enabled when there are addresses and no problem.
    private(set) var invite: RACCommand!
    private var note: NTNote
    private var client: NTClient

    init(note: NTNote, client: NTClient) {
        self.note = note
        self.client = client
        self.recipients = ""
        self.addresses = []
        self.result = ""
        super.init()

        RAC(self, \.addresses) <~ RACObserve(self, \.recipients).map { (recipients: String) in recipients.listItems }
        RAC(self, \.problem)
            <~ RACObserve(self, \.addresses).map { (addresses: [String]) in
                return addresses.first { !$0.looksLikeEmail }.map { "\($0) is no e-mail address." }
            }

        let canInvite = RACSignal.combineLatest([RACObserve(self, \.addresses), RACObserve(self, \.problem)]) {
            (addresses: [String], problem: String?) in
            return !addresses.isEmpty && problem == nil
        }
        self.invite = RACCommand(enabled: canInvite) { [weak self] _ in
            guard let self else { return .empty() }
            return self.refusalsOf(self.addresses)
        }
        self.invite.executionSignals.switchToLatest().subscribeNext { [weak self] (refused: [String]) in
            guard let self else { return }
            let invited = self.addresses.count - refused.count
            var result = "\(invited) invited"
            if !refused.isEmpty {
                let names = refused.joined(separator: ", ")
                result = "\(result), not \(names)"
            }
            self.result = result
            self.recipients = refused.joined(separator: ", ")
        }
    }

    /// Sends the addresses that could not be invited, when all addresses have been tried.
    func refusalsOf(_ addresses: [String]) -> RACSignal {
        let invitations = addresses.map { address in
            let invitation = self.client.shareNoteWithIdentifier(self.note.identifier, email: address)
            return invitation.catchTo(RACSignal.return(address))
        }
        return RACSignal.merge(invitations).collect()
    }
}
