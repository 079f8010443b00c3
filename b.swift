import RACCompat
func RACTupleUnpack<each Value>(_ tuple: Any?) -> (repeat each Value) { fatalError() }
func RACTupleUnpack<Value>(_ tuple: Any?) -> Value { fatalError() }
func g(_ t: Any?) -> String {
    let (n, m): (String, Int?) = RACTupleUnpack(t)
    let k: String = RACTupleUnpack(t)
    return n + "\(m ?? 0)" + k
}
