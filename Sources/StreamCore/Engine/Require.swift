/// Stops the program with a message unless a rule of this package is kept.
///
/// In an optimized build, in which ported code runs, `precondition` stops the program without the message.
@inline(__always)
package func require(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString = #file, line: UInt = #line
) {
    if !condition() { fatalError(message(), file: file, line: line) }
}
