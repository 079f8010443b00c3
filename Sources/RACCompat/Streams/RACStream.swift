import Foundation
import StreamCore

/// The superclass of signals and sequences, which send or hold values in order, and have a name for debugging.
open class RACStream: CustomStringConvertible {
    // Guarded by a lock that takes no memory: streams are made by the million, and few have one of these.
    private var additions: StreamAdditions?

    init() {}

    /// The name, for debugging; empty unless names are switched on or it was set.
    ///
    /// When the environment variable `RAC_DEBUG_SIGNAL_NAMES` is present, operators name their results after their receivers
    /// and arguments, as the original did. Otherwise a name costs nothing.
    open var name: String {
        get { StripedLock.withLock(for: self) { additions?.name } ?? fixedName }
        set {
            release(StripedLock.withLock(for: self) { exchange(&madeAdditions.name, with: newValue) })
        }
    }

    /// The name of a stream that was given none.
    var fixedName: String { "" }

    /// Sets the name, if names are switched on.
    ///
    ///     signal.setNameWithFormat("-load: %@ page: %d", request, page)
    ///
    /// `%@` shows any value, nil as `(null)`; the other conversions show any number. A conversion without an argument
    /// stays as it is.
    ///
    /// - Returns: The receiver.
    @discardableResult
    public final func setNameWithFormat(_ format: String, _ arguments: Any?...) -> Self {
        named(NameFormat.string(format, arguments))
    }

    /// Sets the name that `makeName` makes, if names are switched on.
    @discardableResult
    package final func named(_ makeName: @autoclosure () -> String) -> Self {
        if SignalNames.areOn { name = makeName() }
        return self
    }

    /// The class, the address and the name.
    open var description: String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())> name: \(name)"
    }
}

extension RACStream: EndingObject {
    package final var end: ObjectEnd? {
        get { additions?.end }
        set { madeAdditions.end = newValue }
    }

    private final var madeAdditions: StreamAdditions {
        if let additions { return additions }
        let made = StreamAdditions()
        additions = made
        return made
    }
}

/// What few streams have, in a word of memory which the others leave empty.
private final class StreamAdditions {
    var name: String?
    var end: ObjectEnd?
}
