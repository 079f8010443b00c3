public import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A view that is reused for other content, as cells of lists are.
///
///     func prepareForReuse() {
///         defer { rac_didInvoke() }
///         title = ""
///     }
public protocol RACReusable: RACSelectorSignalling {
    /// Makes the view ready for other content, and announces the call with `rac_didInvoke`; see
    /// ``RACSelectorSignalling``.
    func prepareForReuse()
}

extension RACReusable {
    /// A signal that sends a `RACUnit` whenever the view is about to be reused, and completes when the view dies.
    ///
    /// The signal ends the work for the old content: `image.takeUntil(cell.rac_prepareForReuseSignal)`.
    public var rac_prepareForReuseSignal: RACSignal {
        rac_signalForSelector("prepareForReuse()")
            .mapReplace(RACUnit.defaultUnit())
            .named("\(RACDescription(self)) -rac_prepareForReuseSignal")
    }
}
