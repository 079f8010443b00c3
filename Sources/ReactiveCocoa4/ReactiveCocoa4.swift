// One import is enough, as before: ReactiveCocoa 4 had both APIs, the typed one and that of Objective-C.
@_exported public import CompatShims
@_exported public import RACCompat
@_exported public import StreamCore
