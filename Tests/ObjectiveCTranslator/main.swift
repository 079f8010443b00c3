import Foundation

// Usage: ObjectiveCTranslator translate PROGRAMS GENERATED LEFT [--family FAMILY | --program PROGRAM]
//            translates each program to a file below GENERATED, or below LEFT if a part of it is left to be done by hand
//        ObjectiveCTranslator drop GENERATED LEFT LOG
//            moves the files that the compiler's log names errors of from GENERATED to LEFT
var arguments = CommandLine.arguments.dropFirst()
let command = arguments.removeFirst()
switch command {
case "translate":
    let programs = URL(filePath: arguments.removeFirst())
    var output = Output(generated: arguments.removeFirst(), left: arguments.removeFirst())
    let selection = Selection(Array(arguments))
    for program in try Program.all(in: programs) where selection.includes(program) {
        try output.write(program)
    }
    try output.finish()
case "drop":
    let output = Output(generated: arguments.removeFirst(), left: arguments.removeFirst())
    let log = try String(contentsOfFile: arguments.removeFirst(), encoding: .utf8)
    let dropped = try output.drop(log)
    // What fails for another reason than a program would fail again.
    guard dropped > 0 else { exit(1) }
default:
    fatalError("Unknown command: \(command)")
}
