/// The way to attach an observer for a lifetime, on which the streams of every face are built.
///
/// A source does nothing until an observer is attached; each attachment starts the source anew (or joins a hot source).
@usableFromInline
package struct Source<Value, Failure: Error>: Sendable {
    @usableFromInline
    package let node: SourceNode

    @usableFromInline
    package init(node: SourceNode) {
        self.node = node
    }

    /// Makes a source that begins a segment: `start` sends to the observer through the segment that it gets.
    @usableFromInline
    package init(_ start: @escaping (Observer<Value, Failure>, Segment) -> Void) {
        node = RootNode { observer, segment in
            start(unsafeDowncast(observer, to: Observer<Value, Failure>.self), segment)
        }
    }

    /// Makes a source of work, whose start lasts while it can be sent to or disposed of; see `StartHandle`.
    static func work(_ start: @escaping (Observer<Value, Failure>, Segment) -> Void) -> Source {
        Source(
            node: RootNode(isWork: true) { observer, segment in
                start(unsafeDowncast(observer, to: Observer<Value, Failure>.self), segment)
            })
    }

    /// Returns the source with one more stage, which belongs to the segment of the stage downstream.
    @inlinable
    @inline(__always)
    package func through<Output, OutputFailure>(
        _ makeStage: @escaping (Observer<Output, OutputFailure>, Segment) -> Observer<Value, Failure>
    ) -> Source<Output, OutputFailure> {
        Source<Output, OutputFailure>(
            node: StageNode(upstream: node) { observer, segment in
                makeStage(unsafeDowncast(observer, to: Observer<Output, OutputFailure>.self), segment)
            })
    }

    /// Attaches an observer in a new segment of `parent`, as operators do with their inputs.
    package func attach(_ observer: Observer<Value, Failure>, within parent: Segment) {
        attach(observer, parent.makeChild().child)
    }

    /// The node of the source upstream of all stages.
    package var root: SourceNode {
        var node = self.node
        while let upstream = node.next { node = unsafeDowncast(upstream, to: SourceNode.self) }
        return node
    }

    /// Makes the stages in front of `observer` in a loop, and returns the first.
    ///
    /// - Parameter last: Gets the stage that stands directly in front of `observer`.
    package func stages(
        before observer: AnyObserver, _ segment: Segment, _ last: (AnyObserver) -> Void
    ) -> AnyObserver {
        var stage = observer
        var node = self.node
        while let upstream = node.next {
            let isLast = stage === observer
            stage = node.stage(before: stage, segment)
            // A node that adds no stage is not the last one.
            if isLast, stage !== observer { last(stage) }
            node = unsafeDowncast(upstream, to: SourceNode.self)
        }
        return stage
    }

    /// Attaches `observer` until the source ends or `segment` is disposed.
    ///
    /// The method is a loop, not a recursion: a chain of a million operators starts in constant stack.
    package func attach(_ observer: Observer<Value, Failure>, _ segment: Segment) {
        var observer: AnyObserver = observer
        var node = self.node
        while let upstream = node.next {
            observer = node.stage(before: observer, segment)
            node = unsafeDowncast(upstream, to: SourceNode.self)
        }
        segment.setHead(observer)
        node.start(observer, segment)
    }
}

/// One link of a source: its root, or a stage on top of what `next` links to.
@usableFromInline
package class SourceNode: Link, @unchecked Sendable {  // immutable
    /// Whether the source sends exactly one value, then completion: operators can skip attaching to it.
    package var isImmediate: Bool { false }

    /// Sends the one value of an immediate source in turn with the other events, without completion.
    package func sendImmediate(to observer: AnyObserver, _ segment: Segment) {
        fatalError("Only an immediate source has a value at hand.")
    }

    /// Whether the node is work itself, without an operator on top.
    var isWork: Bool { false }

    /// The label that this node gives to the stream, if it gives one; see `LabelledNode`.
    package var label: StreamLabel? { nil }

    /// The segment whose gate orders the events, if the root is a hot signal.
    package var domain: Segment? { nil }

    /// Whether every observer starts the source anew, if the root is a hot signal; see `RestartingCore`.
    package var restarts: Bool { false }

    /// Attaches the first stage of a signal that shares the domain.
    func attach<Output, OutputFailure>(_ stage: AnyObserver, of derived: SignalCore<Output, OutputFailure>) {
        fatalError("Only a hot signal has derived signals.")
    }

    package func start(_ observer: AnyObserver, _ segment: Segment) {
        fatalError("A stage has no start of its own.")
    }

    package func stage(before observer: AnyObserver, _ segment: Segment) -> AnyObserver {
        fatalError("A root has no stage.")
    }
}

/// The root of a source that is a closure.
///
/// This class and `StageNode` are not generic: a class of four type parameters costs a look-up for every operator that
/// is built.
private final class RootNode: SourceNode, @unchecked Sendable {  // see SourceNode
    private let run: (AnyObserver, Segment) -> Void
    private let runsWork: Bool

    init(isWork: Bool = false, _ run: @escaping (AnyObserver, Segment) -> Void) {
        self.run = run
        runsWork = isWork
        super.init(next: nil)
    }

    override var isWork: Bool { runsWork }

    override func start(_ observer: AnyObserver, _ segment: Segment) {
        run(observer, segment)
    }
}

/// A stage on top of a source.
@usableFromInline
package final class StageNode: SourceNode, @unchecked Sendable {  // see SourceNode
    private let make: (AnyObserver, Segment) -> AnyObserver

    @usableFromInline
    init(upstream: SourceNode, _ make: @escaping (AnyObserver, Segment) -> AnyObserver) {
        self.make = make
        super.init(next: upstream)
    }

    package override func stage(before observer: AnyObserver, _ segment: Segment) -> AnyObserver {
        make(observer, segment)
    }
}
