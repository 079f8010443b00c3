import Foundation
import Testing

@testable import Porting

@Suite struct RegistryTests {
    private let registry = Registry.bundled

    @Test("Identifiers are given once, and are sorted")
    func identifiers() {
        #expect(Set(registry.entries.map(\.id)).count == registry.entries.count)
        #expect(registry.entries.map(\.id) == registry.entries.map(\.id).sorted())
        for entry in registry.entries {
            #expect(entry.id.wholeMatch(of: /RAC-\d{4}/) != nil)
            #expect(registry.entry(entry.id) == entry)
        }
    }

    @Test("No two entries are about the same thing")
    func unique() {
        let keys = registry.entries.map { [$0.kind.rawValue, $0.type ?? "", $0.scope?.rawValue ?? "", $0.name] }
        let repeated = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys
        #expect(repeated.isEmpty)
    }

    @Test("A selector of a superclass is found for a subclass, in its own form if it has one")
    func inheritance() throws {
        #expect(registry.method(named: "map:", on: "RACSubject")?.title == "-[RACSignal map:]")
        #expect(registry.method(named: "sendNext:", on: "RACReplaySubject")?.title == "-[RACSubject sendNext:]")
        #expect(registry.method(named: "sendError:", on: "RACSubject")?.title == "-[RACSubscriber sendError:]")
        #expect(registry.method(named: "setNameWithFormat:", on: "RACSequence")?.returns == "Self")
        #expect(registry.method(named: "rac_willDeallocSignal", on: "MyViewModel")?.type == "NSObject")
        #expect(registry.method(named: "count", on: "NSMutableArray")?.swift == "$self.count")
        #expect(registry.method(named: "merge:", on: "RACSignal", scope: .class)?.swift == "RACSignal.merge($1)")
        #expect(registry.method(named: "merge:", on: "RACSequence") == nil)
    }

    @Test("A selector has candidates while its receiver is unknown")
    func candidates() {
        #expect(registry.methods(named: "flattenMap:").compactMap(\.type) == ["RACStream", "RACSignal", "RACSequence"])
        #expect(registry.methods(named: "unheardOf:").isEmpty)
    }

    @Test("A setter finds its property")
    func setters() {
        let property = registry.property(setBy: "setAllowsConcurrentExecution:", on: "RACCommand")
        #expect(property?.title == "RACCommand.allowsConcurrentExecution")
        #expect(registry.property(setBy: "set:", on: "RACCommand") == nil)
        #expect(registry.property(setBy: "setHTTPBody:", on: "NSMutableURLRequest")?.swift == "$self.httpBody")
    }

    @Test("Names of types, constants, macros and functions are found")
    func names() {
        #expect(registry.type("NSString")?.swift == "String")
        #expect(registry.constant("RACSchedulerPriorityHigh")?.swift == ".high")
        #expect(registry.macro("RACObserve")?.swift == #"RACObserve($1, \.$2)"#)
        #expect(registry.function("dispatch_async")?.swift == "$1.async(execute: $2)")
        #expect(registry.category("NSArray+RACSequenceAdditions")?.module == "RACCompat")
    }

    @Test("A translatable entry has a form and a module; any other entry has advice")
    func complete() {
        for entry in registry.entries {
            switch entry.class {
            case .exact, .substitute:
                #expect(entry.swift != nil && entry.module != nil, "\(entry.id)")
            case .byHand, .appleOnly:
                #expect(entry.why?.hasSuffix(".") == true, "\(entry.id)")
            }
            #expect(entry.review != true || entry.differs != nil, "\(entry.id)")
        }
    }

    @Test("A form names no argument that the selector does not have")
    func arguments() {
        for entry in registry.entries where entry.kind == .method && entry.shape != true {
            let count = entry.name.count { $0 == ":" }
            for match in (entry.swift ?? "").matches(of: /\$(\d)/) {
                #expect((Int(match.1) ?? 0) <= count, "\(entry.id): \(entry.swift ?? "")")
            }
            if let parameters = entry.parameters { #expect(parameters.count == count, "\(entry.id)") }
        }
    }

    @Test("The translator reads every form")
    func templates() {
        let forms = registry.entries.filter {
            $0.shape != true && ($0.kind == .method || $0.kind == .property || $0.kind == .function)
        }
        for entry in forms {
            guard let form = entry.swift else { continue }
            #expect(Template(form) != nil, "\(entry.id) \(form)")
        }
    }

    @Test("Every identifier that a diagnostic has is in the registry")
    func diagnostics() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Porting")
            .standardizedFileURL
        let files =
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && $0.path.contains("/Rewriting/") } ?? []
        #expect(!files.isEmpty)
        for file in files {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: /"(?:\/\/ review )?(RAC-\d{4})/) {
                #expect(registry.entry(String(match.1)) != nil, "\(file.lastPathComponent): \(match.1)")
            }
        }
    }
}
