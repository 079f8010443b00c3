/// Stops the program with a message unless a rule of this package is kept.
///
/// `precondition` would stop without the message where the build is optimized, and that is where ported code runs.
@inline(__always)
package func require(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString = #file, line: UInt = #line
) {
    if !condition() { fatalError(message(), file: file, line: line) }
}
