/// Makes disposables.
public struct Disposables {
    private init() {}

    /// Returns a disposable that does nothing.
    public static func create() -> any Disposable { NopDisposable.shared }

    /// Returns a disposable that runs a closure, once.
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable { ActionDisposable(dispose) }

    /// Returns a disposable that disposes two disposables, in order.
    public static func create(_ first: any Disposable, _ second: any Disposable) -> any Cancelable {
        ListDisposable([first, second])
    }

    /// Returns a disposable that disposes three disposables, in order.
    public static func create(
        _ first: any Disposable, _ second: any Disposable, _ third: any Disposable
    ) -> any Cancelable {
        ListDisposable([first, second, third])
    }

    /// Returns a disposable that disposes any number of disposables, in order.
    public static func create(
        _ first: any Disposable, _ second: any Disposable, _ third: any Disposable, _ rest: any Disposable...
    ) -> any Cancelable {
        ListDisposable([first, second, third] + rest)
    }

    /// Returns a disposable that disposes any number of disposables, in order.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable { ListDisposable(disposables) }
}

/// A disposable that does nothing.
struct NopDisposable: Disposable {
    static var shared: NopDisposable { NopDisposable() }

    func dispose() {}
}
