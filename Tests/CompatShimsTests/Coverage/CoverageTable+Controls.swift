import CompatShims
import RACCompat

extension CoverageTable {
    /// Adds what the original adds to views; here it belongs to every control of the program's own.
    mutating func addControls() {
        for type in ["NSControl", "UIButton", "UIBarButtonItem", "UIRefreshControl"] {
            has("\(type) rac_command") { (button: TestButton) in button.rac_command = nil }
        }
        for type in ["NSControl", "NSText", "UITextField", "UITextView"] {
            has("\(type) -rac_textSignal") { (field: TestField) in field.rac_textSignal() }
        }
        has("UIControl -rac_signalForControlEvents:") { (button: TestButton) in
            button.rac_signalForControlEvents(.touchUpInside)
        }
        has("UIControl -rac_channelForControlEvents:key:nilValue:") { (field: TestField) in
            field.rac_channelForControlEvents(.valueChanged, key: \.text, nilValue: "")
        }
        has("UITableViewCell rac_prepareForReuseSignal") { (cell: any RACReusable) in cell.rac_prepareForReuseSignal }
        has("UITextField -rac_newTextChannel") { (field: TestField) in field.rac_newTextChannel() }
        lacks("UITextView rac_delegateProxy", because: "a subclass of RACDelegateProxy stands for the delegate")
    }
}
