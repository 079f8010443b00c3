#import "PRY96.h"

@interface NSArray (PRY96)
- (NSArray *)pry96_map:(id (^)(id x))f;
- (NSArray *)pry96_select:(BOOL (^)(id x))f;
- (id)pry96_reduce:(id)start with:(id (^)(id acc, id x))f;
- (NSDictionary *)pry96_group:(id<NSCopying> (^)(id x))f;
- (NSArray *)pry96_chunks:(NSUInteger)n;
- (NSArray *)pry96_flat;
- (id)pry96_at:(NSInteger)i;
- (NSArray *)pry96_uniq;
- (NSArray *)pry96_zip:(NSArray *)o;
@end
@implementation NSArray (PRY96)
- (NSArray *)pry96_map:(id (^)(id))f {
    NSMutableArray *r = [NSMutableArray arrayWithCapacity:self.count];
    for (id x in self) [r addObject:f(x) ?: [NSNull null]];
    return r;
}
- (NSArray *)pry96_select:(BOOL (^)(id))f { return [self objectsAtIndexes:[self indexesOfObjectsPassingTest:^BOOL(id o, NSUInteger i, BOOL *s) { return f(o); }]]; }
- (id)pry96_reduce:(id)start with:(id (^)(id, id))f { id acc = start; for (id x in self) acc = f(acc, x); return acc; }
- (NSDictionary *)pry96_group:(id<NSCopying> (^)(id))f {
    NSMutableDictionary *d = [NSMutableDictionary dictionary];
    for (id x in self) {
        id<NSCopying> k = f(x);
        NSMutableArray *g = d[k];
        if (!g) d[k] = g = [NSMutableArray array];
        [g addObject:x];
    }
    return d;
}
- (NSArray *)pry96_chunks:(NSUInteger)n {
    NSMutableArray *r = [NSMutableArray array];
    for (NSUInteger i = 0; i < self.count; i += n) [r addObject:[self subarrayWithRange:NSMakeRange(i, MIN(n, self.count - i))]];
    return r;
}
- (NSArray *)pry96_flat {
    NSMutableArray *r = [NSMutableArray array];
    for (id x in self) [x isKindOfClass:[NSArray class]] ? [r addObjectsFromArray:[x pry96_flat]] : [r addObject:x];
    return r;
}
- (id)pry96_at:(NSInteger)i { if (i < 0) i += self.count; return i >= 0 && i < self.count ? self[i] : nil; }
- (NSArray *)pry96_uniq { return [[NSOrderedSet orderedSetWithArray:self] array]; }
- (NSArray *)pry96_zip:(NSArray *)o {
    NSMutableArray *r = [NSMutableArray array];
    [self enumerateObjectsUsingBlock:^(id a, NSUInteger i, BOOL *stop) {
        if (i >= o.count) { *stop = YES; return; }
        [r addObject:@[a, o[i]]];
    }];
    return r;
}
@end
NSString *scenario_categories_functional_3_functional(void) {
    NSArray *n = @[@1, @2, @3, @4, @5];
    NSArray *sq = [n pry96_map:^(NSNumber *x) { return x.intValue == 3 ? nil : @(x.intValue * x.intValue); }];
    NSArray *even = [n pry96_select:^BOOL(NSNumber *x) { return !(x.integerValue % 2); }];
    NSNumber *sum = [n pry96_reduce:@100 with:^(NSNumber *a, NSNumber *x) { return @(a.doubleValue + x.doubleValue / 2); }];
    NSNumber *none = [@[] pry96_reduce:nil with:^(id a, id x) { return x; }];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [sq componentsJoinedByString:@","], [even componentsJoinedByString:@","], sum, none];
}
NSString *scenario_categories_functional_3_group(void) {
    NSDictionary *g = [@[@"apple", @"bob", @"ant", @"cy", @"bee"] pry96_group:^id<NSCopying>(NSString *s) { return [s substringToIndex:1]; }];
    NSDictionary *byLen = [@[@"a", @"bb", @"c"] pry96_group:^id<NSCopying>(NSString *s) { return @(s.length); }];
    NSMutableArray *o = [NSMutableArray array];
    for (NSString *k in [g.allKeys sortedArrayUsingSelector:@selector(compare:)]) [o addObject:[NSString stringWithFormat:@"%@%lu%@", k, (unsigned long)[g[k] count], [g[k] lastObject]]];
    return [NSString stringWithFormat:@"%@ %@ %lu", [o componentsJoinedByString:@" "], [byLen[@1] componentsJoinedByString:@"+"], (unsigned long)[byLen[@3] count]];
}
NSString *scenario_categories_functional_3_shapes(void) {
    NSArray *c = [@[@1, @2, @3, @4, @5, @6, @7] pry96_chunks:3];
    NSArray *f = [@[@1, @[@2, @[@3, @[]]], @"x"] pry96_flat];
    NSArray *u = [@[@1, @1.0, @"1", @YES, @2] pry96_uniq];
    NSArray *z = [@[@"a", @"b", @"c"] pry96_zip:@[@1, @2]];
    return [NSString stringWithFormat:@"%lu/%@ %@ %lu %@%@ %@ %@ %@", (unsigned long)c.count, [c.lastObject firstObject], [f componentsJoinedByString:@""], (unsigned long)u.count, z[1][0], z[1][1], [c pry96_at:-1][0], [f pry96_at:9], [@[] pry96_at:-1]];
}
@interface PRY96Table : NSObject
@property (nonatomic, strong) NSMutableArray *rows;
@property (nonatomic, copy) NSArray *headers;
@property (nonatomic) char separator;
- (void)addRow:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
- (NSString *)render;
@end
@implementation PRY96Table
- (instancetype)initWithHeaders:(NSArray *)h { self = [super init]; if (self) { _headers = [h copy]; _rows = @[].mutableCopy; _separator = '|'; } return self; }
- (void)addRow:(id)first, ... {
    NSMutableArray *row = [NSMutableArray array];
    va_list ap; va_start(ap, first);
    for (id x = first; x != nil; x = va_arg(ap, id)) [row addObject:[x description]];
    va_end(ap);
    [self.rows addObject:row];
}
- (NSString *)render {
    NSUInteger cols = self.headers.count;
    NSUInteger widths[cols];
    for (NSUInteger i = 0; i < cols; i++) {
        widths[i] = [self.headers[i] length];
        for (NSArray *r in self.rows) if (i < r.count) widths[i] = MAX(widths[i], [r[i] length]);
    }
    NSMutableString *s = [NSMutableString string];
    for (NSArray *r in [@[self.headers] arrayByAddingObjectsFromArray:self.rows]) {
        for (NSUInteger i = 0; i < cols; i++) {
            NSString *cell = i < r.count ? r[i] : @"";
            if (i) [s appendFormat:@"%c", self.separator];
            [s appendString:[cell stringByPaddingToLength:widths[i] withString:@"." startingAtIndex:0]];
        }
        [s appendString:@"\n"];
    }
    [s deleteCharactersInRange:NSMakeRange(s.length - 1, 1)];
    return s;
}
@end
NSString *scenario_categories_functional_3_table(void) {
    PRY96Table *t = [[PRY96Table alloc] initWithHeaders:@[@"id", @"name"]];
    [t addRow:@1, @"bob", nil];
    [t addRow:@10.5, nil];
    [t addRow:nil];
    t.separator++;
    NSString *a = [t render];
    return [NSString stringWithFormat:@"%@ %lu %lu", [a stringByReplacingOccurrencesOfString:@"\n" withString:@"/"], (unsigned long)a.length, (unsigned long)[a componentsSeparatedByString:@"\n"].count];

}
