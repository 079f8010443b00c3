/// A part of a file at its top level, or a member of a class, and the tokens that it covers.
package struct Item: Sendable {
    package let kind: Kind
    package let tokens: Range<Int>

    package indirect enum Kind: Sendable {
        case directive(String)
        /// `NS_ASSUME_NONNULL_BEGIN` and the like: a macro that stands alone.
        case macro(String)
        /// `@class A, B;`.
        case forward([String])
        case container(Container)
        case property(Property)
        case method(Method)
        /// `@synthesize`, `@dynamic`, `@import`, `@required`, `@optional`, `@public` …: the word and its operands.
        case atWord(String, String)
        case variables([Variable])
        case function(Function)
        case alias(TypeName, String)
        case enumeration(Enumeration)
        case structure(name: String, [Variable])
        /// Statements at the top of a file: specs between macros.
        case statement(Statement)
        case unknown
    }
}

/// `@interface`, `@implementation`, or `@protocol`, up to its `@end`.
package struct Container: Sendable {
    package enum Kind: Sendable { case interface, implementation, proto }

    package let kind: Kind
    package let name: String
    package let superclass: String?
    package let generics: [String]
    package let protocols: [String]
    /// The name in the parentheses: nil without parentheses, empty for a class extension.
    package let category: String?
    package let variables: [Variable]
    /// The structures without a name that are the types of variables.
    package let structures: [Structure]
    package let members: [Item]
    /// The tokens from its word up to its first member.
    package let head: Range<Int>
}

package struct Structure: Sendable {
    package let name: String
    package let fields: [Variable]
}

package struct Property: Sendable {
    /// The words in its parentheses: `nonatomic`, `getter=isValid`.
    package let attributes: [String]
    package let variables: [Variable]
    package let isOutlet: Bool
}

package struct Method: Sendable {
    package let isClass: Bool
    package let returns: TypeName
    /// The words of the selector, as in ``Message``.
    package let words: [String]
    package let parameters: [Parameter]
    package let isVariadic: Bool
    /// The attributes, such as `NS_DESIGNATED_INITIALIZER`.
    package let attributes: [String]
    /// The body; nil for a declaration.
    package let body: Statements?
    /// The tokens before the body; all tokens if there is no body.
    package let head: Range<Int>

    package var selector: String {
        parameters.isEmpty ? words[0] : words.map { $0 + ":" }.joined()
    }
}

package struct Function: Sendable {
    package let returns: TypeName
    package let name: String
    package let parameters: [Parameter]
    package let isVariadic: Bool
    package let body: Statements?
    package let head: Range<Int>
}

package struct Enumeration: Sendable {
    package let name: String?
    /// The type of the values, such as `NSInteger`.
    package let type: TypeName?
    package let isOptions: Bool
    package let cases: [Case]

    package struct Case: Sendable {
        package let name: String
        package let value: Expression?
        package let tokens: Range<Int>
    }
}

/// The tree of a file that was read.
package struct SyntaxTree: Sendable {
    package let source: SourceText
    package let items: [Item]
}
