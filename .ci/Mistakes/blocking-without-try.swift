import RACCompat

func wait(_ signal: RACSignal) -> Any? {
    // error: call can throw, but it is not marked with 'try' and the error is not handled
    signal.take(1).asynchronousFirstOrDefault(nil)
}
