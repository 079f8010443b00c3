import CompatShims
import Foundation
import RACCompat
import Testing

#if DEBUG
    /// What debug builds report of the names of methods.
    @Suite struct SelectorNamesTests {
        class Screen: RACSelectorSignalling {
            let rac_selectorSignals = RACSelectorSignals()

            class var rac_selectors: [String] { [] }

            func move(to place: String, animated: Bool) { rac_invoke(place, animated) {} }
            func reload() { rac_didInvoke() }
            func list(_ list: String, didSelect row: Int) { rac_didInvoke(list, row) }
        }

        final class Listing: Screen {
            override class var rac_selectors: [String] { ["move(to:animated:)", "reload()", "close()"] }
        }

        @Test("A name of Objective-C is reported, with the name that it has in Swift, as soon as that is known")
        func objectiveCNames() {
            final class Player: Screen {}
            let player = Player()
            let asked = reports(with: "Player") { _ = player.rac_signalForSelector("moveTo:animated:") }
            #expect(asked.count == 1)
            #expect(asked.first?.contains("as \"moveTo(_:animated:)\"") == true)
            let told = reports(with: "Player") {
                player.move(to: "home", animated: true)
                player.move(to: "home", animated: true)
                player.reload()
            }
            #expect(
                told == [
                    "rac_signalForSelector: \"moveTo:animated:\" of Player has not been called, but "
                        + "\"move(to:animated:)\" has."
                ])
            let askedLater = reports(with: "Player") {
                _ = Player().rac_signalForSelector("moveTo:animated:")
                _ = Player().rac_signalForSelector("viewDidAppear:")
            }
            #expect(askedLater.count == 2)
            #expect(askedLater.first?.contains("known names: \"move(to:animated:)\", \"reload()\"") == true)
            #expect(askedLater.last?.contains("as \"viewDidAppear(_:)\"") == true)
        }

        @Test("A name that the class does not list is reported, with the nearest names, once")
        func unlistedNames() {
            let screen = Listing()
            let lines = reports(with: "Listing") {
                _ = screen.rac_signalForSelector("moves(to:animate:)")
                _ = screen.rac_signalForSelector("moves(to:animate:)")
                _ = screen.rac_signalForSelector("reload()")
                _ = screen.rac_signalForSelector("close()")
            }
            #expect(
                lines == [
                    "rac_signalForSelector: \"moves(to:animate:)\" of Listing is not among the methods that rac_selectors "
                        + "lists. The nearest known names: \"move(to:animated:)\", \"reload()\", \"close()\"."
                ])
        }

        @Test("A name with other labels is reported when the method has been called")
        func otherLabels() {
            final class Player: Screen {}
            let player = Player()
            #expect(reports(with: "Player") { _ = player.rac_signalForSelector("moveTo(_:animated:)") }.isEmpty)
            #expect(reports(with: "Player") { player.move(to: "home", animated: true) }.count == 1)
            #expect(reports(with: "Player") { _ = Player().rac_signalForSelector("moveTo(_:animated:)") }.count == 1)
        }

        @Test("Names that may be there are not reported")
        func possibleNames() {
            final class Player: Screen {}
            let lines = reports(with: "Player") {
                let player = Player()
                _ = player.rac_signalForSelector("title")
                _ = player.rac_signalForSelector("list(_:didDeselect:)")
                player.list("names", didSelect: 1)
                player.reload()
            }
            #expect(lines == [])
        }

        @Test("An override that tells beside the method that it overrides is reported, once")
        func twoPlaces() {
            final class Player: Screen {
                override func reload() {
                    super.reload()
                    rac_didInvoke()
                }
            }
            let lines = reports(with: "Player") {
                Player().reload()
                Player().reload()
            }
            #expect(lines.count == 1)
            #expect(lines.first?.contains("\"reload()\" of Player is sent at ") == true)
            #expect(lines.first?.components(separatedBy: "SelectorNamesTests.swift:").count == 3)
            #expect(lines.first?.contains("rac_invoke") == true)
        }

        @Test("A delegate proxy lists its callbacks")
        func proxies() {
            final class Proxy: RACDelegateProxy<AnyObject> {
                override class var rac_selectors: [String] { ["list(_:didSelect:)"] }
            }
            let lines = reports(with: "Proxy") { _ = Proxy().signalForSelector("list:didSelect:") }
            #expect(lines.first?.contains("The nearest known names: \"list(_:didSelect:)\"") == true)
            #expect(lines.count == 1)
        }
    }
#endif
