import Foundation
import Porting
import Testing

@Suite struct RegistryFormsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../CompatShimsTests/Coverage/Forms").standardizedFileURL

    // The tests of CompatShims compile the program. To write it anew, set `WRITE_REGISTRY_FORMS` in the environment.
    @Test("Every form of the registry is in the program that is compiled")
    func isCompiled() throws {
        let files = FormsProgram(registry: .bundled).files
        if ProcessInfo.processInfo.environment["WRITE_REGISTRY_FORMS"] != nil {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            for (name, text) in files {
                try text.write(to: Self.folder.appending(path: name), atomically: true, encoding: .utf8)
            }
        }
        for (name, text) in files {
            let written = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
            #expect(written == text, "\(name) is out of date")
        }
        let written = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(written).subtracting(files.keys) == ["RegistryForms.swift"])
    }
}
