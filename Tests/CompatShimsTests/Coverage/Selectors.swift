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
        """
}
