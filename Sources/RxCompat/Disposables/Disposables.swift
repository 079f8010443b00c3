/// Makes disposables.
public struct Disposables {
    private init() {}

    /// A disposable that does nothing.
    public static func create() -> any Disposable { NopDisposable.shared }

    /// A disposable that runs a closure, once.
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable { ActionDisposable(dispose) }

    /// A disposable of two, in order.
    public static func create(_ first: any Disposable, _ second: any Disposable) -> any Cancelable {
        ListDisposable([first, second])
    }

    /// A disposable of three, in order.
    public static func create(
        _ first: any Disposable, _ second: any Disposable, _ third: any Disposable
    ) -> any Cancelable {
        ListDisposable([first, second, third])
    }

    /// A disposable of many, in order.
    public static func create(
        _ first: any Disposable, _ second: any Disposable, _ third: any Disposable, _ rest: any Disposable...
    ) -> any Cancelable {
        ListDisposable([first, second, third] + rest)
    }

    /// A disposable of many, in order.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable { ListDisposable(disposables) }
}

/// Does nothing.
struct NopDisposable: Disposable {
    static var shared: NopDisposable { NopDisposable() }

    func dispose() {}
}
