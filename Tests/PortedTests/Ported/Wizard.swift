import CompatShims
import Foundation
import RACCompat

// What a page of the wizard shows.
protocol WZPage: AnyObject {
    var heading: String? { get }
    var number: Int { get }
}

class WZAnswers: RACObject {
    @RACProperty var name: String?
    var site: String?
}

class WZNamePage: RACObject, WZPage {
    @RACProperty private(set) var answers: WZAnswers

    init(answers: WZAnswers) {
        self.answers = answers
        super.init()
    }

    var heading: String? {
        return self.answers.name?.isEmpty == false ? "Hello, " + self.answers.name! : nil
    }

    var number: Int {
        return 1
    }
}

class WZWizard: RACObject {
    @RACProperty var answers: WZAnswers
    let page: any WZPage
    private(set) var nameTerminal: RACChannelTerminal!
    private(set) var nextCommand: RACCommand!
    let moves: RACSubject
    var completion: ((Bool, URL?) -> Void)?

    init(answers: WZAnswers) {
        self.answers = answers
        self.page = WZNamePage(answers: answers)
        self.moves = RACSubject.subject()
        super.init()
        self.nameTerminal = RACChannelTo(self, \.answers.name)
        self.nextCommand = RACCommand(enabled: RACObserve(self, \.answers.name).map { (name: String?) in name?.isEmpty == false }) { [weak self] (place: String) in
            if place == "end" {
                self?.moveTo(place, context: nil)
                let site = (self?.answers.site).flatMap({ URL(string: $0) })
                if self?.completion != nil {
                    self?.completion?(true, site)
                }
            } else {
                self?.moveTo(place, context: ["name": self?.answers.name as Any])
            }
            return RACSignal.return(place)
        }
    }

    func moveTo(_ place: String, context: [AnyHashable: Any]?) {
        self.moves.sendNext(RACTuplePack(place, context?["name"]))
    }
}
