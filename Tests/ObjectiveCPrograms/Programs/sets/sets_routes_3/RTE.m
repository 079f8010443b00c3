#import "RTE.h"

@interface RTEStop : NSObject <NSCopying>
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, readonly) NSUInteger zone;
@property (nonatomic, strong, readonly) NSMutableSet *neighbours;
+ (instancetype)stop:(NSString *)name zone:(NSUInteger)zone;
- (void)connect:(RTEStop *)other;
@end

@implementation RTEStop

+ (instancetype)stop:(NSString *)name zone:(NSUInteger)zone {
    RTEStop *stop = [self new];
    stop->_name = [name copy];
    stop->_zone = zone;
    stop->_neighbours = [NSMutableSet set];
    return stop;
}

- (void)connect:(RTEStop *)other {
    [self.neighbours addObject:other];
    [other.neighbours addObject:self];
}

- (BOOL)isEqual:(id)object {
    if (self == object) return YES;
    if (![object isKindOfClass:[RTEStop class]]) return NO;
    return [self.name isEqualToString:[object name]] && self.zone == ((RTEStop *)object).zone;
}

- (NSUInteger)hash {
    return self.name.hash ^ self.zone;
}

- (id)copyWithZone:(NSZone *)zone {
    return self;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%@%lu", self.name, (unsigned long)self.zone];
}

@end

static NSArray *sorted(id<NSFastEnumeration> collection) {
    NSMutableArray *texts = [NSMutableArray array];
    for (id object in collection) [texts addObject:[object description]];
    return [texts sortedArrayUsingSelector:@selector(compare:)];
}

static NSSet *reach(RTEStop *start, NSUInteger steps) {
    NSMutableSet *seen = [NSMutableSet setWithObject:start];
    NSSet *edge = [seen copy];
    while (steps-- > 0 && edge.count) {
        NSMutableSet *next = [NSMutableSet set];
        for (RTEStop *stop in edge) [next unionSet:stop.neighbours];
        [next minusSet:seen];
        [seen unionSet:next];
        edge = next;
    }
    return seen;
}

NSString *scenario_sets_routes_3_reachable(void) {
    NSMutableArray *stops = [NSMutableArray array];
    for (NSString *name in @[ @"a", @"b", @"c", @"d", @"e" ]) [stops addObject:[RTEStop stop:name zone:stops.count % 2 + 1]];
    [stops[0] connect:stops[1]];
    [stops[1] connect:stops[2]];
    [stops[2] connect:stops[3]];
    [(RTEStop *)stops[2] connect:stops[0]];
    RTEStop *alone = stops.lastObject;
    return [NSString stringWithFormat:@"%@ %@ %lu %d", [sorted(reach(stops[0], 1)) componentsJoinedByString:@","], [sorted(reach(stops[0], 9)) componentsJoinedByString:@","], (unsigned long)reach(alone, 3).count, [reach(stops[3], 1) containsObject:[RTEStop stop:@"c" zone:1]]];
}

NSString *scenario_sets_routes_3_ordered(void) {
    NSMutableOrderedSet *route = [NSMutableOrderedSet orderedSetWithObjects:@5, @3, @8, nil];
    [route addObject:@3];
    [route insertObject:@1 atIndex:1];
    NSUInteger index = [route indexOfObject:@8];
    [route removeObject:@5];
    [route addObjectsFromArray:@[ @9, @1, @7 ]];
    [route exchangeObjectAtIndex:0 withObjectAtIndex:1];
    NSString *before = [route.array componentsJoinedByString:@" "];
    [route minusSet:[NSSet setWithObjects:@9, @100, nil]];
    [route intersectOrderedSet:[NSOrderedSet orderedSetWithArray:@[ @7, @1, @3 ]]];
    [route sortUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
        return [b compare:a];
    }];
    NSOrderedSet *copy = [route copy];
    [route removeAllObjects];
    return [NSString stringWithFormat:@"%lu %@ / %@ %lu %d %@", (unsigned long)index, before, [copy.array componentsJoinedByString:@" "], (unsigned long)route.count, [copy containsObject:@3], copy.firstObject];
}

NSString *scenario_sets_routes_3_algebra(void) {
    NSSet *odd = [NSSet setWithObjects:@1, @3, @5, nil];
    NSSet *small = [NSSet setWithArray:@[ @1, @2, @3, @3 ]];
    NSMutableSet *both = [odd mutableCopy];
    [both intersectSet:small];
    NSSet *all = [odd setByAddingObjectsFromSet:small];
    NSSet *more = [all setByAddingObject:@1];
    NSMutableSet *replaced = [NSMutableSet setWithObject:@0];
    [replaced setSet:both];
    [replaced addObject:@4.0];
    NSSet *doubled = [odd valueForKey:@"stringValue"];
    return [NSString stringWithFormat:@"%lu %lu %d %d %d %d %@ %@ %d", (unsigned long)both.count, (unsigned long)more.count, [both isSubsetOfSet:odd], [odd intersectsSet:[NSSet setWithObject:@2]], [both isEqualToSet:[NSSet setWithObjects:@3, @1, nil]], [replaced containsObject:@4], [sorted(doubled) componentsJoinedByString:@","], [[odd objectsPassingTest:^BOOL(NSNumber *n, BOOL *stop) { return n.intValue > 4; }] anyObject], [small member:@2] != nil];
}

NSString *scenario_sets_routes_3_counted(void) {
    NSCountedSet *votes = [NSCountedSet set];
    for (NSString *name in [@"x y x z x y" componentsSeparatedByString:@" "]) [votes addObject:name];
    [votes removeObject:@"z"];
    [votes removeObject:@"x"];
    [votes removeObject:@"q"];
    NSMutableArray *lines = [NSMutableArray array];
    for (NSString *name in sorted(votes)) [lines addObject:[NSString stringWithFormat:@"%@%lu", name, (unsigned long)[votes countForObject:name]]];
    return [NSString stringWithFormat:@"%@ %lu %lu", [lines componentsJoinedByString:@" "], (unsigned long)votes.count, (unsigned long)[votes countForObject:@"z"]];
}

NSString *scenario_sets_routes_3_members(void) {
    NSMutableDictionary *fares = [NSMutableDictionary dictionary];
    RTEStop *a = [RTEStop stop:@"a" zone:1];
    fares[a] = @2.5;
    fares[[RTEStop stop:@"a" zone:1]] = @3;
    fares[[RTEStop stop:@"a" zone:2]] = @4;
    NSMutableSet *stops = [NSMutableSet setWithArray:fares.allKeys];
    [stops addObject:[RTEStop stop:@"a" zone:2]];
    RTEStop *same = [stops member:[RTEStop stop:@"a" zone:1]];
    NSUInteger before = stops.count;
    [stops removeObject:[RTEStop stop:@"a" zone:2]];
    NSSet *mixed = [NSSet setWithObjects:@1, @"1", @YES, @1.0, nil];
    return [NSString stringWithFormat:@"%@ %lu %d %lu %lu %@", fares[a], (unsigned long)before, same == a, (unsigned long)stops.count, (unsigned long)mixed.count, [stops anyObject]];
}
