import CompatShims
import Foundation
import RACCompat

/// What the network answers; its signals take their time.
protocol DepartureService {
    func departures(from station: String) -> RACSignal
    func stations(beginningWith text: String) -> RACSignal
}

/// The view model that the ported specs of the guide are about.
class DepartureBoard: RACObject {
    @RACProperty var search = ""
    @RACProperty private(set) var suggestions: [String] = []
    @RACProperty private(set) var departures: [String] = []
    let refresh: RACCommand

    init(service: any DepartureService, scheduler: RACScheduler = .mainThreadScheduler()) {
        refresh = RACCommand { (station: String) in service.departures(from: station) }
        super.init()
        RAC(self, \.departures, []) <~ refresh.executionSignals.switchToLatest()
        let found = RACObserve(self, \.search).skip(1)
            .deliverOn(scheduler)
            .throttle(0.3)
            .map { (text: String) in service.stations(beginningWith: text) }
            .switchToLatest()
        RAC(self, \.suggestions, []) <~ found
    }
}

/// Stands in for the network, and notes what it is asked.
class StubbedService: DepartureService {
    var delay: TimeInterval = 0.01
    private(set) var searches: [String] = []

    func departures(from station: String) -> RACSignal {
        guard station == "Central" else { return .error(NSError(domain: "Departures", code: 404)) }
        return RACSignal.return(["S1", "S7"]).delay(delay)
    }

    func stations(beginningWith text: String) -> RACSignal {
        searches.append(text)
        return RACSignal.return(["Central", "Castle", "Harbour"].filter { $0.hasPrefix(text) }).delay(delay)
    }
}
