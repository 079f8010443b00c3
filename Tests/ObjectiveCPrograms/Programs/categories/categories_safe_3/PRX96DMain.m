#import "PRX96DMain.h"

static NSMutableDictionary *PRX96DCache;

@interface NSString (PRX96DText)
@property (nonatomic, readonly) NSString *PRX96Dshout;
- (NSUInteger)PRX96Dcount:(NSString *)part;
- (NSString *)PRX96Drepeat:(NSUInteger)times;
- (BOOL)PRX96DisBlank;
+ (NSString *)PRX96Dof:(NSInteger)number;
@end
@implementation NSString (PRX96DText)
- (NSString *)PRX96Dshout { return [self.uppercaseString stringByAppendingString:@"!"]; }
- (NSUInteger)PRX96Dcount:(NSString *)part {
    if (part.length == 0) return 0;
    return [self componentsSeparatedByString:part].count - 1;
}
- (NSString *)PRX96Drepeat:(NSUInteger)times { return [@"" stringByPaddingToLength:self.length * times withString:self startingAtIndex:0]; }
- (BOOL)PRX96DisBlank { return [[self stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] length] == 0; }
+ (NSString *)PRX96Dof:(NSInteger)number { return [NSString stringWithFormat:@"#%ld", (long)number]; }
@end

@interface NSDictionary (PRX96DSafe)
- (NSString *)PRX96Dtext:(NSString *)key;
- (NSInteger)PRX96Dint:(NSString *)key or:(NSInteger)other;
- (NSDictionary *)PRX96Dwithout:(NSArray *)keys;
@end
@implementation NSDictionary (PRX96DSafe)
- (NSString *)PRX96Dtext:(NSString *)key {
    id value = self[key];
    return [value isKindOfClass:[NSString class]] ? value : [value respondsToSelector:@selector(stringValue)] ? [value stringValue] : nil;
}
- (NSInteger)PRX96Dint:(NSString *)key or:(NSInteger)other {
    id value = [self objectForKey:key];
    return value && value != [NSNull null] ? [value integerValue] : other;
}
- (NSDictionary *)PRX96Dwithout:(NSArray *)keys {
    NSMutableDictionary *copy = [self mutableCopy];
    [copy removeObjectsForKeys:keys];
    return copy;
}
@end

@interface NSNumber (PRX96DRange)
- (BOOL)PRX96Dbetween:(NSNumber *)low and:(NSNumber *)high;
- (NSNumber *)PRX96Dclamped;
@end
@implementation NSNumber (PRX96DRange)
- (BOOL)PRX96Dbetween:(NSNumber *)low and:(NSNumber *)high { return [self compare:low] != NSOrderedAscending && [self compare:high] != NSOrderedDescending; }
- (NSNumber *)PRX96Dclamped { return self.doubleValue > 1 ? @1 : self; }
@end

@interface NSMutableArray (PRX96DMoves)
- (void)PRX96DmoveFrom:(NSUInteger)from to:(NSUInteger)to;
- (id)PRX96Dpop;
- (void)PRX96Dpush:(id)object;
@end
@implementation NSMutableArray (PRX96DMoves)
- (void)PRX96DmoveFrom:(NSUInteger)from to:(NSUInteger)to {
    id object = self[from];
    [self removeObjectAtIndex:from];
    [self insertObject:object atIndex:to];
}
- (id)PRX96Dpop {
    id last = self.lastObject;
    if (last) [self removeLastObject];
    return last;
}
- (void)PRX96Dpush:(id)object { if (object) [self addObject:object]; }
@end

@interface PRX96DThing : NSObject
@end
@implementation PRX96DThing
@end
@interface PRX96DThing (Extra)
- (NSString *)extra;
+ (PRX96DThing *)cached:(NSString *)key;
@end
@implementation PRX96DThing (Extra)
- (NSString *)extra { return @"extra"; }
+ (PRX96DThing *)cached:(NSString *)key {
    if (!PRX96DCache) PRX96DCache = [NSMutableDictionary dictionary];
    PRX96DThing *thing = PRX96DCache[key];
    if (!thing) PRX96DCache[key] = thing = [self new];
    return thing;
}
@end

NSString *scenario_categories_safe_3_texts(void) {
    NSString *none = nil;
    return [NSString stringWithFormat:@"%@ %lu %@ %d %d %@", @"hi".PRX96Dshout, (unsigned long)[@"banana" PRX96Dcount:@"an"], [@"ab" PRX96Drepeat:3], [@"  " PRX96DisBlank], [none PRX96DisBlank], [NSString PRX96Dof:5]];
}

NSString *scenario_categories_safe_3_empty_texts(void) {
    NSString *none = nil;
    return [NSString stringWithFormat:@"%lu %lu [%@] %@", (unsigned long)[@"" PRX96Dcount:@"a"], (unsigned long)[@"a" PRX96Dcount:@""], [@"x" PRX96Drepeat:0], [none PRX96Dshout]];
}

NSString *scenario_categories_safe_3_dictionaries(void) {
    NSDictionary *table = @{ @"s": @"v", @"n": @5, @"l": @[], @"null": [NSNull null], @"t": @"7" };
    return [NSString stringWithFormat:@"%@ %@ %@ %ld %ld %ld %lu", [table PRX96Dtext:@"s"], [table PRX96Dtext:@"n"], [table PRX96Dtext:@"l"], (long)[table PRX96Dint:@"t" or:1], (long)[table PRX96Dint:@"null" or:9],
            (long)[table PRX96Dint:@"zz" or:3], (unsigned long)[table PRX96Dwithout:@[ @"s", @"n", @"l", @"null", @"q" ]].count];
}

NSString *scenario_categories_safe_3_numbers(void) {
    return [NSString stringWithFormat:@"%d %d %@ %@", [@3 PRX96Dbetween:@3 and:@4.5], [@5 PRX96Dbetween:@1 and:@4], [@2 PRX96Dclamped], [@0.5 PRX96Dclamped]];
}

NSString *scenario_categories_safe_3_moves(void) {
    NSMutableArray *list = [@[ @"a", @"b", @"c" ] mutableCopy];
    [list PRX96DmoveFrom:0 to:2];
    NSString *first = [list componentsJoinedByString:@","];
    [list PRX96Dpop];
    id c = [list PRX96Dpop];
    [list PRX96Dpush:nil];
    return [NSString stringWithFormat:@"%@ %@ %lu %@", first, c, (unsigned long)list.count, [@[ @"a" ] mutableCopy][0]];
}

NSString *scenario_categories_safe_3_pop_empty(void) {
    NSMutableArray *list = [NSMutableArray array], *alias = list;
    id none = [list PRX96Dpop];
    [alias PRX96Dpush:@"x"];
    [list PRX96Dpop];
    return [NSString stringWithFormat:@"%@ %lu", none, (unsigned long)alias.count];
}

NSString *scenario_categories_safe_3_cached(void) {
    PRX96DThing *a = [PRX96DThing cached:@"a"], *again = [PRX96DThing cached:@"a"], *b = [PRX96DThing cached:@"b"];
    return [NSString stringWithFormat:@"%d %d %@", a == again, a == b, b.extra];
}
