import Testing

@Suite struct ProgramTests {
    @Test func theProgramsOfThatTimePrintWhatTheyPrinted() {
        let console = Console()
        runAll(console)
        #expect(
            console.lines.joined(separator: "\n") == """
                valid: false
                executing: false
                not enabled
                valid: true
                executing: true
                executing: false
                The password is wrong.
                executing: true
                button enabled: false
                signed in with token of annabel
                executing: false
                button enabled: true
                searching: true
                searching: false
                results: 
                searching: true
                request swift
                searching: false
                results: swift 1, swift 2
                searching: true
                request flaky
                request flaky
                searching: false
                results: flaky 1, flaky 2
                searching: true
                request slow
                search failed: Search 408
                slow is over
                searching: false
                results: 
                reader: article 1.2
                reader: article 2.1
                reader: article 2.2
                reader: article 3.1
                reader: article 3.2
                reader: error 500
                late: ["article 2.2", "article 3.1", "article 3.2", "the feed is closed"]
                title: Ann (30)
                title: Bea (30)
                title: Bea (31)
                title:  (31)
                can save: false
                profile closed
                0 then 2
                2 then 4
                next 5
                completed
                disposed: false
                sampled a
                sampled c
                1a 2b
                attempt: offline
                sum: 15
                title Main
                error missing("title")
                300 x 200
                notANumber("wide")
                100
                200
                640, 300
                300
                300
                thrown notANumber("wide")
                12, Settings 6
                1, Settings
                0
                7
                Optional(5), nil
                2
                started with 5
                number 5
                """)
    }
}
