/// What can stand on the right of `<~`: a signal, a producer or a property, which cannot fail.
public protocol BindingSource<Value>: SignalProducerConvertible where Failure == Never {}

extension Signal: BindingSource where Failure == Never {}

extension SignalProducer: BindingSource where Failure == Never {}
