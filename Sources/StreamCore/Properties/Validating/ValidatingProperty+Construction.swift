extension ValidatingProperty {
    /// Makes a property with an initial value, and validates every value before it is set.
    public convenience init(_ initial: Value, _ validator: @escaping (Value) -> Decision) {
        self.init(MutableProperty(initial), validator)
    }

    /// Makes a property that validates values for `inner` by the current value of `other`.
    ///
    /// When `other` changes, the last proposed value is validated again. `other` is not retained.
    public convenience init<Other: PropertyProtocol>(
        _ inner: MutableProperty<Value>, with other: Other,
        _ validator: @escaping (Value, Other.Value) -> Decision
    ) {
        let other = Property(other)
        self.init(inner) { validator($0, other.value) }
        revalidate(when: other.signal)
    }

    /// Makes a property with an initial value, and validates values by the current value of `other`.
    ///
    /// When `other` changes, the last proposed value is validated again. `other` is not retained.
    public convenience init<Other: PropertyProtocol>(
        _ initial: Value, with other: Other, _ validator: @escaping (Value, Other.Value) -> Decision
    ) {
        self.init(MutableProperty(initial), with: other, validator)
    }

    /// Makes a property that validates values for `inner` by the last value proposed to `other`.
    ///
    /// When `other` receives a new proposal, the last value proposed here is validated again.
    public convenience init<OtherValue, OtherError>(
        _ inner: MutableProperty<Value>, with other: ValidatingProperty<OtherValue, OtherError>,
        _ validator: @escaping (Value, OtherValue) -> Decision
    ) {
        let results = other.result
        self.init(inner) { validator($0, results.value.proposed) }
        revalidate(when: results.signal)
    }

    /// Makes a property with an initial value, and validates values by the last value proposed to `other`.
    ///
    /// When `other` receives a new proposal, the last value proposed here is validated again.
    public convenience init<OtherValue, OtherError>(
        _ initial: Value, with other: ValidatingProperty<OtherValue, OtherError>,
        _ validator: @escaping (Value, OtherValue) -> Decision
    ) {
        self.init(MutableProperty(initial), with: other, validator)
    }
}
