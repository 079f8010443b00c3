/// A closure that calls another one with its owner, as long as there is one, and does not hold it.
func weakly<Owner: AnyObject>(_ owner: Owner, _ action: @escaping (Owner) -> Void) -> () -> Void {
    { [weak owner] in
        if let owner { action(owner) }
    }
}

/// A closure that calls another one with its owner, as long as there is one, and does not hold it.
func weakly<Owner: AnyObject, Value>(
    _ owner: Owner, _ action: @escaping (Owner, Value) -> Void
) -> (Value) -> Void {
    { [weak owner] value in
        if let owner { action(owner, value) }
    }
}
