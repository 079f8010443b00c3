extension Array where Element == Double {
    /// The middle value; of an even number of values, the mean of the middle two.
    var median: Double {
        precondition(!isEmpty, "the median of nothing")
        let sorted = sorted()
        return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    }
}
