public import RACCompat

extension RACSignal {
    /// Sets a property that is named by a string to every value that the receiver sends, and to `nilValue` for nil.
    ///
    ///     ageSignal.setKeyPath("account.age", onObject: person, nilValue: 0)
    ///
    /// The method differs from `setKeyPath` with a Swift key path in three ways. A value that comes while an object in
    /// the middle is nil is dropped. A name that does not exist stops the program with a message. The binding ends when
    /// the object dies. Debug builds report a second signal that is bound to the same string.
    ///
    /// - Returns: A disposable that ends the binding.
    @discardableResult
    public final func setKeyPath(
        _ keyPath: String, onObject object: some RACObservable, nilValue: Any? = nil,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        let place = CallPlace("-setKeyPath:onObject:nilValue:", of: self, file, line)
        let path = StringKeyPath(keyPath, at: place)
        path.check(on: object)
        let origin = BlockOrigin(isolation, file, line)
        let binding = bind(to: keyPath, { keyPath }, of: object, nilValue: nilValue, origin, at: place) {
            object, value in
            path.write(value, from: object)
        }
        return ended(binding, with: object)
    }

    /// Ends a binding when its object dies, if the object reports its death.
    func ended(_ binding: RACDisposable, with object: AnyObject) -> RACDisposable {
        guard !binding.isDisposed, let death = observeDeath(of: object, binding.dispose) else { return binding }
        // A binding that ends early leaves nothing behind in its object.
        (binding as? RACCompoundDisposable)?.addDisposable(death)
        return binding
    }
}
