import RACCompat

func named(_ signal: RACSignal, _ page: Int?) -> RACSignal {
    // error: cannot convert value of type 'Int?' to expected argument type 'String'
    signal.setNameWithFormat(page).catchTo(.empty())
}
