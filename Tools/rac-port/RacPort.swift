import Foundation
import Porting

/// The program `rac-port`; `rac-port --help` explains its commands.
@main
enum RacPort {
    static func main() {
        let command = PortCommand(
            output: { FileHandle.standardOutput.write(Data($0.utf8)) },
            errors: { FileHandle.standardError.write(Data($0.utf8)) })
        exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
