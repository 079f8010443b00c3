#import "PLNMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_ENUM(NSInteger, PLNKind) { PLNKindFree, PLNKindPaid, PLNKindTrial };

@interface PLNPlan : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) PLNKind kind;
@property (nonatomic) double price;
@property (nonatomic, getter=isActive) BOOL active;
@property (nonatomic, strong) NSNumber *seats;
@property (nonatomic, copy) NSArray<NSString *> *tags;
@property (nonatomic, strong) PLNPlan *parent;
+ (PLNPlan *)name:(NSString *)name kind:(PLNKind)kind price:(double)price tags:(NSArray *)tags;
@end
@implementation PLNPlan
+ (PLNPlan *)name:(NSString *)name kind:(PLNKind)kind price:(double)price tags:(NSArray *)tags {
    PLNPlan *plan = [PLNPlan new];
    plan.name = name;
    plan.kind = kind;
    plan.price = price;
    plan.active = price > 5;
    plan.tags = tags;
    return plan;
}
@end

@interface PLNStore : NSObject
@property (nonatomic, copy) NSArray<PLNPlan *> *plans;
@property (nonatomic, copy) NSString *query;
@end
@implementation PLNStore
- (NSArray<PLNPlan *> *)matching:(NSPredicate *)predicate { return [self.plans filteredArrayUsingPredicate:predicate]; }
- (NSString *)names:(NSPredicate *)predicate { return [[[self matching:predicate] valueForKey:@"name"] componentsJoinedByString:@","]; }
- (NSArray<PLNPlan *> *)results {
    NSMutableArray *parts = [NSMutableArray array];
    if (self.query.length > 0) [parts addObject:[NSPredicate predicateWithFormat:@"name CONTAINS[cd] %@", self.query]];
    [parts addObject:[NSPredicate predicateWithFormat:@"active == YES"]];
    return [self matching:[NSCompoundPredicate andPredicateWithSubpredicates:parts]];
}
@end

NSString *scenario_kvc_predicates_3_all(void) {
    lines = [NSMutableArray array];
    PLNStore *store = [PLNStore new];
    store.plans = @[
    [PLNPlan name:@"Basic" kind:PLNKindFree price:0 tags:@[ @"web" ]],
    [PLNPlan name:@"Pro" kind:PLNKindPaid price:9.5 tags:@[ @"web", @"api" ]],
    [PLNPlan name:@"Team" kind:PLNKindPaid price:20 tags:@[ @"api", @"sso" ]],
    [PLNPlan name:@"Probe" kind:PLNKindTrial price:5 tags:@[]],
    ];
    store.plans[1].seats = @3;
    store.plans[2].seats = @10;
    store.plans[2].parent = store.plans[1];
    Note([NSString stringWithFormat:@"%@", [store names:[NSPredicate predicateWithFormat:@"price > 5"]]]);
    Note([NSString stringWithFormat:@"%@", [store names:[NSPredicate predicateWithFormat:@"kind == %d AND price >= %f", PLNKindPaid, 9.5]]]);
    Note([NSString stringWithFormat:@"%@", [store names:[NSPredicate predicateWithFormat:@"name BEGINSWITH[c] %@ OR seats = 10", @"PRO"]]]);
    Note([NSString stringWithFormat:@"%@", [store names:[NSPredicate predicateWithFormat:@"ANY tags == %@", @"api"]]]);
    Note([NSString stringWithFormat:@"%@", [store names:[NSPredicate predicateWithFormat:@"NOT (name IN %@) && tags.@count > 0", @[ @"Pro", @"x" ]]]]);
    Note([NSString stringWithFormat:@"%@", [store names:[NSPredicate predicateWithFormat:@"seats == nil"]]]);
    Note([NSString stringWithFormat:@"%@", [store names:[NSPredicate predicateWithFormat:@"parent.name = 'Pro' || %K ENDSWITH 'c'", @"name"]]]);
    Note([NSString stringWithFormat:@"%@", [store names:[NSPredicate predicateWithFormat:@"name LIKE 'P*o?e' OR name MATCHES '[A-Z]eam'"]]]);
    Note([NSString stringWithFormat:@"%@", [store names:[NSPredicate predicateWithFormat:@"price BETWEEN {1, 10} and SUBQUERY(tags, $t, $t == 'api').@count == 1"]]]);
    store.query = @"e";
    Note([NSString stringWithFormat:@"%lu %@", (unsigned long)store.results.count, [[store.results firstObject] name]]);
    NSMutableArray *numbers = [@[ @1, @5, @10, @12.5 ] mutableCopy];
    [numbers filterUsingPredicate:[NSPredicate predicateWithFormat:@"SELF > 1 AND SELF != %@", @10]];
    Note([NSString stringWithFormat:@"%@", [numbers componentsJoinedByString:@" "]]);
    NSArray *rows = @[ @{ @"id": @1, @"user": @{ @"name": @"Ann" } }, @{ @"id": @2, @"user": NSNull.null } ];
    NSPredicate *named = [NSPredicate predicateWithFormat:@"user.name != NULL"];
    NSUInteger count = 0;
    for (NSDictionary *row in rows) if (row[@"user"] != NSNull.null && [named evaluateWithObject:row]) count++;
    Note([NSString stringWithFormat:@"%lu %d", (unsigned long)count, [[NSPredicate predicateWithFormat:@"id + 1 == 2 * id"] evaluateWithObject:rows[0]]]);
    NSSet *letters = [[NSSet setWithArray:@[ @"a", @"bb", @"B" ]] filteredSetUsingPredicate:[NSPredicate predicateWithFormat:@"SELF ==[c] 'b' OR length == 2"]];
    Note([NSString stringWithFormat:@"%@", [[letters.allObjects sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@" "]]);
    return [lines componentsJoinedByString:@" / "];
}
