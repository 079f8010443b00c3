import Testing

@testable import Porting

/// Files that are not translated: the headers of other libraries.
@Suite struct ForeignTypeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            @implementation Screen
            - (void)show:(Client *)client {
                if (client.host.length > 0) NSLog(@"%@", client.host);
                client.state = ClientStateBusy;
                [client send:@"x" error:NULL];
                [client waitFor:CLIENT_TIMEOUT gauge:[[Gauge alloc] init]];
            }
            @end
            """, to: "App/Screen.m")
        try folder.write("@implementation List\n- (void)show:(Gauge *)gauge {}\n@end\n", to: "App/List.m")
        try folder.write(
            """
            #define CLIENT_TIMEOUT (30 * 60)
            typedef NS_ENUM(NSInteger, ClientState) { ClientStateIdle, ClientStateBusy };
            @interface Client : NSObject
            @property (nonatomic, copy, nullable) NSString *host;
            @property (nonatomic) ClientState state;
            - (void)waitFor:(NSInteger)seconds gauge:(Gauge *)gauge;
            - (NSData *)send:(NSString *)text error:(NSError **)error;
            @end
            """, to: "Libraries/Pods/Client.h")
    }

    private func translate(_ arguments: String...) -> (status: PortCommand.Status, output: String, errors: String) {
        var (output, errors) = ("", "")
        let command = PortCommand(output: { output += $0 }, errors: { errors += $0 })
        let status = command.run(["translate", "\(folder.path)/App"] + arguments)
        return (status, output.replacing(folder.path, with: "…"), errors.replacing(folder.path, with: "…"))
    }

    @Test("Headers given as context are read for their declarations, and not translated")
    func context() throws {
        let result = translate("--context", "\(folder.path)/Libraries/Pods", "--write", "\(folder.path)/Out")
        #expect(result.status == .success && result.errors.isEmpty)
        let text = try folder.read("Out/Screen.swift")
        #expect(text.contains("if client.host?.isEmpty == false"))
        #expect(text.contains("client.state = .busy"))
        #expect(text.contains(#"try? client.send("x")"#))
        #expect(text.contains("client.waitFor(CLIENT_TIMEOUT, gauge: Gauge())"))
        #expect(!result.output.contains("Client.h"))
        #expect(!folder.files.contains("Out/Client.swift"))
    }

    @Test("The report ends with the types that no file declares, those of many files first")
    func unknown() {
        #expect(
            translate().output.hasSuffix(
                """

                Types that no file declares, and the files that name them
                        2  Gauge
                        1  Client

                """))
        #expect(
            translate("--context", "\(folder.path)/Libraries/Pods/Client.h").output.hasSuffix(
                """

                Types that no file declares, and the files that name them
                        2  Gauge

                """))
    }

    @Test("Missing context is a failure that is named")
    func missing() {
        let result = translate("--context", "\(folder.path)/Pods")
        #expect(result.status == .failure)
        #expect(result.errors == "rac-port: …/Pods: does not exist\n")
    }
}
