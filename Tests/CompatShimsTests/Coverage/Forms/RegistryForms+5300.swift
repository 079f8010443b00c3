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
    var rac5340: Int { CocoaError.Code.fileWriteFileExists.rawValue }
    var rac5341: Int { CocoaError.Code.fileWriteNoPermission.rawValue }
    var rac5342: Int { CocoaError.Code.fileReadNoPermission.rawValue }
    var rac5343: Int { CocoaError.Code.fileWriteOutOfSpace.rawValue }
    var rac5344: Int { CocoaError.Code.formatting.rawValue }
    var rac5345: Int { CocoaError.Code.keyValueValidation.rawValue }
    var rac5346: Int { NSURLErrorUnsupportedURL }
    var rac5347: Int { NSURLErrorDNSLookupFailed }
    var rac5348: Int { NSURLErrorDataNotAllowed }
    var rac5349: Int { NSURLErrorSecureConnectionFailed }
    var rac5350: Int { NSURLErrorServerCertificateUntrusted }
    var rac5351: Int { NSURLErrorServerCertificateHasBadDate }
    var rac5352: Int { NSURLErrorServerCertificateHasUnknownRoot }
    var rac5353: Int { NSURLErrorServerCertificateNotYetValid }
    var rac5354: Int { NSURLErrorClientCertificateRejected }
    var rac5355: Int { NSURLErrorClientCertificateRequired }
    var rac5356: String { NSOSStatusErrorDomain }
    var rac5357: String { NSURLErrorFailingURLErrorKey }
    var rac5359: String { NSStringEncodingErrorKey }
    var rac5360: String { NSKeyedArchiveRootObjectKey }
    var rac5361: String { NSURLProtectionSpaceHTTPS }
    var rac5362: FileManager.SearchPathDirectory { .downloadsDirectory }
    var rac5363: FileManager.SearchPathDirectory { .desktopDirectory }
    var rac5364: FileManager.SearchPathDirectory { .itemReplacementDirectory }
    var rac5365: FileManager.SearchPathDomainMask { .localDomainMask }
    var rac5366: FileManager.SearchPathDomainMask { .allDomainsMask }
    var rac5367: FileManager.DirectoryEnumerationOptions { .skipsSubdirectoryDescendants }
    var rac5368: FileManager.DirectoryEnumerationOptions { .skipsPackageDescendants }
    var rac5369: URLRequest.CachePolicy { .reloadIgnoringLocalCacheData }
    var rac5370: URLRequest.CachePolicy { .returnCacheDataDontLoad }
    var rac5371: URLSessionTask.State { .running }
    var rac5372: URLSessionTask.State { .suspended }
    var rac5373: URLSessionTask.State { .canceling }
    var rac5374: URLSessionTask.State { .completed }
    var rac5375: URLResourceKey { .isDirectoryKey }
    var rac5376: URLResourceKey { .isRegularFileKey }
    var rac5377: URLResourceKey { .isSymbolicLinkKey }
    var rac5378: URLResourceKey { .isPackageKey }
    var rac5379: URLResourceKey { .isHiddenKey }
    var rac5380: URLResourceKey { .isReadableKey }
    var rac5381: URLResourceKey { .isWritableKey }
    var rac5382: URLResourceKey { .isExecutableKey }
    var rac5383: URLResourceKey { .nameKey }
    var rac5384: URLResourceKey { .localizedNameKey }
    var rac5385: URLResourceKey { .contentModificationDateKey }
    var rac5386: URLResourceKey { .creationDateKey }
    var rac5387: URLResourceKey { .fileSizeKey }
    var rac5388: URLResourceKey { .typeIdentifierKey }
    var rac5389: URLResourceKey { .parentDirectoryURLKey }
    var rac5390: URLResourceKey { .volumeURLKey }
    var rac5391: URLResourceKey { .fileSecurityKey }
    var rac5392: URLResourceKey { .isExcludedFromBackupKey }
    var rac5393: NSRegularExpression.Options { .anchorsMatchLines }
    var rac5394: NSRegularExpression.Options { .dotMatchesLineSeparators }
    var rac5395: Int { Int(Int8.max) }
    var rac5396: Int { Int(Int8.min) }
    var rac5397: Int { Int(UInt8.max) }
    var rac5398: Int { Int(Int16.max) }
    var rac5399: Int { Int(Int16.min) }
}
