import Foundation
import Shared
import Step1
import Step2
import Step3
import Step4
import Step5
import Step6
import Step7
import Step8

let help = """
    notes [--step 1...8] [--server URL] [--keep]

    Runs the app of a step of the port, the last unless one is named, against the server at the URL that notes-server
    prints, or one in memory. With --keep, session, settings and drafts are kept for the next launch. Reads one command a line,
    to the end of input:

    signin EMAIL PASSWORD   the password is "secret"
    signout
    list, more, find TEXT   read the list, its next page, what matches
    add TITLE, remove NUMBER
    tag WORD, tag           show the notes with this #word in their text, or all
    sort server|title|revision
    export                  print all notes of the server as one text
    open NUMBER             edit a note, counted from 1
    title TEXT, body TEXT   change it
    mark, undo, redo, save  remember it for undo, go back, go forward again, save it
    attach NAME TEXT        send a text with the open note; retry sends what failed again
    invite ADDRESSES        let others read the open note: e-mail addresses, between commas
    remind SECONDS          be reminded of the open note
    wait SECONDS            do nothing, and show the reminder that came
    online, offline         connect or disconnect the queue
    watch                   ask the server from time to time whether it can be reached
    sign TEXT               change the signature
    pages NUMBER            how many notes a page has; 0 leaves it to the server
    """

/// Runs the main queue for `seconds`, and further until the app waits for no answer.
///
/// It runs in short turns: while the machine stops the process, one of them passes, and what was due meanwhile has the others.
@MainActor func settle(_ seconds: TimeInterval = 0.05) {
    let turn = 0.01
    var turns = Int((seconds / turn).rounded(.up))
    while turns > 0 || app.isBusy {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: turn))
        turns -= 1
    }
}

@MainActor func showList(_ app: any NotesApp) {
    for (index, title) in app.titles.enumerated() { print("\(index + 1). \(title)") }
    print(app.summary)
}

@MainActor func showNote(_ app: any NotesApp) {
    print("\(app.title)\(app.isEdited ? " (edited)" : "")\n\(app.body)\(app.preview)")
    print(app.titleProblem ?? app.statistics)
}

@MainActor func run(_ verb: String, _ text: String, _ app: any NotesApp) {
    switch verb {
    case "signin":
        let words = text.split(separator: " ")
        app.email = words.first.map(String.init) ?? ""
        app.password = words.dropFirst().first.map(String.init) ?? ""
        guard app.canSignIn else { return print("An e-mail address and four characters, please.") }
        app.signIn()
        settle()
        print(app.signInError ?? "Signed in.")
    case "signout":
        app.signOut()
        settle()
        print(app.isSignedIn ? "Still signed in." : "Signed out.")
    case "list", "more", "find":
        if verb == "list" { app.reload() }
        if verb == "more" { app.loadMore() }
        if verb == "find" { app.query = text }
        settle(verb == "find" ? 0.4 : 0.05)
        showList(app)
    case "add", "remove":
        if verb == "add" { app.add(text) }
        if verb == "remove" { app.remove((Int(text) ?? 0) - 1) }
        settle()
        if let error = app.listError { print(error) }
        showList(app)
    case "tag":
        app.tag = text.isEmpty ? nil : text
        showList(app)
    case "sort":
        let orders: [String: NoteOrder] = ["server": .server, "title": .title, "revision": .revision]
        guard let order = orders[text] else { return print("Sort by server, title or revision.") }
        app.order = order
        showList(app)
    case "export":
        app.export()
        settle()
        print(app.exportedText ?? "The server cannot be reached.")
    case "attach", "retry":
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        if verb == "attach" { app.attach(words.dropFirst().first ?? "", named: words.first ?? "note.txt") }
        if verb == "retry" { app.retryUploads() }
        settle()
        for upload in app.uploads { print(upload) }
        print(app.uploadSummary)
    case "invite":
        app.recipients = text
        app.invite()
        settle()
        print(app.sharingProblem ?? app.sharingResult)
    case "remind", "wait":
        guard let seconds = TimeInterval(text), seconds >= 0 else { return print("How many seconds?") }
        if verb == "remind" { app.remind(after: seconds) }
        if verb == "wait" { settle(seconds) }
        print(app.reminder ?? "to come: \(app.remindersWaiting.joined(separator: ", "))")
        app.dismissReminder()
    case "open", "title", "body", "undo", "redo", "save":
        if verb == "open" { app.open((Int(text) ?? 0) - 1) }
        if verb == "title" { app.title = text }
        if verb == "body" { app.body = text }
        if verb == "undo" { app.undo() }
        if verb == "redo" { app.redo() }
        if verb == "save" { app.save() }
        settle()
        showNote(app)
    case "mark": app.checkpoint()
    case "online", "offline":
        app.isOnline = verb == "online"
        settle()
        print("waiting: \(app.pendingTitles.joined(separator: ", "))")
    case "watch":
        app.watchesServer = true
        settle()
        print(app.warning ?? "The server answers.")
    case "pages":
        app.pageSize = text
        if let problem = app.pageSizeProblem { print(problem) }
    case "sign": app.signature = text
    default: print("No such command: \(verb). --help lists them.")
    }
}

/// Prints how the command is used, and ends the program.
@MainActor func explain() -> Never {
    FileHandle.standardError.write(Data((help + "\n").utf8))
    exit(2)
}

let apps: [@MainActor (any NotesService, UserDefaults) -> any NotesApp] = [
    { Step1.App(service: $0, defaults: $1) },
    { Step2.App(service: $0, defaults: $1) },
    { Step3.App(service: $0, defaults: $1) },
    { Step4.App(service: $0, defaults: $1) },
    { Step5.App(service: $0, defaults: $1) },
    { Step6.App(service: $0, defaults: $1) },
    { Step7.App(service: $0, defaults: $1) },
    { Step8.App(service: $0, defaults: $1) },
]
var step = apps.count
var service: any NotesService = NotesServer(titles: NotesServer.someTitles)
var keeps = false
var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
    switch option {
    case "--help":
        print(help)
        exit(0)
    case "--step":
        guard let number = arguments.popFirst().flatMap(Int.init), 1...apps.count ~= number else { explain() }
        step = number
    case "--server":
        guard let url = arguments.popFirst().flatMap({ URL(string: $0) }), url.scheme == "http" else { explain() }
        service = HTTPNotesService(server: url)
    case "--keep": keeps = true
    default: explain()
    }
}
let scratch = "notes-\(ProcessInfo.processInfo.processIdentifier)"
guard let defaults = keeps ? UserDefaults.standard : UserDefaults(suiteName: scratch) else { explain() }
let app = apps[step - 1](service, defaults)
while let line = readLine() {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let verb = words.first else { continue }
    run(verb, words.dropFirst().first ?? "", app)
}
if !keeps { defaults.removePersistentDomain(forName: scratch) }
