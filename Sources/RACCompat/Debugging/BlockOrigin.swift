import StreamCore

/// The actor on which a block was written, and the line; debug builds report a call of the block off that actor.
package struct BlockOrigin {
    #if DEBUG
        private let watch: IsolationWatch?
    #endif

    package init(_ isolation: (any Actor)?, _ file: StaticString, _ line: UInt) {
        #if DEBUG
            watch = isolation.map { IsolationWatch($0, file, line, cure: .delivering) }
        #endif
    }

    /// Reports when the code does not run on the actor.
    package func look() {
        #if DEBUG
            watch?.look()
        #endif
    }

    // A generic function would cost optimized builds a conversion of the block in every call.

    /// Returns the block; in debug builds, a block written on an actor reports calls off that actor.
    func watched(_ block: @escaping (Any?) -> Void) -> (Any?) -> Void {
        #if DEBUG
            guard let watch else { return block }
            return { value in
                watch.look()
                block(value)
            }
        #else
            block
        #endif
    }

    /// Returns the block; in debug builds, a block written on an actor reports calls off that actor.
    func watched(_ block: @escaping ((any Error)?) -> Void) -> ((any Error)?) -> Void {
        #if DEBUG
            guard let watch else { return block }
            return { error in
                watch.look()
                block(error)
            }
        #else
            block
        #endif
    }

    /// Returns the block; in debug builds, a block written on an actor reports calls off that actor.
    func watched(_ block: @escaping () -> Void) -> () -> Void {
        #if DEBUG
            guard let watch else { return block }
            return {
                watch.look()
                block()
            }
        #else
            block
        #endif
    }
}
