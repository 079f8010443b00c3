private let macro = "A macro of the preprocessor: "

extension ImportedName {
    /// What cannot be written so, or could not be written in Swift at all.
    static let notSpelled: [ImportedName] = [
        ImportedName("RACStream -setNameWithFormat:", "", differs: "Not imported; setNameWithFormat(_:_:) is here."),
        ImportedName(
            "RACTuple +tupleWithObjects:", "", differs: "Not imported; RACTuplePack(…), or a literal, is here."),
        ImportedName("RACOneTuple +tupleWithObjects:", "", differs: "Not imported; RACTuplePack(…) is here."),
        ImportedName("RACTwoTuple +tupleWithObjects:", "", differs: "Not imported; RACTuplePack(…) is here."),
        ImportedName("RACThreeTuple +tupleWithObjects:", "", differs: "Not imported; RACTuplePack(…) is here."),
        ImportedName("RACFourTuple +tupleWithObjects:", "", differs: "Not imported; RACTuplePack(…) is here."),
        ImportedName("RACFiveTuple +tupleWithObjects:", "", differs: "Not imported; RACTuplePack(…) is here."),
        ImportedName(
            "RACGroupedSignal +signalWithKey:", "init(key:)",
            differs: "Subclasses have init() alone: RACGroupedSignal.signalWithKey(_:)."),
        ImportedName(
            "RACChannelTerminal -init", "init()", differs: "Unavailable there, too: terminals are those of a channel."),
        ImportedName(
            "RACKVOChannel -init", "init()", differs: "Unavailable there, too: init(target:keyPath:nilValue:)."),
        ImportedName(
            "NSObject -rac_liftSelector:withSignals:", "",
            differs: "Not imported; rac_lift(object, Class.method, withSignals: a, b) is here."),
        ImportedName(
            "NSObject -rac_liftSelector:withSignalsFromArray:", "rac_liftSelector(_:withSignalsFrom:)",
            differs: "There are no selectors: rac_lift(object, Class.method, withSignalsFromArray: signals)."),
        ImportedName(
            "NSObject RACSelectorSignalErrorMethodSwizzlingRace", "RACSelectorSignalError.methodSwizzlingRace",
            differs: "Nothing is swizzled, so it cannot happen."),
        ImportedName("RACDelegateProxy -initWithProtocol:", "init(with:)", differs: "A subclass adopts the protocol."),
        ImportedName(
            "RACSubscriptingAssignmentTrampoline -initWithTarget:nilValue:", "init(target:nilValue:)",
            differs: "A part of the macro RAC(…): RAC(object, \\.property, nilValue) <~ signal."),
        ImportedName(
            "RACTupleUnpackingTrampoline +trampoline", "init()", differs: "A part of the macro RACTupleUnpack(…)."),
        ImportedName("NSObject -rac_channelToBinding:", "rac_channel(toBinding:)", differs: "AppKit's: RACChannelTo."),
        ImportedName(
            "NSObject -rac_channelToBinding:options:", "rac_channel(toBinding:options:)",
            differs: "AppKit's: RACChannelTo."),
        ImportedName(
            "UIDatePicker -rac_newDateChannelWithNilValue:", "rac_newDateChannel(withNilValue:)",
            differs: "rac_channelForControlEvents(_:key:nilValue:) of a control of one's own."),
        ImportedName(
            "UISegmentedControl -rac_newSelectedSegmentIndexChannelWithNilValue:",
            "rac_newSelectedSegmentIndexChannel(withNilValue:)",
            differs: "rac_channelForControlEvents(_:key:nilValue:) of a control of one's own."),
        ImportedName(
            "UISlider -rac_newValueChannelWithNilValue:", "rac_newValueChannel(withNilValue:)",
            differs: "rac_channelForControlEvents(_:key:nilValue:) of a control of one's own."),
        ImportedName(
            "UIStepper -rac_newValueChannelWithNilValue:", "rac_newValueChannel(withNilValue:)",
            differs: "rac_channelForControlEvents(_:key:nilValue:) of a control of one's own."),
        ImportedName("RAC(…)", "", differs: macro + "RAC(object, \\.property) <~ signal."),
        ImportedName("RACObserve(…)", "", differs: macro + "RACObserve(object, \\.property)."),
        ImportedName("RACChannelTo(…)", "", differs: macro + "RACChannelTo(object, \\.property)."),
        ImportedName("RACTuplePack(…)", "", differs: macro + "RACTuplePack(a, b)."),
        ImportedName("RACTupleUnpack(…)", "", differs: macro + "RACTupleUnpack(tuple, as: …)."),
        ImportedName(
            "RACAble(…), RACAbleWithStart(…)", "", differs: macro + "RACObserve(object, \\.property), skip(1)."),
        ImportedName("@weakify(…), @unsafeify(…), @strongify(…)", "", differs: macro + "[weak self], guard let self."),
        ImportedName("@onExit", "", differs: macro + "defer."),
        ImportedName("@keypath(…), @collectionKeypath(…)", "", differs: macro + "\\Type.property, #keyPath's text."),
        ImportedName("RAC_WARN_UNUSED_RESULT", "", differs: "What Swift does by default."),
        ImportedName("metamacro_…", "", differs: "Of no use without the preprocessor."),
    ]
}
