/// The declarations of a file and its header.
struct ProgramModel: Sendable {
    struct Property: Sendable {
        var type: SwiftType
        var isReadonly = false
        /// Whether the declaration says `weak`.
        var isDeclaredWeak = false
        /// Whether the property holds its object weakly; Swift holds closures and values strongly.
        var isWeak: Bool { isDeclaredWeak && type.canBeWeak }
        /// Whether the declared type has no nullability.
        var isUnspecified = false
        /// Whether only the region around the declaration says that the property is never nil.
        var isAssumed = false
        /// Whether the declaration itself says nothing of nil.
        var isOpen: Bool { isUnspecified || isAssumed }
        /// Whether the program sets the property to what may be nil, in any of its files.
        var becomesNil = false
        var isOutlet = false
        /// Whether nil sets the property to its default: `null_resettable`.
        var isResettable = false
        /// Whether the declaration names a mutable class.
        var isMutable = false
        /// Whether the property keeps an object that may change: it does not copy.
        var isKept = false
        /// The type of a number in C.
        var number: CType?
        /// Whether the class inherits the property, and has accessors of its own for it.
        var isOverriding = false
        /// Whether a subclass has accessors of its own for the property.
        var isOverridden = false
        /// Whether a subclass sets the property, which the class itself declares as one to read.
        var isExposed = false
    }

    struct Method: Sendable {
        var base: String
        /// A label for each argument; nil for an argument without a label.
        var labels: [String?]
        var parameters: [SwiftType]
        var returns: SwiftType
        var isThrowing = false
        var isVariadic = false
        var isInitializer = false
        /// The type of a number in C that the method returns.
        var number: CType?
        /// The types of the numbers in C that the method takes.
        var numbers: [CType?] = []
        /// Whether the result is declared as an object of the receiver's class.
        var isOfAskedClass = false
        /// Whether the declared types have no nullability.
        var isUnspecified = false
        /// The parameters that become optional where the program passes a value that may be nil.
        ///
        /// Their declarations have no nullability, no protocol has the method, and the method does not change them.
        var open: Set<Int> = []
        /// The parameters of objects of which only the region around the declaration says that they are never nil.
        var assumed: Set<Int> = []
        /// The parameters of mutable classes that the method changes: they are `inout`.
        var changed: Set<Int> = []
        /// The classes that a method declares for parameters of a wider type: that of the method which it overrides.
        var narrowed: [Int: SwiftType] = [:]

        /// The parameters as the body uses them.
        var usedParameters: [SwiftType] {
            parameters.enumerated().map { narrowed[$0]?.asOptional ?? $1 }
        }

        /// The type in C of a parameter that is a number.
        func number(of index: Int) -> CType? { index < numbers.count ? numbers[index] : nil }

        /// Whether the names of two methods differ in one label alone.
        func isNamed(as other: Method, exceptAt index: Int) -> Bool {
            base == other.base && labels.count == other.labels.count
                && labels.indices.allSatisfy { ($0 == index) != (labels[$0] == other.labels[$0]) }
        }
    }

    struct Class: Sendable {
        var superclass: String?
        var properties: [String: Property] = [:]
        /// The types of inherited properties that the class only declares again, as of a subclass.
        var narrowed: [String: SwiftType] = [:]
        /// The properties whose getters have other names.
        var getters: [String: String] = [:]
        /// The setters that have names of their own, and their properties.
        var setters: [String: String] = [:]
        /// The instance variables that belong to no property.
        var variables: [String: SwiftType] = [:]
        /// The instance variables that do not keep their objects.
        var weak: Set<String> = []
        /// The types in C of the instance variables that are numbers.
        var numbers: [String: CType] = [:]
        /// The properties whose variables are not named like the property with an underscore before it.
        var synthesized: [String: String] = [:]
        /// The properties that a class synthesizes with variables of their names.
        var synthesizedAgain: Set<String> = []
        /// The properties that a class synthesizes, and that only its protocols declare.
        var ofProtocols: Set<String> = []
        /// The variables that were declared apart from their properties, with another type.
        var backed: [String: String] = [:]
        /// The variables that have another type than the property of their name, which a getter computes.
        var apart: Set<String> = []
        /// The methods by selector, with a plus before the selector of a class method.
        var methods: [String: Method] = [:]
        /// The methods that have a body in any file of the program.
        var implementedInProgram: Set<String> = []
        /// The methods that have a body.
        var implemented: Set<String> = []
        /// The methods that set variables of the object, or change its collections.
        var changing: Set<String> = []
        /// The initializers with a body that call one of the superclass.
        var designated: Set<String> = []
        /// The properties whose changes the class announces by hand, and nothing else does.
        var announced: Set<String> = []
        /// Those whose setters announce them, as all setters of observed properties do.
        var announcingSetters: Set<String> = []
        /// The initializers that methods call on the receiver's class: `[[self alloc] init]`.
        var required: Set<String> = []
        /// The classes that are named for copies, by the selectors that make them.
        var copied: [String: String] = [:]
        /// The protocols that the declarations of a class or protocol name.
        var adopted: Set<String> = []
        /// The optional methods of a protocol.
        var optional: Set<String> = []
        /// Optional methods and properties of an adopted protocol that only subclasses implement.
        var stubs: Set<String> = []
        /// Selectors of methods whose calls the class asks itself for, with `rac_signalForSelector:`.
        var asked: Set<String> = []

        /// The instance variable of a property.
        func variable(of property: String) -> String {
            synthesized.first { $0.value == property }?.key ?? "_" + property
        }

        /// Whether the class itself answers a message: with a method, or with the accessor of a property.
        func has(_ selector: String) -> Bool {
            implemented.contains(selector) || hasAccessor(selector)
        }

        /// Whether a message gets or sets a property of the class.
        func hasAccessor(_ selector: String) -> Bool {
            if selector.hasSuffix(":"), let property = String(selector.dropLast()).propertyOfSetter {
                return properties[property]?.isReadonly == false
            }
            return properties[getters[selector] ?? selector] != nil && !stubs.contains(selector)
        }
    }

    var classes: [String: Class] = [:]
    /// The names of the properties of classes that keep a collection or text as it is, instead of copying it.
    var kept: Set<String> = []
    /// The names of the classes for shared examples of specs.
    var sharedExamples: Set<String> = []
    /// The types of the blocks that shared examples take from their contexts, by their keys.
    var contextTypes: [String: SwiftType] = [:]
    var namesakes = Namesakes()
    var hiddenVariables = HiddenVariables()
    /// The classes of specs that the program extends, which are protocols in Swift, and the category that declares each.
    var specCategories: [String: String] = [:]
    /// The names of the members of the program's classes, which hide those of its variables and functions.
    var memberNames: Set<String> = []
    var inheritedInitializers = InheritedInitializers()
    var overridingCategories = OverridingCategories()
    /// The initializers of the classes of the program that only call another one.
    var forwardingInitializers: [String: [String: ForwardingInitializers.Call]] = [:]
    /// The names of the subjects and other senders that the program sends nil with.
    var nilSenders: Set<String> = []
    /// The members that receive messages: objects, also where no file declares them.
    var receivers: Set<String> = []
    /// The names of the protocols that the files declare.
    var protocols: Set<String> = []
    /// The Swift name and the type of constants and functions that the file declares.
    var globals: [String: SwiftType] = [:]
    /// The enumeration and the Swift name of each case.
    var cases: [String: (type: String, name: String)] = [:]
    /// Macros that log through NSLog, with the text before the message, as it stands in a literal of Swift.
    var logMacros: [String: String] = [:]
    var enumerations: Set<String> = []
    var optionSets: Set<String> = []
    /// The numbers of the cases of enumerations, where the declaration shows them.
    var rawValues: [String: Int] = [:]
    /// The types of C of the numbers of enumerations and sets of options, where these state one.
    var enumerationNumbers: [String: CType] = [:]
    /// The enumerations that state no type: their cases are of type `int`, whatever the type of their variables.
    var plainEnumerations: Set<String> = []
    /// The enumerations whose variables hold other numbers than those of their cases.
    var openEnumerations: Set<String> = []
    /// The variables of objects that hold memory for a list.
    var memory: Set<String> = []
    /// Structures of the files, whose fields begin as zero.
    var structures: Set<String> = []
    /// The fields of the structures, in their order.
    var fields: [String: [(name: String, type: SwiftType, number: CType?, declared: TypeName)]] = [:]
    /// The constants that are neither negative nor over 31 bits.
    var counted: Set<String> = []
    /// The unsigned numbers of objects and functions that may wrap below zero.
    var wrapping = WrappingNumbers()
    /// The methods and functions that change something.
    var effects = Effects()
    /// The classes whose objects are made by a class of a variable.
    var made = MadeClasses()
    /// The variables that are keys of associated objects, and nothing else.
    var associationKeys: Set<String> = []
    /// The types of the numbers in C that functions return, and that variables of the files are.
    var numbers: [String: CType] = [:]
    /// The types of the numbers in C that functions take.
    var parameterNumbers: [String: [CType?]] = [:]
    /// The declared types of blocks, by the names of what holds, returns or means them.
    var blockTypes: [String: FunctionType] = [:]
    /// The macros that are expanded where they are used, by their names.
    var macros = MacroTable()
    /// The words that parentheses follow, also the names of macros.
    var called: Set<String> = []
    var firstCases: [String: String] = [:]
    var aliases: [String: SwiftType] = [:]
    /// Whether the program sorts objects by their `compare:`.
    var comparesObjects = false
    /// Whether the program has texts with combining marks, which Swift finds equal to composed letters.
    var hasCombiningMarks = false
    /// The positions of arguments that are nil at some call, by the name of the block.
    var nilArguments: [String: Set<Int>] = [:]
    /// The parameters of blocks that take nil, by their signatures.
    var nilTaking: [String: Set<Int>] = [:]
    /// The types of values that signals send, or tuples hold, and that may be nil.
    var nilSent: Set<String> = []
    /// The names in the key paths that the file observes and binds.
    var observed: Set<String> = []
    /// The names of properties whose values some statement changes through another object: `document.lines addObject`.
    var changedOutside: Set<String> = []
    /// The positions of the arguments that methods change, by selector, with a plus sign for methods of classes.
    var changing: [String: Set<Int>] = [:]
    /// The positions of the arguments that methods and functions keep as they are, by selector or name.
    var keeping: [String: Set<Int>] = [:]
    /// The variables of files that the initializers of a class's superclasses change, by class.
    var changedInitially: [String: Set<String>] = [:]
    /// The properties that methods of a class touch before its initializer goes on, by class.
    var touchedInitially: [String: Set<String>] = [:]
    /// The objects of Foundation that change in place, and are values in Swift.
    var references = ReferenceValues()
    /// The positions of `keeping` whose parameters are declared as mutable.
    var keepingMutable: [String: Set<Int>] = [:]
    /// The position of the parameter that a method or function returns as it is.
    var passingOn: [String: Int] = [:]
    /// The names that some statement sets to a value that may be nil, as far as is known.
    var assignedOptionals: Set<String> = []
    /// The names of variables that some statement sets.
    var assignedNames: Set<String> = []
    /// The kinds of the mutable objects that properties, instance variables and global variables of a name hold.
    var mutable: [String: SharedKind] = [:]
    /// The selectors of methods that return a mutable object that some object holds.
    var returningHeld: Set<String> = []
    /// The places that hold objects which several places change, by the names that `SharedPlaces` gives them.
    var shared: [String: Set<SharedKind>] = [:]
    /// The properties that messages to objects of any class read or set, and the instance variables that another
    /// class reads or sets: they are not private.
    var askedOfAny: Set<String> = []
    /// The results of blocks that are held as values of any class, by the types of their parameters.
    var boxedResults: [String: Set<String>] = [:]
    /// The properties, as "class name", that extensions of classes declare in files which implement other classes, as
    /// those of tests do, and those that interfaces and the files of the classes declare.
    var declaredBeside: Set<String> = []
    var declaredWithin: Set<String> = []
    /// The types of values that no file declares, as enumerations of other libraries are.
    var foreignValues: Set<String> = []
    /// The names for blocks among them.
    var foreignBlocks: Set<String> = []
    /// The classes that some file implements.
    var implementedClasses: Set<String> = []
    /// The keys of properties that objects are asked for.
    var askedKeys = AskedNames()
    /// The methods without an error, by their keys.
    var plainMethods: Set<String> = []
    /// The methods that are called by their names.
    var askedSelectors = AskedNames()
    /// The classes whose objects are asked for the signal or disposables of their end.
    var lifetimeOwners: Set<String> = []
    /// The classes whose class methods return an object of a class which they name, by the keys of the methods.
    var namedMakers: [String: Set<String>] = [:]

    /// The name that a type was declared by: `P` for `any P`.
    private static func declared(_ type: String) -> String { type.hasPrefix("any ") ? String(type.dropFirst(4)) : type }

    /// Returns what `find` finds in a class of the program, or in the nearest class that it inherits from.
    func nearest<Found>(to type: String?, depth: Int = 0, _ find: (Class) -> Found?) -> Found? {
        var next = type.map(Self.declared)
        if let names = next?.split(separator: "&"), names.count > 1, depth < 32 {
            for name in names {
                if let found = nearest(to: String(name.filter { $0 != " " }), depth: depth + 1, find) { return found }
            }
            return nil
        }
        var depth = depth
        // A class that inherits from itself has no end.
        while let current = next, let model = classes[current], depth < 32 {
            if let found = find(model) { return found }
            depth += 1
            // A protocol has the members of those that it adopts.
            for proto in protocols.contains(current) ? model.adopted : [] {
                if let found = nearest(to: proto, depth: depth, find) { return found }
            }
            next = model.superclass
        }
        return nil
    }

    /// Whether a literal is the number of a case of an enumeration.
    func isCase(_ literal: String?, of enumeration: String) -> Bool {
        guard let number = literal.flatMap({ Int($0) }) else { return false }
        return cases.contains { $0.value.type == enumeration && rawValues[$0.key] == number }
    }

    /// The type that a class or a superclass gives an inherited property by declaring it again.
    func narrowedType(of property: String, in type: String?) -> SwiftType? {
        nearest(to: type) { known -> SwiftType?? in
            known.narrowed[property].map(Optional.some) ?? (known.properties[property] != nil ? .some(nil) : nil)
        } ?? nil
    }

    /// Whether a class, or one that it inherits from, has a body for a method.
    func implements(_ selector: String, _ type: String?) -> Bool {
        nearest(to: type) { $0.implemented.contains(selector) ? true : nil } ?? false
    }

    func method(_ selector: String, of type: String?) -> Method? {
        nearest(to: type) { $0.methods[selector] }
    }

    /// The type of an instance variable, which a class may inherit, and the kind of its number.
    func variable(_ name: String, of type: String?) -> (type: SwiftType, number: CType?)? {
        nearest(to: type) { known in known.variables[name].map { ($0, known.numbers[name]) } }
    }

    /// The class that has a property of a name, if exactly one class has it.
    func owner(ofProperty name: String) -> String? {
        let owners = classes.filter { $0.value.properties[name] != nil }
        return owners.count == 1 ? owners.first?.key : nil
    }

    /// The method of a selector, if exactly one class of the file has it.
    func method(_ selector: String) -> Method? {
        let found = classes.values.compactMap { $0.methods[selector] }
        return found.count == 1 ? found[0] : nil
    }

    /// The class of the copies of objects of a class, which may name another: `[[Shape allocWithZone:zone] init…]`.
    func copyClass(of name: String, _ word: String) -> String {
        let selector = word + "WithZone:"
        let copied = nearest(to: name) { $0.implemented.contains(selector) ? $0.copied[selector] ?? name : nil }
        return copied.flatMap { classes[$0] == nil ? nil : $0 } ?? name
    }

    /// Whether a class has a property of a name.
    func isProperty(_ name: String) -> Bool { classes.values.contains { $0.properties[name] != nil } }

    /// Whether a class has a property of a name that holds a mutable object.
    func isMutableProperty(_ name: String) -> Bool {
        classes.values.contains { $0.properties[name]?.isMutable == true }
    }

    /// The highest class that a class inherits a method from.
    func root(of key: String, in name: String) -> String {
        var (root, depth) = (name, 0)
        while let next = classes[root]?.superclass, depth < 32, method(key, of: next) != nil {
            (root, depth) = (next, depth + 1)
        }
        return root
    }

    func inherits(_ name: String, from ancestor: String) -> Bool {
        var (next, depth) = (Optional(name), 0)
        while let current = next, depth < 32 {
            if current == ancestor { return true }
            next = classes[current]?.superclass
            depth += 1
        }
        return false
    }
}

/// The Swift name of a selector: the first word before the parenthesis, the others as labels.
///
/// An initializer without parameters has its name as a label: `init(private: ())` for `initPrivate`.
func swiftName(
    words: [String], count: Int, isPlain: Bool = false
) -> (base: String, labels: [String?], isInitializer: Bool) {
    let first = words[0]
    if !isPlain, first == "init", count == 0 { return ("init", [], true) }
    if !isPlain, isInitializer(first) {
        let name = first.dropFirst(first.hasPrefix("initWith") && first.count > 8 ? 8 : 4)
        let label = name.isEmpty ? nil : lowercasedFirst(String(name))
        return ("init", count == 0 ? [label] : [label] + words.dropFirst().map { $0.isEmpty ? nil : $0 }, true)
    }
    // A method that is named like a class would hide it: `- (void)RACCommand`.
    let isClass = first.hasPrefix("RAC") && first.dropFirst(3).first?.isUppercase == true
    let base = isClass ? lowercasedFirst(first) : first
    guard count > 0 else { return (base, [], false) }
    return (base, [nil] + words.dropFirst().map { $0.isEmpty ? nil : $0 }, false)
}
