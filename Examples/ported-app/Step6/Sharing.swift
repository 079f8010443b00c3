import StreamCore

/// The form that invites people to read a note.
final class Sharing {
    /// E-mail addresses, between commas.
    let recipients: MutableProperty<String>

    /// The addresses, each once, in the order in which they were written.
    let addresses: Property<[String]>
    /// The reason why nobody can be invited; nil when the addresses are good, and while the field is empty.
    let problem: Property<String?>
    /// The result of the last invitations, as text for the user.
    let result: Property<String>

    /// Invites all addresses at a time, and sends the refused ones; enabled when there are addresses and no problem.
    let invite: Action<Void, [String], Never>

    init(note: Note, client: Client) {
        let recipients = MutableProperty("")
        let addresses = recipients.map(\.listItems)
        let result = MutableProperty("")
        self.recipients = recipients
        self.addresses = addresses
        self.result = Property(result)
        problem = addresses.map { addresses in
            addresses.first { !$0.looksLikeEmail }.map { "\($0) is no e-mail address." }
        }

        let canInvite = Property.combineLatest(addresses, problem).map { !$0.isEmpty && $1 == nil }
        invite = Action(enabledIf: canInvite) {
            let invitations = addresses.value.map { address in
                client.share(note.identifier, with: address)
                    .promoteValue(String.self)
                    .flatMapError { _ in SignalProducer<String, Never>(value: address) }
            }
            return SignalProducer.merge(invitations).collect()
        }
        invite.values.observeValues { refused in
            let invited = "\(addresses.value.count - refused.count) invited"
            let names = refused.joined(separator: ", ")
            result.value = refused.isEmpty ? invited : "\(invited), not \(names)"
            recipients.value = names
        }
    }
}
