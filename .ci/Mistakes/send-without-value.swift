import RACCompat

func tap(_ taps: RACSubject) {
    // error: missing argument for parameter #1 in call
    taps.sendNext()
}
