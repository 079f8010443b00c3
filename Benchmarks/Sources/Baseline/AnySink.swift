/// Receives the values of one stage; every stage is one virtual call.
public class AnySink {
    init() {}

    /// Takes one value.
    public func receive(_ value: Any?) {}
}
