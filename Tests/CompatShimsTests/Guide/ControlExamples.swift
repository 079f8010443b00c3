import CompatShims
import RACCompat
import StreamCore
import Testing

/// Examples of MIGRATION.md: controls, methods that have signals, and weak owners.
@MainActor
struct ControlExamples {
    @Test func weakOwner() throws {
        final class Screen {
            var title = ""

            func follow(_ names: RACSignal) {
                names.subscribeNext(with: self) { `self`, name in
                    self.title = "\(name ?? "nobody")"
                }
            }
        }
        try example {
            let names = RACSubject.subject()
            let screen = Screen()
            screen.follow(names)

            names.sendNext("Ann")
            print(screen.title)  // prints Ann
        }
    }

    @Test func weakify() throws {
        final class Screen {
            var title = ""

            func follow(_ names: RACSignal) {
                names.subscribeNext { [weak self] name in  // @weakify(self)
                    guard let self else { return }  // @strongify(self)
                    title = "\(name ?? "nobody")"
                }
            }
        }
        let names = RACSubject.subject()
        let screen = Screen()
        screen.follow(names)
        names.sendNext("Ann")
        #expect(screen.title == "Ann")
    }

    @Test func controls() throws {
        try example {
            final class Button: RACControl {
                let rac_actions = RACControlActions()
                var isEnabled = true

                func press() {
                    if isEnabled { sendActions(for: .touchUpInside) }
                }
            }

            final class Field: RACTextControl {
                let rac_actions = RACControlActions()
                var isEnabled = true
                var text = ""

                func type(_ text: String) {
                    self.text += text
                    sendActions(for: .editingChanged)
                }
            }

            let (name, submit) = (Field(), Button())
            let isValid = name.rac_textSignal().map { $0 as? String != "" }
            submit.rac_command = RACCommand(enabled: isValid) { [name] _ in
                print("Hello, \(name.text)!")
                return .empty()
            }

            print(submit.isEnabled)  // prints false
            name.type("Ann")
            try submit.rac_command?.enabled.take(2).asynchronouslyWaitUntilCompleted()
            submit.press()  // prints Hello, Ann!
        }
    }

    @Test func cocoaAction() throws {
        try example {
            final class Button: RACControl {
                let rac_actions = RACControlActions()
                var isEnabled = true
                let title = "Ann"

                func press() {
                    if isEnabled { sendActions(for: .touchUpInside) }
                }
            }

            let greet = Action<String, String, Never> { name in SignalProducer(value: "Hello, \(name)!") }
            greet.values.observeValues { print($0) }
            let button = Button()
            button.reactive.pressed = CocoaAction(greet) { $0.title }

            button.press()  // prints Hello, Ann!
        }
    }

    @Test func methods() throws {
        try example {
            final class Screen: RACSelectorSignalling {
                let rac_selectorSignals = RACSelectorSignals()

                func move(to place: String, animated: Bool) {
                    defer { rac_didInvoke(place, animated) }
                    print("moving")
                }
            }

            let screen = Screen()
            screen.rac_signalForSelector("move(to:animated:)")
                .reduceEach { (place: String, isAnimated: Bool) in "moved to \(place), animated: \(isAnimated)" }
                .subscribeNext { print($0 ?? "nil") }
            screen.move(to: "home", animated: true)  // prints moving, moved to home, animated: true
        }
    }

    @Test func overrides() throws {
        try example {
            class ViewController: RACSelectorSignalling {
                let rac_selectorSignals = RACSelectorSignals()
                class var rac_selectors: [String] { ["viewDidAppear(_:)"] }  // another name is reported

                func viewDidAppear(_ animated: Bool) {
                    defer { rac_didInvoke(animated) }
                    print("base")
                }
            }

            class ListController: ViewController {
                override func viewDidAppear(_ animated: Bool) {
                    rac_invoke(animated) {
                        super.viewDidAppear(animated)
                        print("list")
                    }
                }
            }

            let controller = ListController()
            controller.rac_signalForSelector("viewDidAppear(_:)")
                .subscribeNext { print("appeared:", ($0 as? RACTuple)?.first ?? "nil") }
            controller.viewDidAppear(true)  // prints base, list, appeared: true
        }
    }

    @Test func closures() throws {
        try example {
            let didSelect = RACMethod { (row: Int, title: String) in print("selected", row) }
            didSelect.rac_signal.subscribeNext { print(($0 as? RACTuple)?.second ?? "nil") }
            didSelect.calls.observeValues { row, title in print(row, title) }

            let onSelect: (Int, String) -> Void = { didSelect($0, $1) }
            onSelect(3, "Ann")  // prints selected 3, Ann, 3 Ann
        }
    }

    protocol ListDelegate: AnyObject {
        func list(_ list: String, didSelect row: Int)
        func listShouldEdit(_ list: String) -> Bool
    }

    @Test func delegates() throws {
        final class ListDelegateProxy: RACDelegateProxy<any ListDelegate>, ListDelegate {
            func list(_ list: String, didSelect row: Int) {
                rac_callback(list, row) { $0.list(list, didSelect: row) }
            }

            func listShouldEdit(_ list: String) -> Bool {
                rac_callback(list) { $0.listShouldEdit(list) } ?? false
            }
        }
        final class List {
            var delegate: (any ListDelegate)?
            func select(_ row: Int) { delegate?.list("names", didSelect: row) }
        }
        try example {
            let (list, proxy) = (List(), ListDelegateProxy())
            list.delegate = proxy  // proxy.rac_proxiedDelegate = the delegate that was there
            proxy.signalForSelector("list(_:didSelect:)")
                .map { ($0 as? RACTuple)?.second }
                .subscribeNext { print("row", $0 ?? "nil") }

            list.select(3)  // prints row 3
        }
    }

    @Test func lifting() throws {
        try example {
            final class Screen {
                func show(_ name: String?, age: Int) -> String { "\(name ?? "nobody"), \(age)" }
            }

            let screen = Screen()
            let (names, ages) = (RACSubject.subject(), RACSubject.subject())
            rac_lift(screen, Screen.show, withSignals: names, ages)
                .subscribeNext { print($0 ?? "nil") }

            names.sendNext("Ann")
            ages.sendNext(30)  // prints Ann, 30
            names.sendNext(nil)  // prints nobody, 30
        }
    }
}
