import CompatShims
import Foundation
import RACCompat
import Testing

/// Examples of MIGRATION.md: changes that are told by hand, silent writes, and what is set after `super.init()`.
@MainActor
struct ByHandExamples {
    private final class Document {
        var title = "draft"
    }

    @Test func checkedSetters() throws {
        try example {
            class Profile: RACObject {
                @RACProperty private var storedName = ""
                @RACProperty var tags: [String] = []
                @RACProperty var visits = 0

                var name: String {  // equal names are not told
                    get { storedName }
                    set { if newValue != storedName { storedName = newValue } }
                }

                func restore() { _visits.value = 7 }  // _visits = 7: nobody is told
            }

            let profile = Profile()
            RACObserve(profile, \.name).skip(1).subscribeNext { print("name", $0 ?? "nil") }
            RACObserve(profile, \.tags).skip(1).subscribeNext { print("tags", $0 ?? "nil") }
            RACObserve(profile, \.visits).skip(1).subscribeNext { print("visits", $0 ?? "nil") }

            profile.name = "Ann"  // prints name Ann
            profile.name = "Ann"
            profile.tags.append("new")  // prints tags ["new"]
            profile.restore()
            profile.visits += 1  // prints visits 8
        }
    }

    @Test func changesByHand() throws {
        try example {
            class Editor: RACObject {
                private let document = Document()
                @RACProperty var lines = NSMutableArray()

                var title: String {
                    get {
                        willAccessValue(for: \.title)
                        return document.title
                    }
                    set {
                        if newValue == document.title { return }
                        willChangeValue(for: \.title)
                        document.title = newValue
                        didChangeValue(for: \.title)
                    }
                }

                func addLine(_ line: String) {
                    willChangeValue(for: \.lines)
                    lines.add(line)
                    didChangeValue(for: \.lines)
                }
            }

            let editor = Editor()
            RACObserve(editor, \.title).subscribeNext { print($0 ?? "nil") }  // prints draft
            RACObserve(editor, \.lines.count).skip(1).subscribeNext { print("lines:", $0 ?? "nil") }

            editor.title = "letter"  // prints letter
            editor.title = "letter"
            editor.addLine("Dear Ann,")  // prints lines: 1
        }
    }

    @Test func lateProperties() throws {
        try example {
            class LoginModel: RACObject {
                @RACProperty var user: String
                @RACProperty private(set) var isValid = false
                @RACLate private(set) var login: RACCommand

                init(user: String) {
                    self.user = user  // before super.init: nobody observes yet
                    super.init()
                    RAC(self, \.isValid) <~ RACObserve(self, \.user).map { (user: String) in !user.isEmpty }
                    login = RACCommand(enabled: RACObserve(self, \.isValid)) { [weak self] _ in
                        RACSignal.return("Hello, \(self?.user ?? "nobody")!")
                    }
                }
            }

            let model = LoginModel(user: "Ann")
            print(model.isValid)  // prints true
            let greeting = try model.login.execute(nil).asynchronousFirstOrDefault(nil)
            print(greeting ?? "nil")  // prints Hello, Ann!
        }
    }
}
