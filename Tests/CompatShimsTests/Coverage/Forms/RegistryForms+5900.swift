// Written by RegistryFormsTests from the registry of rac-port: change that.
import CompatShims
import Dispatch
import Foundation
import RACCompat

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// swift-format-ignore
extension RegistryForms {
    func rac5900(_ a1: Data) -> InputStream { InputStream(data: a1) }
    func rac5901(_ a1: String) -> InputStream? { InputStream(fileAtPath: a1) }
    func rac5902(_ a1: URL) -> InputStream? { InputStream(url: a1) }
    func rac5903(_ a1: Data) -> InputStream { InputStream(data: a1) }
    func rac5904(_ a1: String) -> InputStream? { InputStream(fileAtPath: a1) }
    func rac5905(_ a1: URL) -> InputStream? { InputStream(url: a1) }
    func rac5906(_ receiver: InputStream) -> Bool { receiver.hasBytesAvailable }
    func rac5907(_ receiver: InputStream, _ a1: UnsafeMutablePointer<UInt8>, _ a2: Int) -> Int { receiver.read(a1, maxLength: a2) }
    func rac5908() -> OutputStream { OutputStream.toMemory() }
    func rac5909(_ a1: String, _ a2: Bool) -> OutputStream? { OutputStream(toFileAtPath: a1, append: a2) }
    func rac5910(_ a1: URL, _ a2: Bool) -> OutputStream? { OutputStream(url: a1, append: a2) }
    func rac5911() -> OutputStream { OutputStream.toMemory() }
    func rac5912(_ a1: String, _ a2: Bool) -> OutputStream? { OutputStream(toFileAtPath: a1, append: a2) }
    func rac5913(_ a1: URL, _ a2: Bool) -> OutputStream? { OutputStream(url: a1, append: a2) }
    func rac5914(_ receiver: OutputStream) -> Bool { receiver.hasSpaceAvailable }
    func rac5915(_ receiver: InputStream) { receiver.open() }
    func rac5916(_ receiver: InputStream) { receiver.close() }
    func rac5917(_ receiver: InputStream) -> Stream.Status { receiver.streamStatus }
    func rac5918(_ receiver: InputStream) -> (any Error)? { receiver.streamError }
    func rac5919(_ receiver: OutputStream) { receiver.open() }
    func rac5920(_ receiver: OutputStream) { receiver.close() }
    func rac5921(_ receiver: OutputStream) -> Stream.Status { receiver.streamStatus }
    func rac5922(_ receiver: OutputStream) -> (any Error)? { receiver.streamError }
    func rac5923(_ receiver: Formatter, _ a1: Any) -> String? { receiver.string(for: a1) }
}
