import Foundation
import Server
import Shared

let help = """
    notes-server [--port PORT]

    Serves five notes at 127.0.0.1, prints its address, and ends when its input ends.
    Without a port, or with port 0, the system chooses one. The password of every account is "secret".
    """

@MainActor func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
}

let arguments = Array(CommandLine.arguments.dropFirst())
var port: UInt16 = 0
switch arguments.count {
case 0: break
case 1 where arguments[0] == "--help":
    print(help)
    exit(0)
case 2 where arguments[0] == "--port":
    guard let number = UInt16(arguments[1]) else { fail("\(arguments[1]) is no port: 0 to 65535.") }
    port = number
default: fail(help)
}
do {
    let server = try NotesHTTPServer(NotesServer(titles: NotesServer.someTitles), port: port)
    // `print` would keep the text until the end where the output is a pipe.
    FileHandle.standardOutput.write(Data("\(server.url)\n".utf8))
    while readLine() != nil {}
    withExtendedLifetime(server) {}
} catch {
    fail("The server cannot listen at port \(port): \(error.localizedDescription)")
}
