import Porting

/// A program with a function for every Swift form of the registry, which compiles only if the form is right.
///
/// It stands in `Tests/CompatShimsTests/Coverage/Forms`; `RegistryFormsTests` says when it is out of date.
struct FormsProgram {
    let registry: Registry

    /// The files of the program, by name: a hundred identifiers each.
    var files: [String: String] {
        let functions = registry.entries.compactMap { entry in function(for: entry).map { (entry.id, $0) } }
        return Dictionary(grouping: functions) { "RegistryForms+\($0.0.dropFirst(4).prefix(2))00.swift" }
            .mapValues { functions in Self.file(functions.map(\.1)) }
    }

    private static func file(_ functions: [String]) -> String {
        """
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
        \(functions.joined(separator: "\n"))
        }

        """
    }

    private func function(for entry: RegistryEntry) -> String? {
        guard entry.class == .exact || entry.class == .substitute, entry.shape != true, let form = entry.swift
        else { return nil }
        let name = "rac" + entry.id.dropFirst(4)
        switch entry.kind {
        case .constant:
            return "    var \(name): \(entry.returns ?? "Any?") { \(form) }"
        case .type:
            let form = Self.types[entry.name] ?? form
            let isProtocol = form.hasPrefix("any ") || entry.isProtocol
            let type = isProtocol || form.contains("->") ? "(\(form))" : form
            return form == "Self"
                ? nil
                : "    var \(name): Any.Type { \(isProtocol && !form.hasPrefix("any ") ? "(any \(form))" : type).self }"
        case .method, .property, .function:
            return "    " + member(name, entry, form)
        case .macro, .category, .conformance, .form:
            return nil
        }
    }

    private func member(_ name: String, _ entry: RegistryEntry, _ form: String) -> String {
        let further = entry.parameters?.last == "RACSignal" ? "$\(entry.parameters?.count ?? 0)" : "1"
        var form = form.replacing("$...", with: further)
        var parameters: [String] = []
        let receiver = Self.receivers[entry.title] ?? entry.type.map { self.receiver($0, entry.module) }
        if let receiver {
            if entry.scope == .class {
                form = form.replacing("$self", with: receiver)
            } else if form.contains("$self") {
                let isChanged =
                    entry.type?.contains("Mutable") == true || entry.title.contains(" setValue:forComponent:")
                parameters.append("_ receiver: \(isChanged ? "inout " : "")\(receiver)")
                form = form.replacing("$self", with: "receiver")
            }
        }
        for (index, type) in (entry.parameters ?? []).enumerated() where form.contains("$\(index + 1)") {
            let isClosure = type.contains("->") && !type.hasSuffix(")?")
            let type = entry.module == "Foundation" ? type : Self.arguments[type] ?? type
            parameters.append("_ a\(index + 1): \(isClosure ? "@escaping " : "")\(type)")
            form = form.replacing("$\(index + 1)", with: "a\(index + 1)")
        }
        let result = (entry.returns == "Self" ? receiver : entry.returns).map { " -> \($0)" } ?? ""
        return "func \(name)(\(parameters.joined(separator: ", ")))\((entry.throws == true) ? " throws" : "")\(result) "
            + "{ \((entry.throws == true) ? "try " : "")\(form) }"
    }

    private func receiver(_ type: String, _ module: String?) -> String {
        if type == "NSObject", module == "Foundation" { return type }
        return Self.types[type] ?? registry.type(type)?.swift ?? type
    }

    /// Stand for arguments of these types.
    private static let arguments = [
        "NSObject": "FormModel", "NSObject?": "FormModel?", "Selector": "@escaping (FormModel) -> (String) -> Void",
    ]

    /// Stand for receivers of these types.
    private static let types = [
        "NSObject": "FormModel", "RACDelegateProxy": "RACDelegateProxy<FormModel>",
        "NSControl": "FormControl", "NSText": "FormControl", "UIControl": "FormControl", "UIButton": "FormControl",
        "UIBarButtonItem": "FormControl", "UIRefreshControl": "FormRefreshControl", "UITextField": "FormControl",
        "UITextView": "FormControl", "UIDatePicker": "FormControl", "UISegmentedControl": "FormControl",
        "UISlider": "FormSlider", "UIStepper": "FormControl", "UISwitch": "FormControl",
        "UITableViewCell": "FormCell", "UICollectionReusableView": "FormCell",
        "UITableViewHeaderFooterView": "FormCell", "MKAnnotationView": "FormCell",
        "NSCache": "NSCache<AnyObject, AnyObject>", "id": "Any?",
    ]

    /// Stand for the receivers of methods that ask something of their elements.
    private static let receivers = [
        "-[NSArray containsObject:]": "[AnyHashable]",
        "-[NSArray isEqualToArray:]": "[AnyHashable]",
        "-[NSArray firstObjectCommonWithArray:]": "[AnyHashable]",
        "-[NSMutableArray removeObjectsInArray:]": "[AnyHashable]",
        "-[NSDictionary isEqualToDictionary:]": "[AnyHashable: AnyHashable]",
    ]
}

extension RegistryEntry {
    fileprivate var isProtocol: Bool {
        ["NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding", "Sequence"].contains(swift)
    }
}
