extension SignalProducer {
    /// Gives a name to the producer, and to what is made of it by operators that follow it.
    ///
    ///     let results = search.named("search").map(\.results)
    ///     print(results)                             // prints SignalProducer<[Result], Never> "search"
    ///
    /// It is in the description, in what `logEvents()` writes, in the list of a `SubscriptionTracker`, and in reports of
    /// mistakes, with the place of this call. Of several names the one nearest to the observer counts. Operators that join
    /// streams as equals, or in a row, begin without one: `combineLatest`, `zip`, `merge`, `race`, `concat`, `prefix`,
    /// `then`. A started chain has nothing of it, so it costs nothing while values flow.
    public func named(_ name: String, fileID: String = #fileID, line: Int = #line) -> SignalProducer {
        SignalProducer(source.labelled(StreamLabel(name: name, fileID: fileID, line: line)))
    }

    /// The name that was given nearest to the observer, if there is one.
    public var name: String? { source.label?.name }
}

extension Signal {
    /// Gives a name to this signal, and to what is made of it from then on by operators that follow it.
    ///
    /// The signal itself gets the name, whoever refers to it; a new name takes the place of another. See
    /// ``SignalProducer/named(_:fileID:line:)``.
    ///
    /// - Returns: The signal.
    @discardableResult
    public func named(_ name: String, fileID: String = #fileID, line: Int = #line) -> Signal {
        core.label = StreamLabel(name: name, fileID: fileID, line: line)
        return self
    }

    /// The name of the signal, its own or that of what it is made of, if there is one.
    public var name: String? { core.label?.name }
}

extension Property {
    /// Gives a name to this property, and to what is made of it from then on by operators that follow it.
    ///
    /// A property that never changes has no streams worth a name, and ignores it.
    ///
    /// - Returns: The property.
    @discardableResult
    public func named(_ name: String, fileID: String = #fileID, line: Int = #line) -> Property {
        core?.label = StreamLabel(name: name, fileID: fileID, line: line)
        return self
    }
}

extension MutableProperty {
    /// Gives a name to this property, and to what is made of it from then on by operators that follow it.
    ///
    /// - Returns: The property.
    @discardableResult
    public func named(_ name: String, fileID: String = #fileID, line: Int = #line) -> MutableProperty {
        core.label = StreamLabel(name: name, fileID: fileID, line: line)
        return self
    }
}
