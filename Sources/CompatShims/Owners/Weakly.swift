/// Returns a closure that calls `action` with the owner while the owner lives, and does not retain the owner.
func weakly<Owner: AnyObject>(_ owner: Owner, _ action: @escaping (Owner) -> Void) -> () -> Void {
    { [weak owner] in
        if let owner { action(owner) }
    }
}

/// Returns a closure that calls `action` with the owner and a value while the owner lives, and does not retain the
/// owner.
func weakly<Owner: AnyObject, Value>(
    _ owner: Owner, _ action: @escaping (Owner, Value) -> Void
) -> (Value) -> Void {
    { [weak owner] value in
        if let owner { action(owner, value) }
    }
}
