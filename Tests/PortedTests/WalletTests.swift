import Foundation
import RACCompat
import StreamTesting
import Testing

/// Cards that are read from dictionaries, where any key may be missing.
///
/// One test after the other: the notification of one locks the wallets of all.
@Suite(.serialized) struct WalletTests {
    private func card(_ number: String?, owner: String? = "Ann", limit: Int = 50) throws -> Card {
        var values: [AnyHashable: Any] = ["limit": limit]
        values["number"] = number
        values["owner"] = owner.map { ["name": $0] }
        return try #require(Card.cardWithDictionary(values))
    }

    @Test("Keys of a dictionary are read, and missing keys give nil")
    func reads() throws {
        let ann = try #require(
            Card.cardWithDictionary([
                "number": "12345678", "owner": ["name": "Ann"], "limit": 50, "expires": "2026-01-02",
            ]))
        #expect(ann.maskedNumber() == "**** 5678")
        #expect(ann.expires == Date(timeIntervalSince1970: 1_767_312_000))
        #expect(Card.cardWithDictionary(["expires": 60])?.expires == Date(timeIntervalSince1970: 60))
        let empty = try #require(Card.cardWithDictionary([:]))
        #expect(empty.maskedNumber() == nil && empty.holder == nil && empty.limit == 0)
        #expect(try ann.isEqual(card("12345678")) && !ann.isEqual(empty) && !ann.isEqual("12345678"))
        #expect((ann.copy() as? Card)?.number == "12345678")
    }

    @Test("The titles are those of the cards that match, and that of a card without a number is NSNull")
    func titles() throws {
        try withVirtualWorld { world in
            let wallet = world.keep(Wallet())
            let titles = world.record(wallet.titles, named: "titles")
            world.runPending()
            try titles.expectNext([])
            wallet.add(try card("12345678"))
            world.runPending()
            try titles.expectNext(["**** 5678"])
            wallet.add(try card(nil))
            world.runPending()
            try titles.expectNext(["**** 5678", NSNull()])
            wallet.filter = "56"
            world.runPending()
            try titles.expectNext(["**** 5678"])
            wallet.filter = "x"
            world.runPending()
            try titles.expectNext([])
            // A card without a holder has no name in lowercase letters.
            wallet.selected = try card("1", owner: nil)
            #expect(wallet.byHolder().mapValues(\.count) == ["Ann": 2])
        }
    }

    @Test(
        "A payment takes from the card with the number, as far as its limit goes",
        arguments: [("1234", 20, "30"), ("1234", 60, "0"), ("9", 20, "2")])
    func pays(number: String, amount: Int, outcome: String) throws {
        try withVirtualWorld { world in
            let wallet = world.keep(Wallet())
            wallet.add(try card("1234"))
            let answer = world.record(wallet.payWithNumber(number, amount: NSNumber(value: amount)), named: "answer")
            if number == "9" {
                try answer.expectFailure(NSError(domain: "WalletErrorDomain", code: 2))
            } else {
                try answer.expectNext(NSNumber(value: Int(outcome) ?? -1)).expectCompleted()
            }
            #expect(wallet.summary() == "1 cards, \(outcome == "30" ? "30.00" : "50.00") each, open")
        }
    }

    @Test("The cards of a file replace the others; without a file, the completion gets the error")
    func loads() throws {
        try withVirtualWorld { world in
            let wallet = world.keep(Wallet())
            wallet.add(try card("1"))
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
            defer { try? FileManager.default.removeItem(at: file) }
            try #"[{"number": "77"}, {"owner": {"name": "Bob"}}]"#.write(
                to: file, atomically: true, encoding: .utf8)
            let cards = world.record(wallet.refresh.execute(file.path), named: "cards")
            world.runPending()
            try cards.expectNext(wallet.cards).expectCompleted()
            #expect(wallet.cards.map(\.number) == ["77", nil])

            var answers: [String] = []
            wallet.loadWithCompletion { found, error in answers.append("\(found?.count ?? -1) \(error != nil)") }
            world.runPending()
            #expect(answers == ["-1 true"])
        }
    }

    @Test("A notification locks the wallet, and a forced one leaves it as it is")
    func locks() throws {
        final class Guardian: WalletDelegate {
            func wallet(_ wallet: Wallet, didAddCard number: String?) {}
            func walletShouldLock(_ wallet: Wallet) -> Bool { true }
        }
        try withVirtualWorld { world in
            let guardian = Guardian()
            let wallet = world.keep(Wallet())
            wallet.delegate = guardian
            func post(force: Bool) {
                NotificationCenter.default.post(
                    name: Notification.Name("lock"), object: nil, userInfo: ["force": force])
            }
            let locked = world.record(wallet.refresh.enabled, named: "enabled")
            try locked.expectNext(true)
            post(force: true)
            #expect(!wallet.locked)
            post(force: false)
            #expect(wallet.locked)
            try locked.expectNext(false)
        }
    }
}
