/// A rule of the contract that `conform` checks, by its number on the page Contracts of `StreamCore`.
///
/// Numbers are stable: a number never changes its meaning.
public enum ContractRule: String, CaseIterable, Sendable {
    /// Failure, completion and interruption each end a stream.
    case everyEndTerminates = "C-01"
    /// No event follows a terminal event.
    case nothingAfterTheEnd = "C-02"
    /// Events of several threads are delivered one at a time, each of them once.
    case serialDelivery = "C-04"
    /// Each event reaches all observers, in the order in which they were added.
    case orderOfObservers = "C-05"
    /// An observer that is added during a delivery begins with the next value.
    case joinDuringDelivery = "C-06"
    /// All observers receive values of several threads in the same order, which ends with the value of a property.
    case oneOrderForAll = "C-07"
    /// An observer that is added while another thread sends misses no later value, and receives none twice.
    case joinOnceAmongThreads = "C-08"
    /// An observer that is added during a delivery receives the current value at once, and all values after it.
    case currentValueOnJoining = "C-09"
    /// Each start has work and state of its own.
    case workOfItsOwn = "C-10"
    /// A value that is sent from inside a delivery is delivered after it.
    case reentrantSendsQueue = "C-11"
    /// A terminal event that is sent from inside a delivery is delivered after it.
    case reentrantEndsQueue = "C-12"
    /// A value of another thread is delivered before the delivering thread leaves.
    case takesOverWork = "C-13"
    /// The value that an observer sets can be read at once.
    case readsOwnWrite = "C-14"
    /// In the dynamic layer, a value that is sent from inside a delivery is delivered inside the call.
    case reentrantSendsNest = "C-16"
    /// Actions run in order, and never inside the call that schedules them.
    case actionsInOrder = "C-21"
    /// Actions of several threads run one at a time, each of them once.
    case serialActions = "C-22"
    /// An action that was cancelled before its run does not run.
    case cancelledActions = "C-23"
    /// An action runs no earlier than its date.
    case actionsWait = "C-24"
    /// Actions run in the order of their dates, and actions of the same date in the order in which they were scheduled.
    case orderOfDates = "C-25"
    /// A scheduler releases an action when the action has run.
    case releasesActions = "C-26"
    /// A repeating action stops when it disposes of itself, or is disposed of between two runs.
    case repetitionsStop = "C-27"
    /// Other threads can schedule and cancel while an action waits for them.
    case schedulesDuringActions = "C-28"
    /// The end of a stream releases its resources.
    case endReleasesResources = "C-29"
    /// Disposal releases the resources of a stream.
    case disposalReleasesResources = "C-30"
    /// No event follows disposal, except an interruption.
    case nothingAfterDisposal = "C-34"
    /// A signal is interrupted when its input is released.
    case inputInterrupts = "C-38"
    /// A signal releases an observer at its end, and when the observation is disposed of.
    case releasesObservers = "C-42"
    /// A start releases its observer at its end, and when it is disposed of.
    case releasesStarts = "C-43"
    /// The streams of a property complete when the property is released.
    case propertyCompletes = "C-44"
    /// A send returns while another thread is inside of a delivery.
    case sendsDoNotWait = "C-45"
    /// A property can be set while another thread is inside of a delivery.
    case setsDoNotWait = "C-46"
    /// Other threads can send to the inputs of an operator, and dispose of it, while a delivery waits for them.
    case operatorsDoNotWait = "C-47"
    /// The stack does not grow with the sends from inside of deliveries.
    case constantStack = "C-48"
    /// The stack does not grow with the number of times that an observer sets its property.
    case constantStackOfProperties = "C-53"
    /// The `deinit` of a value that a property has released can set the property.
    case valuesComeBack = "C-55"
    /// The `deinit` of a value that an operator has released can send to the operator.
    case valuesComeBackToOperators = "C-56"
    /// The `deinit` of a value that a subject of the dynamic layer has released can send to the subject.
    case valuesComeBackToSubjects = "C-57"
    /// Nothing retains a value after the end of the stream, or after its disposal.
    case retainsNothing = "C-61"

    /// The sentence of the rule: its heading on the page.
    public var sentence: String {
        switch self {
        case .everyEndTerminates: "Every event but a value terminates"
        case .nothingAfterTheEnd: "Nothing comes after a terminal event"
        case .serialDelivery: "Threads that send together are delivered one at a time, and nothing is lost"
        case .orderOfObservers: "All observers see an event, in the order in which they came"
        case .joinDuringDelivery: "An observer that is added during a delivery misses only the delivered value"
        case .oneOrderForAll:
            "All observers see the values of two threads in one order, ending with the value that the property has"
        case .joinOnceAmongThreads:
            "An observer that is added while another thread sets a property misses no value and receives none twice"
        case .currentValueOnJoining:
            "A producer that is started by an observer sends the present value at once and misses nothing after it"
        case .workOfItsOwn: "The work is done once for every start"
        case .reentrantSendsQueue: "A value that is sent from inside a delivery comes after it, for every observer"
        case .reentrantEndsQueue: "Completion from inside a delivery comes after it"
        case .takesOverWork: "Work from another thread is done by the thread inside, before it leaves"
        case .readsOwnWrite: "A value that is set by an observer can be read at once"
        case .reentrantSendsNest: "A value sent from inside the block for values is delivered at once"
        case .actionsInOrder: "Actions never run inside the call, and keep their order"
        case .serialActions: "Actions of eight threads run one at a time, each thread's in order"
        case .cancelledActions: "An action cancelled before its run does not run on a queue scheduler"
        case .actionsWait: "An action waits for its date, or for its delay"
        case .orderOfDates: "Actions of one delay run in the order in which they were scheduled"
        case .releasesActions:
            "Objects that an action of a queue scheduler retains are released after its run, though its disposable is kept"
        case .repetitionsStop: "Disposal inside a repeating action stops it"
        case .schedulesDuringActions: "Other threads can schedule and cancel while an action waits for them"
        case .endReleasesResources: "The lifetime ends after the terminal event"
        case .disposalReleasesResources: "Disposal interrupts, then ends the lifetime, once"
        case .nothingAfterDisposal: "Disposal of an observation stops its calls at once, even during a delivery"
        case .inputInterrupts: "A signal is interrupted when its input is released"
        case .releasesObservers: "Objects that an observer of a signal retains are released at the end"
        case .releasesStarts: "The end releases the observer of the start"
        case .propertyCompletes: "Producer and signal complete when the property is released"
        case .sendsDoNotWait: "Two signals that forward to each other from two threads do not deadlock"
        case .setsDoNotWait: "Properties whose observers set each other do not deadlock between threads (ABBA)"
        case .operatorsDoNotWait:
            "Other threads can send to both inputs of an operator, and dispose it, while a delivery waits for them"
        case .constantStack: "A million sends, each from inside the delivery of the one before, take constant stack"
        case .constantStackOfProperties: "A property that its own observer sets a million times takes constant stack"
        case .valuesComeBack: "The deinit of an object that was kept comes back, and finds no lock"
        case .valuesComeBackToOperators:
            "Events that the deinit of a kept object sends come in their turn, and the operator continues"
        case .valuesComeBackToSubjects: "A stored object's deinit comes back to where it was stored"
        case .retainsNothing: "No stream retains anything of a program after its end"
        }
    }
}
