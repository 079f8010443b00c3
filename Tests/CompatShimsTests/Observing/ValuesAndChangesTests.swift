import CompatShims
import RACCompat
import Testing

@Suite struct ValuesAndChangesTests {
    private let person = Person()
    private let log = ObservedLog()

    private func observe(_ options: RACObservingOptions, asString: Bool = false) {
        let changes =
            asString
            ? person.rac_valuesAndChangesForKeyPath("name", options: options, observer: nil)
            : person.rac_valuesAndChangesForKeyPath(\.name, options: options, observer: nil)
        log.subscribe(
            to: changes,
            as: { tuple in
                guard let tuple = tuple as? RACTuple, let change = tuple.second as? RACObservedChange else {
                    return "no tuple"
                }
                let words = [tuple.first, change.oldValue, change.newValue].map { $0 as? String ?? "nil" }
                return (words + (change.isPrior ? ["prior"] : [])).joined(separator: " ")
            })
    }

    @Test("Without options, changes are sent, and tell nothing", arguments: [true, false])
    func noOptions(asString: Bool) {
        observe([], asString: asString)
        person.name = "Bob"
        #expect(log.events == ["Bob nil nil"])
    }

    @Test("The option initial sends the current value")
    func initial() {
        observe([.initial, .new, .old])
        #expect(log.events == ["Ann nil Ann"])
    }

    @Test("Changes tell old and new values when asked to", arguments: [true, false])
    func oldAndNew(asString: Bool) {
        observe([.new, .old], asString: asString)
        person.name = "Bob"
        person.name = nil
        #expect(log.events == ["Bob Ann Bob", "nil Bob nil"])
    }

    @Test("The option prior sends the old value before the change")
    func prior() {
        observe([.new, .old, .prior])
        person.name = "Bob"
        #expect(log.events == ["Ann Ann nil prior", "Bob Ann Bob"])
    }

    @Test("A change says whether it holds a value that is nil, or was not asked for it")
    func nilOrNotAsked() {
        func changes(_ options: RACObservingOptions) {
            log.subscribe(
                to: person.rac_valuesAndChangesForKeyPath(\.name, options: options, observer: nil),
                as: { tuple in
                    guard let change = (tuple as? RACTuple)?.second as? RACObservedChange else { return "no change" }
                    let old = change.hasOldValue ? "\(change.oldValue ?? "nil")" : "-"
                    let new = change.hasNewValue ? "\(change.newValue ?? "nil")" : "-"
                    return old + ">" + new
                })
        }
        person.name = nil
        changes(.old)
        changes(.new)
        changes([.new, .old, .prior, .initial])
        changes([])
        person.name = "Bob"
        person.name = nil
        #expect(
            log.events == [
                "->nil",
                "nil>-", "nil>-", "->Bob", "nil>Bob", "->-",
                "Bob>-", "Bob>-", "->nil", "Bob>nil", "->-",
            ])
    }

    @Test("The old value of a path is that of the path, whatever part of it has changed")
    func oldValueOfPath() {
        person.account = Account()
        let changes = person.rac_valuesAndChangesForKeyPath("account.name", options: .old, observer: nil)
        log.subscribe(to: changes) { "\((($0 as? RACTuple)?.second as? RACObservedChange)?.oldValue ?? "nil")" }
        person.account?.name = "second"
        person.account = nil
        #expect(log.events == ["first", "second"])
    }

    @Test("The death of a weak object is told once, without a prior value")
    func weakDeath() {
        var friend: Person? = Person()
        person.friend = friend
        let changes = person.rac_valuesAndChangesForKeyPath(\.friend, options: .prior, observer: nil)
        log.subscribe(to: changes) { "\((($0 as? RACTuple)?.second as? RACObservedChange)?.isPrior == true)" }
        friend = nil
        #expect(log.events == ["false"])
        withExtendedLifetime(friend) {}
    }
}
