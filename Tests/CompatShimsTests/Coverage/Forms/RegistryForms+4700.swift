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
    var rac4700: Calendar.Identifier { Calendar.Identifier.gregorian }
    var rac4701: Calendar.Identifier { Calendar.Identifier.gregorian }
    var rac4702: Calendar.Identifier { Calendar.Identifier.iso8601 }
    var rac4703: Calendar.Identifier { Calendar.Identifier.buddhist }
    var rac4704: Calendar.Identifier { Calendar.Identifier.japanese }
    func rac4705(_ a1: Any?) { removeAssociatedObjects(a1) }
    var rac4706: Any.Type { TestExpectation.self }
}
