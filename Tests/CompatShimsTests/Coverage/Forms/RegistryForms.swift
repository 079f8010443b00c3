import CompatShims
import Foundation
import RACCompat

/// Has a function for every form in the registry of rac-port: a form that is wrong does not compile.
struct RegistryForms {
    /// Stands for a class of the program.
    class FormModel: RACObject, RACSelectorSignalling, KeyValueCoding {
        let rac_selectorSignals = RACSelectorSignals()

        static var keys: [String: ValueKey] { [:] }
    }

    /// Stands for a control of the program, with the properties of UIKit's that the original binds.
    final class FormControl: RACTextControl {
        let rac_actions = RACControlActions()
        var isEnabled = true
        var text = ""
        var date = Date.distantPast
        var isOn = false
        var selectedSegmentIndex = 0
        var value = 0.0
    }

    /// Stands for a slider, whose value is a `Float`.
    final class FormSlider: RACControl {
        let rac_actions = RACControlActions()
        var isEnabled = true
        var value: Float = 0
    }

    /// Stands for a control that refreshes.
    final class FormRefreshControl: RACRefreshControl {
        let rac_actions = RACControlActions()
        var isEnabled = true

        func endRefreshing() {}
    }

    /// Stands for a cell.
    final class FormCell: RACReusable {
        let rac_selectorSignals = RACSelectorSignals()

        func prepareForReuse() { rac_didInvoke() }
    }
}
