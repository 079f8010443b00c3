public import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A view that is used again for other content, as cells of lists are.
///
///     func prepareForReuse() {
///         defer { rac_didInvoke() }
///         title = ""
///     }
public protocol RACReusable: RACSelectorSignalling {
    /// Makes the view ready for other content, and sends the call; see ``RACSelectorSignalling``.
    func prepareForReuse()
}

extension RACReusable {
    /// Sends a `RACUnit` whenever the view is about to be used again; completes when the view goes.
    ///
    /// What belongs to the old content ends with it: `image.takeUntil(cell.rac_prepareForReuseSignal)`.
    public var rac_prepareForReuseSignal: RACSignal {
        rac_signalForSelector("prepareForReuse()")
            .mapReplace(RACUnit.defaultUnit())
            .named("\(RACDescription(self)) -rac_prepareForReuseSignal")
    }
}
