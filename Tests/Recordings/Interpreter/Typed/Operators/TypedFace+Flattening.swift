import Foundation
import RACCompat
import StreamCore

extension TypedFace {
    static func addFlattening(to table: inout OperatorTable<TypedFace>) {
        table.scoped("flattenMap", { try $0.optionalExpression() }) { source, expression, scope in
            source.flatMap(.merge) { value -> Producer in scope.build(expression, binding: value) ?? .empty }
        }
        table.add("ifThenElse") { arguments in
            let (then, otherwise) = (try arguments.expression(), try arguments.expression())
            let source = try arguments.source()
            return { scope in
                guard let then = then(scope), let otherwise = otherwise(scope), let source = source(scope) else {
                    return nil
                }
                return source.flatMap(.latest) { value -> Producer in
                    Numbers.number(value) != 0 ? then : otherwise
                }
            }
        }
        addSwitch(to: &table)
        table.unary("flatten") { flatten($0, .merge) }
        table.unary("flattenMax", { try $0.count() }) { source, limit in
            flatten(source, limit == 0 ? .merge : .concurrent(limit: UInt(limit)))
        }
        table.unary("concatAll") { flatten($0, .concat) }
        table.unary("switchToLatest") { flatten($0, .latest) }
    }

    private static func addSwitch(to table: inout OperatorTable<TypedFace>) {
        table.add("switch") { arguments in
            let cases = try arguments.cases()
            let fallback = try arguments.optionalExpression()
            let source = try arguments.source()
            return { scope in
                var producers: [AnyHashable: Producer] = [:]
                for (key, producer) in cases { producers[hashable(key(scope))] = producer(scope) }
                let fallback = fallback?(scope)
                return source(scope)?.flatMap(.latest) { value -> Producer in
                    let error = NSError(domain: RACSignalErrorDomain, code: RACSignalErrorNoMatchingCase)
                    return producers[hashable(value)] ?? fallback ?? Producer(error: ScenarioError(cause: error))
                }
            }
        }
    }

    private static func hashable(_ value: Any?) -> AnyHashable {
        // The keys of the original are numbers, for which true equals 1.
        if let value = value as? Bool { return AnyHashable(value ? 1 : 0) }
        guard let key = value as? any Hashable else { return AnyHashable(RACTupleNil.tupleNil()) }
        return AnyHashable(key)
    }

    private static func flatten(_ source: Producer, _ strategy: FlattenStrategy) -> Producer {
        source.flatMap(strategy) { value -> Producer in value as? Producer ?? .empty }
    }
}
