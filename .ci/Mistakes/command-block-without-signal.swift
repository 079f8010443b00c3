import RACCompat

func makeSave() -> RACCommand {
    RACCommand { (text: String) in
        // error: cannot convert value of type '()' to closure result type 'RACSignal'
        print("saving", text)
    }
}
