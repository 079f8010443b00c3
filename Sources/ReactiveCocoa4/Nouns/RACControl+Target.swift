public import CompatShims
import StreamCore

extension RACControl {
    /// Executes an action with the control whenever one of these events happens; the control does not retain the
    /// action.
    ///
    ///     button.addTarget(viewModel.save, action: CocoaAction.selector, forControlEvents: .touchUpInside)
    ///
    /// The selector is always `CocoaAction.selector`.
    public func addTarget(
        _ target: ReactiveCocoa4.CocoaAction, action selector: String, forControlEvents events: RACControlEvents
    ) {
        require(selector == CocoaAction.selector, "A CocoaAction has one selector, \(CocoaAction.selector).")
        reactive.controlEvents(events).observeValues { [weak target] control in target?.execute(control) }
    }
}
