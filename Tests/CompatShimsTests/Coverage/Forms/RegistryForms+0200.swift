// Written by RegistryFormsTests from the registry of rac-port: change that.
import CompatShims
import Dispatch
import Foundation
import RACCompat

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// swift-format-ignore
extension RegistryForms {
    func rac0200(_ a1: @escaping () -> Any?, _ a2: @escaping () -> RACSequence?) -> RACSequence { RACSequence.sequenceWithHeadBlock(a1, tailBlock: a2) }
    func rac0202() -> RACTupleNil { RACTupleNil.tupleNil() }
    func rac0203(_ receiver: RACTuple) -> Int { receiver.count }
    func rac0204(_ receiver: RACTuple) -> Any? { receiver.first }
    func rac0205(_ receiver: RACTuple) -> Any? { receiver.second }
    func rac0206(_ receiver: RACTuple) -> Any? { receiver.third }
    func rac0207(_ receiver: RACTuple) -> Any? { receiver.fourth }
    func rac0208(_ receiver: RACTuple) -> Any? { receiver.fifth }
    func rac0209(_ receiver: RACTuple) -> Any? { receiver.last }
    func rac0210(_ a1: [Any?]) -> RACTuple { RACTuple.tupleWithObjectsFromArray(a1) }
    func rac0211(_ a1: [Any?], _ a2: Bool) -> RACTuple { RACTuple.tupleWithObjectsFromArray(a1, convertNullsToNils: a2) }
    func rac0212(_ a1: Any?) -> RACTuple { RACTuple.tupleWithObjects(a1, 1) }
    func rac0213(_ receiver: RACTuple, _ a1: Int) -> Any? { receiver.objectAtIndex(a1) }
    func rac0214(_ receiver: RACTuple) -> [Any] { receiver.allObjects() }
    func rac0215(_ receiver: RACTuple, _ a1: Any?) -> RACTuple { receiver.tupleByAddingObject(a1) }
    func rac0216(_ receiver: RACTuple) -> RACSequence { receiver.rac_sequence }
    func rac0217(_ receiver: RACTuple, _ a1: Int) -> Any? { receiver[a1] }
    func rac0223(_ receiver: RACDelegateProxy<FormModel>) -> AnyObject? { receiver.rac_proxiedDelegate }
    func rac0225(_ receiver: RACDelegateProxy<FormModel>, _ a1: String) -> RACSignal { receiver.signalForSelector(a1) }
    func rac0227(_ receiver: RACOneTuple, _ a1: Any?) -> RACTwoTuple { receiver.tupleByAddingObject(a1) }
    func rac0228(_ a1: Any?) -> RACOneTuple { RACOneTuple.pack(a1) }
    func rac0229(_ receiver: RACOneTuple) -> Any? { receiver.first }
    func rac0231(_ receiver: RACTwoTuple, _ a1: Any?) -> RACThreeTuple { receiver.tupleByAddingObject(a1) }
    func rac0232(_ a1: Any?, _ a2: Any?) -> RACTwoTuple { RACTwoTuple.pack(a1, a2) }
    func rac0233(_ receiver: RACTwoTuple) -> Any? { receiver.first }
    func rac0234(_ receiver: RACTwoTuple) -> Any? { receiver.second }
    func rac0236(_ receiver: RACThreeTuple, _ a1: Any?) -> RACFourTuple { receiver.tupleByAddingObject(a1) }
    func rac0237(_ a1: Any?, _ a2: Any?, _ a3: Any?) -> RACThreeTuple { RACThreeTuple.pack(a1, a2, a3) }
    func rac0238(_ receiver: RACThreeTuple) -> Any? { receiver.first }
    func rac0239(_ receiver: RACThreeTuple) -> Any? { receiver.second }
    func rac0240(_ receiver: RACThreeTuple) -> Any? { receiver.third }
    func rac0242(_ receiver: RACFourTuple, _ a1: Any?) -> RACFiveTuple { receiver.tupleByAddingObject(a1) }
    func rac0243(_ a1: Any?, _ a2: Any?, _ a3: Any?, _ a4: Any?) -> RACFourTuple { RACFourTuple.pack(a1, a2, a3, a4) }
    func rac0244(_ receiver: RACFourTuple) -> Any? { receiver.first }
    func rac0245(_ receiver: RACFourTuple) -> Any? { receiver.second }
    func rac0246(_ receiver: RACFourTuple) -> Any? { receiver.third }
    func rac0247(_ receiver: RACFourTuple) -> Any? { receiver.fourth }
    func rac0249(_ a1: Any?, _ a2: Any?, _ a3: Any?, _ a4: Any?, _ a5: Any?) -> RACFiveTuple { RACFiveTuple.pack(a1, a2, a3, a4, a5) }
    func rac0250(_ receiver: RACFiveTuple) -> Any? { receiver.first }
    func rac0251(_ receiver: RACFiveTuple) -> Any? { receiver.second }
    func rac0252(_ receiver: RACFiveTuple) -> Any? { receiver.third }
    func rac0253(_ receiver: RACFiveTuple) -> Any? { receiver.fourth }
    func rac0254(_ receiver: RACFiveTuple) -> Any? { receiver.fifth }
    func rac0255(_ receiver: [Any]) -> RACSequence { receiver.rac_sequence }
    func rac0256(_ receiver: [AnyHashable: Any]) -> RACSequence { receiver.rac_sequence }
    func rac0257(_ receiver: [AnyHashable: Any]) -> RACSequence { receiver.rac_keySequence }
    func rac0258(_ receiver: [AnyHashable: Any]) -> RACSequence { receiver.rac_valueSequence }
    func rac0259(_ receiver: Set<AnyHashable>) -> RACSequence { receiver.rac_sequence }
    func rac0260(_ receiver: NSOrderedSet) -> RACSequence { receiver.rac_sequence }
    func rac0261(_ receiver: String) -> RACSequence { receiver.rac_sequence }
    func rac0262(_ receiver: NSEnumerator) -> RACSequence { receiver.rac_sequence }
    func rac0263(_ receiver: IndexSet) -> RACSequence { receiver.rac_sequence }
    func rac0264(_ receiver: NotificationCenter, _ a1: Notification.Name?, _ a2: AnyObject?) -> RACSignal { receiver.rac_addObserverForName(a1, object: a2) }
    func rac0265(_ receiver: FileHandle) -> RACSignal { receiver.rac_readInBackground() }
    func rac0266(_ a1: URL, _ a2: Data.ReadingOptions, _ a3: RACScheduler) -> RACSignal { Data.rac_readContentsOfURL(a1, options: a2, scheduler: a3) }
    func rac0267(_ a1: URL, _ a3: RACScheduler) -> RACSignal { String.rac_readContentsOfURL(a1, scheduler: a3) }
    func rac0268(_ a1: URLRequest) -> RACSignal { URLSession.rac_sendAsynchronousRequest(a1) }
    func rac0269(_ receiver: UserDefaults, _ a1: String) -> RACChannelTerminal { receiver.rac_channelTerminalForKey(a1) }
    func rac0270(_ receiver: FormModel) -> RACCompoundDisposable { receiver.rac_deallocDisposable }
    func rac0271(_ receiver: FormModel) -> RACSignal { receiver.rac_willDeallocSignal() }
    func rac0272(_ receiver: FormModel, _ a1: @escaping (FormModel) -> (String) -> Void, _ a2: RACSignal) -> RACSignal { rac_lift(receiver, a1, withSignals: a2, a2) }
    func rac0273(_ receiver: FormModel, _ a1: @escaping (FormModel) -> (String) -> Void, _ a2: [RACSignal]) -> RACSignal { rac_lift(receiver, a1, withSignalsFromArray: a2) }
    func rac0274(_ receiver: FormModel, _ a1: @escaping (FormModel) -> (String) -> Void, _ a2: RACSignal) -> RACSignal { rac_lift(receiver, a1, withSignalOfArguments: a2) }
    func rac0275(_ receiver: FormModel, _ a1: String, _ a2: AnyObject?) -> RACSignal { receiver.rac_valuesForKeyPath(a1, observer: a2) }
    func rac0276(_ receiver: FormModel, _ a1: String, _ a2: RACObservingOptions, _ a3: AnyObject?) -> RACSignal { receiver.rac_valuesAndChangesForKeyPath(a1, options: a2, observer: a3) }
    func rac0277(_ receiver: FormModel, _ a1: String) -> RACSignal { receiver.rac_signalForSelector(a1) }
    func rac0278(_ receiver: FormModel, _ a1: String, _ a2: Any.Type) -> RACSignal { receiver.rac_signalForSelector(a1, fromProtocol: a2) }
    func rac0284(_ receiver: FormControl) -> RACCommand? { receiver.rac_command }
    func rac0285(_ receiver: FormControl) -> RACSignal { receiver.rac_textSignal() }
    func rac0286(_ receiver: FormControl) -> RACSignal { receiver.rac_textSignal() }
    func rac0287(_ receiver: FormControl, _ a1: RACControlEvents) -> RACSignal { receiver.rac_signalForControlEvents(a1) }
    func rac0288(_ receiver: FormControl) -> RACCommand? { receiver.rac_command }
    func rac0289(_ receiver: FormControl) -> RACCommand? { receiver.rac_command }
    func rac0290(_ receiver: FormRefreshControl) -> RACCommand? { receiver.rac_command }
    func rac0291(_ receiver: FormCell) -> RACSignal { receiver.rac_prepareForReuseSignal }
    func rac0292(_ receiver: FormCell) -> RACSignal { receiver.rac_prepareForReuseSignal }
    func rac0293(_ receiver: FormCell) -> RACSignal { receiver.rac_prepareForReuseSignal }
    func rac0294(_ receiver: FormCell) -> RACSignal { receiver.rac_prepareForReuseSignal }
    func rac0295(_ receiver: FormControl, _ a1: Date) -> RACChannelTerminal { receiver.rac_channelForControlEvents(.valueChanged, key: \.date, nilValue: a1) }
    func rac0296(_ receiver: FormControl, _ a1: Int) -> RACChannelTerminal { receiver.rac_channelForControlEvents(.valueChanged, key: \.selectedSegmentIndex, nilValue: a1) }
    func rac0297(_ receiver: FormSlider, _ a1: Float) -> RACChannelTerminal { receiver.rac_channelForControlEvents(.valueChanged, key: \.value, nilValue: a1) }
    func rac0298(_ receiver: FormControl, _ a1: Double) -> RACChannelTerminal { receiver.rac_channelForControlEvents(.valueChanged, key: \.value, nilValue: a1) }
    func rac0299(_ receiver: FormControl) -> RACChannelTerminal { receiver.rac_channelForControlEvents(.valueChanged, key: \.isOn, nilValue: false) }
}
