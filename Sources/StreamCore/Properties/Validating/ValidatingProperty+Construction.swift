extension ValidatingProperty {
    /// Makes a property with a value, and judges what is set.
    public convenience init(_ initial: Value, _ validator: @escaping (Value) -> Decision) {
        self.init(MutableProperty(initial), validator)
    }

    /// Makes a property that judges what is set on another one by the value of a third.
    ///
    /// When the third changes, the value proposed last is judged once more. It is not retained.
    public convenience init<Other: PropertyProtocol>(
        _ inner: MutableProperty<Value>, with other: Other,
        _ validator: @escaping (Value, Other.Value) -> Decision
    ) {
        let other = Property(other)
        self.init(inner) { validator($0, other.value) }
        revalidate(when: other.signal)
    }

    /// Makes a property with a value, and judges what is set by the value of another property.
    ///
    /// When that changes, the value proposed last is judged once more. It is not retained.
    public convenience init<Other: PropertyProtocol>(
        _ initial: Value, with other: Other, _ validator: @escaping (Value, Other.Value) -> Decision
    ) {
        self.init(MutableProperty(initial), with: other, validator)
    }

    /// Makes a property that judges what is set on another one by the value proposed last to a third.
    ///
    /// When another is proposed to that, the one proposed last to this is judged once more.
    public convenience init<OtherValue, OtherError>(
        _ inner: MutableProperty<Value>, with other: ValidatingProperty<OtherValue, OtherError>,
        _ validator: @escaping (Value, OtherValue) -> Decision
    ) {
        let results = other.result
        self.init(inner) { validator($0, results.value.proposed) }
        revalidate(when: results.signal)
    }

    /// Makes a property with a value, and judges what is set by the value proposed last to another property.
    ///
    /// When another is proposed to that, the one proposed last to this is judged once more.
    public convenience init<OtherValue, OtherError>(
        _ initial: Value, with other: ValidatingProperty<OtherValue, OtherError>,
        _ validator: @escaping (Value, OtherValue) -> Decision
    ) {
        self.init(MutableProperty(initial), with: other, validator)
    }
}
