extension SignalProducer {
    /// Returns a producer with a name, which streams made from it by operators inherit.
    ///
    ///     let results = search.named("search").map(\.results)
    ///     print(results)                             // prints SignalProducer<[Result], Never> "search"
    ///
    /// The name appears in the description, in the lines of `logEvents()`, in the list of a `SubscriptionTracker`, and
    /// in reports of mistakes, with the place of this call. Of several names, the name nearest to the observer counts.
    /// Operators that join streams as equals, or one after the other, begin without a name: `combineLatest`, `zip`,
    /// `merge`, `race`, `concat`, `prefix`, `then`. A started chain contains nothing of the name, so the name costs
    /// nothing while values flow.
    public func named(_ name: String, fileID: String = #fileID, line: Int = #line) -> SignalProducer {
        SignalProducer(source.labelled(StreamLabel(name: name, fileID: fileID, line: line)))
    }

    /// The name that was given nearest to the observer, if there is one.
    public var name: String? { source.label?.name }
}

extension Signal {
    /// Gives a name to this signal, which streams made from it by operators from then on inherit.
    ///
    /// The signal itself gets the name, so all references to the signal see it; a new name replaces the previous name.
    /// See ``SignalProducer/named(_:fileID:line:)``.
    ///
    /// - Returns: The signal.
    @discardableResult
    public func named(_ name: String, fileID: String = #fileID, line: Int = #line) -> Signal {
        core.label = StreamLabel(name: name, fileID: fileID, line: line)
        return self
    }

    /// The name of the signal, given to it or inherited from the stream it is made from, if there is one.
    public var name: String? { core.label?.name }
}

extension Property {
    /// Gives a name to this property, which streams made from it by operators from then on inherit.
    ///
    /// A property that never changes ignores the name.
    ///
    /// - Returns: The property.
    @discardableResult
    public func named(_ name: String, fileID: String = #fileID, line: Int = #line) -> Property {
        core?.label = StreamLabel(name: name, fileID: fileID, line: line)
        return self
    }
}

extension MutableProperty {
    /// Gives a name to this property, which streams made from it by operators from then on inherit.
    ///
    /// - Returns: The property.
    @discardableResult
    public func named(_ name: String, fileID: String = #fileID, line: Int = #line) -> MutableProperty {
        core.label = StreamLabel(name: name, fileID: fileID, line: line)
        return self
    }
}
