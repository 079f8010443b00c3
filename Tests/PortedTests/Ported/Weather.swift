import CompatShims
import Foundation
import RACCompat

struct WeatherUnit: RawRepresentable, Hashable {
    var rawValue = 0
    static let celsius = WeatherUnit(rawValue: 0)
    static let fahrenheit = WeatherUnit(rawValue: 1)
}

protocol WeatherService: AnyObject {
    /// Sends degrees Celsius, an NSNumber.
    func temperatureInPlace(_ place: String?) -> RACSignal
}
//
//  Weather.m
//
//  Asks for the weather again and again, as long as somebody looks.
//

let WeatherUnitKey = "unit"
private let WeatherInterval: TimeInterval = 60
private let kFahrenheitFactor = 9.0 / 5.0

private func WeatherToFahrenheit(_ celsius: Double) -> Double {
    return celsius * kFahrenheitFactor + 32
}

private func WeatherText(_ degrees: Double, _ unit: WeatherUnit) -> String? {
    switch unit {
    case .celsius:
        return "\(String(format: "%.1f", degrees)) °C"
    case .fahrenheit:
        return "\(String(format: "%.0f", WeatherToFahrenheit(degrees))) °F"
    default:
        break
    }
    return nil
}

class WeatherFeed: RACObject {
    private var _service: any WeatherService
    private var _scheduler: RACScheduler
    private var _refreshes: RACSubject
    private var _requestCount = 0
    @RACProperty var unit: WeatherUnit = .celsius
    /// What to show; nil until the first answer.
    @RACProperty private(set) var text: String?
    /// Whether the last answer was none.
    @RACProperty private(set) var stale = false

    // MARK: - Life

    init(service: any WeatherService, scheduler: RACScheduler?) {
        self._service = service
        self._scheduler = scheduler ?? RACScheduler.mainThreadScheduler()
        self._refreshes = RACSubject.subject()
        self.unit = .celsius
        super.init()

        self.bind()
    }

    deinit {
        self._refreshes.sendCompleted()
    }

    func bind() {
        let ticks = RACSignal.interval(WeatherInterval, onScheduler: self._scheduler).startWith(Date())
        let requests = RACSignal.merge([ticks, self._refreshes]).takeUntil(self.rac_willDeallocSignal())

        // The latest request wins; one that takes longer than 10 s counts as failed.
        let degrees = requests
            .map { [weak self] (_) -> Any? in
                guard let self else { return nil }
                return self.currentDegrees()
            }
            .switchToLatest()
            .replayLast()

        RAC(self, \.text) <~ RACSignal.combineLatest([degrees.filter { (x: NSNumber?) in x != nil }, RACObserve(self, \.unit)]) { (value: Any?, unit: NSNumber) in
            return WeatherText(value.doubleValue, WeatherUnit(rawValue: unit.intValue))
        }

        RAC(self, \.stale) <~ degrees.map { (value: NSNumber?) in value == nil }.startWith(true)
    }

    // MARK: - Requests

    func currentDegrees() -> RACSignal {
        if self.place == nil {
            return RACSignal.return(nil)
        }
        self._requestCount += 1
        let number = self._requestCount
        return self._service
            .temperatureInPlace(self.place)
            .timeout(10, onScheduler: self._scheduler)
            .doError { error in
                NSLog("%@", "request \(number) failed: \(error?.localizedDescription ?? "(null)")")
            }
            .catchTo(RACSignal.return(nil))
    }

    func refresh() {
        self._refreshes.sendNext(nil)
    }

    func requestCount() -> Int {
        return self._requestCount
    }

    private var _place: String?

    var place: String? {
        get {
            return self._place
        }
        set(place) {
            if areEqual(self._place, place) {
                return
            }
            self._place = place
            self.refresh()
        }
    }
}
