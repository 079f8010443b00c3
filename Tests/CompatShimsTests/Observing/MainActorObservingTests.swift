import CompatShims
import RACCompat
import Testing

@Suite @MainActor struct MainActorObservingTests {
    @MainActor final class ViewModel: RACObject {
        @RACProperty var name = ""
        @RACProperty var count = 0

        init(name: String) {
            super.init()
            self.name = name
            RAC(self, \.count, 0) <~ RACObserve(self, \.name).map { ($0 as? String)?.count }
        }
    }

    @MainActor final class Panel: Device, RACObservable {
        let rac_lifetimeToken = RACLifetimeToken()
        @RACProperty var title = ""
    }

    @Test("Classes of the main actor are observed and bound as any other")
    func observes() {
        let (model, panel) = (ViewModel(name: "Ann"), Panel())
        let log = ObservedLog()
        RAC(panel, \.title) <~ RACObserve(model, \.name)
        log.subscribe(to: RACObserve(panel, "title"))
        model.name = "Bobby"
        #expect(model.count == 5)
        #expect(log.events == ["Ann", "Bobby"])
    }
}
