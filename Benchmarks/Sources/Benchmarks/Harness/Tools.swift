import Foundation

/// Measures the programs `rac-port` and `side-by-side`, in the time that processors spend on them.
struct Tools {
    let folder: String
    let runs: Int

    /// Prints a line for each program, and returns the lines.
    func print() -> [String] {
        let lines = [port(), replay()]
        for line in lines { Swift.print(line) }
        return lines
    }

    // MARK: rac-port

    /// What 128 classes take more than 64.
    private func port() -> String {
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: work) }
        let small = translate(classes: 64, in: work.appendingPathComponent("small"))
        let large = translate(classes: 128, in: work.appendingPathComponent("large"))
        func speed(_ bytes: Int) -> String {
            String(format: "%.2f MB", Double(bytes) / 1e6 / max(1e-6, large.seconds - small.seconds))
        }
        return "rac-port reads \(speed(large.read - small.read)) of Objective-C a second, and writes "
            + "\(speed(large.written - small.written)) of Swift."
    }

    private func translate(classes: Int, in work: URL) -> (read: Int, written: Int, seconds: Double) {
        let (input, output) = (work.appendingPathComponent("in"), work.appendingPathComponent("out"))
        let text = ObjectiveCProgram.text(classes: classes)
        do {
            try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
            try text.write(to: input.appendingPathComponent("Search.m"), atomically: true, encoding: .utf8)
        } catch {
            fail("cannot write \(input.path): \(error)")
        }
        let times = (0..<runs).map { _ in
            try? FileManager.default.removeItem(at: output)
            return time("rac-port", ["translate", "--write", output.path, input.path]).seconds
        }
        let swift = (try? String(contentsOf: output.appendingPathComponent("Search.swift"), encoding: .utf8)) ?? ""
        let written = swift.components(separatedBy: "\nclass Search").count - 1
        guard written == classes else { fail("rac-port wrote \(written) classes of \(classes)") }
        return (text.utf8.count, swift.utf8.count, times.median)
    }

    // MARK: side-by-side

    private func replay() -> String {
        let recordings = PackageFolder.file("../Tests/Recordings")
        let files =
            (try? FileManager.default.contentsOfDirectory(at: recordings, includingPropertiesForKeys: nil)) ?? []
        var (scenarios, events) = (0, 0)
        for file in files where file.pathExtension == "jsonl" {
            for line in (try? Data(contentsOf: file))?.split(separator: 0x0A) ?? [] {
                let members = (try? JSONSerialization.jsonObject(with: Data(line))) as? [String: Any]
                scenarios += 1
                events += (members?["trace"] as? [Any])?.count ?? 0
            }
        }
        let results = (0..<runs).map { _ in time("side-by-side", ["--json"]) }
        guard scenarios > 0, results.allSatisfy({ $0.output.contains("\"passed\": \(scenarios)") }) else {
            fail("side-by-side did not replay \(scenarios) scenarios: \(results[0].output.prefix(300))")
        }
        let seconds = results.map(\.seconds).median
        return String(
            format: "side-by-side replays and compares %.0f scenarios a second, which are %.0f events.",
            Double(scenarios) / seconds, Double(events) / seconds)
    }

    private func time(_ tool: String, _ arguments: [String]) -> (seconds: Double, output: String) {
        let before = processorTime
        let result = ChildProcess.run("\(folder)/\(tool)", arguments)
        guard result.status == 0 else { fail("\(tool) failed: \(result.output)") }
        return (processorTime - before, result.output)
    }

    /// The seconds of all children that have ended.
    private var processorTime: Double {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #else
            getrusage(RUSAGE_CHILDREN, &usage)
        #endif
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
}

/// Objective-C as view models are written, always the same.
private enum ObjectiveCProgram {
    static func text(classes: Int) -> String {
        "#import <ReactiveObjC/ReactiveObjC.h>\n" + (0..<classes).map(viewModel).joined()
    }

    private static func viewModel(_ number: Int) -> String {
        """

        @interface Search\(number) : NSObject
        @property (nonatomic, copy) NSString *text;
        @property (nonatomic, copy) NSArray *results;
        @property (nonatomic, assign) NSInteger count;
        @property (nonatomic, strong) RACCommand *search;
        @end

        @implementation Search\(number)
        - (instancetype)init {
            self = [super init];
            if (self) {
                @weakify(self);
                RACSignal *valid = [RACObserve(self, text) map:^id(NSString *text) {
                    return @(text.length > \(number % 7));
                }];
                self.search = [[RACCommand alloc] initWithEnabled:valid signalBlock:^RACSignal *(NSString *text) {
                    @strongify(self);
                    return [self resultsFor:text];
                }];
                RAC(self, results) = [self.search.executionSignals switchToLatest];
                [[RACObserve(self, results) ignore:nil] subscribeNext:^(NSArray *results) {
                    @strongify(self);
                    self.count = results.count;
                }];
            }
            return self;
        }

        - (RACSignal *)resultsFor:(NSString *)text {
            NSMutableArray *found = [NSMutableArray array];
            for (NSString *word in self.results) {
                if ([word hasPrefix:text]) {
                    [found addObject:[word uppercaseString]];
                }
            }
            return [[RACSignal return:found] delay:0.5];
        }
        @end

        """
    }
}
