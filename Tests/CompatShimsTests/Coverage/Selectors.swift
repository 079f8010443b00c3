/// The selectors and properties that the original adds to the classes of others, one a line; those about sequences are
/// among the tests of `RACCompat`.
enum Selectors {
    static let all: [String] = list.split(separator: "\n").map(String.init)

    private static let list = """
        NSNotificationCenter -rac_addObserverForName:object:
        NSFileHandle -rac_readInBackground
        NSData +rac_readContentsOfURL:options:scheduler:
        NSString +rac_readContentsOfURL:usedEncoding:scheduler:
        NSString -rac_keyPathComponents
        NSString -rac_keyPathByDeletingLastKeyPathComponent
        NSString -rac_keyPathByDeletingFirstKeyPathComponent
        NSURLConnection +rac_sendAsynchronousRequest:
        NSUserDefaults -rac_channelTerminalForKey:
        NSInvocation -rac_setArgument:atIndex:
        NSInvocation -rac_argumentAtIndex:
        NSInvocation rac_argumentsTuple
        NSInvocation -rac_returnValue
        NSObject rac_deallocDisposable
        NSObject -rac_willDeallocSignal
        NSObject -rac_liftSelector:withSignals:
        NSObject -rac_liftSelector:withSignalsFromArray:
        NSObject -rac_liftSelector:withSignalOfArguments:
        NSObject -rac_valuesForKeyPath:observer:
        NSObject -rac_valuesAndChangesForKeyPath:options:observer:
        NSObject -rac_signalForSelector:
        NSObject -rac_signalForSelector:fromProtocol:
        NSObject RACSelectorSignalErrorDomain
        NSObject RACSelectorSignalError
        NSObject RACSelectorSignalErrorMethodSwizzlingRace
        NSObject -rac_channelToBinding:
        NSObject -rac_channelToBinding:options:
        NSObject -rac_observeKeyPath:options:observer:block:
        NSObject -rac_addObserver:forKeyPath:options:block:
        RACKVOChannel -initWithTarget:keyPath:nilValue:
        RACDelegateProxy rac_proxiedDelegate
        RACDelegateProxy -initWithProtocol:
        RACDelegateProxy -signalForSelector:
        RACDelegateProxy RACDelegateProxy
        NSControl rac_command
        NSControl -rac_textSignal
        NSText -rac_textSignal
        UIControl -rac_signalForControlEvents:
        UIControl -rac_channelForControlEvents:key:nilValue:
        UIButton rac_command
        UIBarButtonItem rac_command
        UIRefreshControl rac_command
        UITableViewCell rac_prepareForReuseSignal
        UITextField -rac_textSignal
        UITextField -rac_newTextChannel
        UITextView rac_delegateProxy
        UITextView -rac_textSignal
        (macro) RAC(TARGET, KEYPATH[, NILVALUE])
        (macro) RACObserve(TARGET, KEYPATH)
        (macro) RACChannelTo(TARGET, KEYPATH[, NILVALUE])
        (macro) RACAble(...)
        (macro) RACAbleWithStart(...)
        (macro) @weakify(...)
        (macro) @unsafeify(...)
        (macro) @strongify(...)
        (macro) @onExit
        (macro) @keypath(...)
        (macro) @collectionKeypath(...)
        (macro) RAC_WARN_UNUSED_RESULT
        """
}
