import CompatShims
import RACCompat

private final class Model: RACObject, RACSelectorSignalling {
    @RACProperty var name = ""
    let rac_selectorSignals = RACSelectorSignals()

    func rename(_ name: String) { rac_didInvoke(name) }
}

extension CoverageTable {
    /// Adds what the original adds to every object, in its order.
    mutating func addObjects() {
        has("NSObject rac_deallocDisposable") { (model: Model) in model.rac_deallocDisposable }
        has("NSObject -rac_willDeallocSignal") { (model: Model) in model.rac_willDeallocSignal() }
        has("NSObject -rac_liftSelector:withSignals:") { (model: Model) in
            rac_lift(model, Model.rename, withSignals: .empty())
        }
        has("NSObject -rac_liftSelector:withSignalsFromArray:") { (model: Model) in
            rac_lift(model, Model.rename, withSignalsFromArray: [.empty()])
        }
        has("NSObject -rac_liftSelector:withSignalOfArguments:") { (model: Model) in
            rac_lift(model, Model.rename, withSignalOfArguments: .empty())
        }
        has("NSObject -rac_valuesForKeyPath:observer:") { (model: Model) in
            model.rac_valuesForKeyPath("name", observer: nil)
        }
        has("NSObject -rac_valuesAndChangesForKeyPath:options:observer:") { (model: Model) in
            model.rac_valuesAndChangesForKeyPath("name", options: [], observer: nil)
        }
        has("NSObject -rac_signalForSelector:") { (model: Model) in model.rac_signalForSelector("rename(_:)") }
        has("NSObject -rac_signalForSelector:fromProtocol:") { (model: Model) in
            model.rac_signalForSelector("rename(_:)", fromProtocol: (any RACSelectorSignalling).self)
        }
        for selector in [
            "RACSelectorSignalErrorDomain", "RACSelectorSignalError", "RACSelectorSignalErrorMethodSwizzlingRace",
        ] {
            lacks("NSObject \(selector)", because: "nothing is swizzled")
        }
        for selector in ["-rac_channelToBinding:", "-rac_channelToBinding:options:"] {
            lacks("NSObject \(selector)", because: "there are no Cocoa bindings; use RACChannelTo")
        }
        for selector in ["-rac_observeKeyPath:options:observer:block:", "-rac_addObserver:forKeyPath:options:block:"] {
            lacks("NSObject \(selector)", because: "private in the original; use RACObserve")
        }
        has("RACKVOChannel -initWithTarget:keyPath:nilValue:") { (model: Model) in
            RACKVOChannel(target: model, keyPath: \.name, nilValue: "")
        }
        has("RACDelegateProxy rac_proxiedDelegate") { (proxy: RACDelegateProxy<Model>) in proxy.rac_proxiedDelegate }
        has("RACDelegateProxy -initWithProtocol:") { RACDelegateProxy<Model>() }
        has("RACDelegateProxy -signalForSelector:") { (proxy: RACDelegateProxy<Model>) in
            proxy.signalForSelector("rename(_:)")
        }
        has("RACDelegateProxy RACDelegateProxy") { RACDelegateProxy<Model>.self }
    }

    /// Adds the macros, in the original's order; those of tuples are among the tests of `RACCompat`.
    mutating func addMacros() {
        has("(macro) RAC(TARGET, KEYPATH[, NILVALUE])") { (model: Model) in RAC(model, \.name, "") <~ RACSignal.empty()
        }
        has("(macro) RACObserve(TARGET, KEYPATH)") { (model: Model) in RACObserve(model, \.name) }
        has("(macro) RACChannelTo(TARGET, KEYPATH[, NILVALUE])") { (model: Model) in RACChannelTo(model, \.name) }
        for macro in ["RACAble(...)", "RACAbleWithStart(...)"] {
            lacks("(macro) \(macro)", because: "deprecated in the original; use RACObserve")
        }
        has("(macro) @weakify(...)") { (model: Model) in RACSignal.empty().subscribeNext(with: model) { _, _ in } }
        has("(macro) @strongify(...)") { (model: Model) in RACSignal.empty().subscribeNext(with: model) { _, _ in } }
        lacks("(macro) @unsafeify(...)", because: "write [unowned object]")
        lacks("(macro) @onExit", because: "write defer")
        has("(macro) @keypath(...)") { (model: Model) in keypath(model, \.name) }
        lacks("(macro) @collectionKeypath(...)", because: "there are no collection operators in key paths; write map")
        lacks("(macro) RAC_WARN_UNUSED_RESULT", because: "the compiler warns unless a result is discardable")
    }
}
