/// Receives the values of one stage; every stage is one virtual call.
public class IntSink {
    init() {}

    /// Takes one value.
    public func receive(_ value: Int) {}
}
