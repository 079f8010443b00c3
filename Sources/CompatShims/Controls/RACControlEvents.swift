/// The events of a control, as a set with the values of `UIControlEvents`.
public struct RACControlEvents: OptionSet, Hashable, Sendable {
    /// One bit for each kind of event.
    public let rawValue: UInt

    /// Makes a set from its bits; a program may use bits 24 to 27 for events of its own.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The control was pressed.
    public static let touchDown = RACControlEvents(rawValue: 1 << 0)
    /// The control was pressed several times in a short while.
    public static let touchDownRepeat = RACControlEvents(rawValue: 1 << 1)
    /// A finger that pressed the control moved inside of it.
    public static let touchDragInside = RACControlEvents(rawValue: 1 << 2)
    /// A finger that pressed the control moved just outside of it.
    public static let touchDragOutside = RACControlEvents(rawValue: 1 << 3)
    /// A finger that pressed the control came back into it.
    public static let touchDragEnter = RACControlEvents(rawValue: 1 << 4)
    /// A finger that pressed the control left it.
    public static let touchDragExit = RACControlEvents(rawValue: 1 << 5)
    /// The control was pressed and released: the action of a button.
    public static let touchUpInside = RACControlEvents(rawValue: 1 << 6)
    /// The control was pressed, and released outside of it.
    public static let touchUpOutside = RACControlEvents(rawValue: 1 << 7)
    /// Pressing the control was cancelled.
    public static let touchCancel = RACControlEvents(rawValue: 1 << 8)
    /// The user has changed the value.
    public static let valueChanged = RACControlEvents(rawValue: 1 << 12)
    /// The main action of the control was performed.
    public static let primaryActionTriggered = RACControlEvents(rawValue: 1 << 13)
    /// The user has begun to edit.
    public static let editingDidBegin = RACControlEvents(rawValue: 1 << 16)
    /// The user has edited the text.
    public static let editingChanged = RACControlEvents(rawValue: 1 << 17)
    /// The user has ended editing.
    public static let editingDidEnd = RACControlEvents(rawValue: 1 << 18)
    /// The user has ended editing with the return key.
    public static let editingDidEndOnExit = RACControlEvents(rawValue: 1 << 19)

    /// All events of touch.
    public static let allTouchEvents = RACControlEvents(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = RACControlEvents(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = RACControlEvents(rawValue: 0xFFFF_FFFF)
}
