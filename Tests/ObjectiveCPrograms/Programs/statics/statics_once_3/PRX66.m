#import "PRX66.h"

@implementation PRX66Store
- (NSString *)a { static NSString *word = nil; static dispatch_once_t once; dispatch_once(&once, ^{ word = [[@[@"7 days"] rac_sequence] head]; }); return word; }
- (NSString *)b { static NSString *word = nil; static dispatch_once_t once; dispatch_once(&once, ^{ word = [@[] firstObject]; }); return [word uppercaseString]; }
- (NSNumber *)c { static NSNumber *n = nil; static dispatch_once_t once; dispatch_once(&once, ^{ n = [@{@"a": @YES} objectForKey:@"ab"]; }); return n; }
- (NSInteger)d { static NSInteger total = 1; total++; static NSString *name = nil; static dispatch_once_t once; dispatch_once(&once, ^{ name = total ? @"ab" : @"c"; }); return total + name.length; }
- (NSArray *)e { static NSArray *list = nil; static dispatch_once_t once; dispatch_once(&once, ^{ list = @[@"Hello"]; }); list = [list arrayByAddingObject:@"a"]; return list; }
- (NSString *)f { static NSString *word = nil; static dispatch_once_t once; dispatch_once(&once, ^{ word = [@[@"12", @"abc"] lastObject]; }); return [word stringByAppendingString:@"!"]; }
@end

// What is made once may be nil.
NSString *scenario_statics_once_3_missing(void) {
    PRX66Store *store = [[PRX66Store alloc] init];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %lu", store.a, store.b, store.c, store.f, (unsigned long)[store b].length];
}

// What is made once reads another static variable, or changes later.
NSString *scenario_statics_once_3_counted(void) {
    PRX66Store *store = [[PRX66Store alloc] init];
    NSInteger first = store.d;
    NSInteger second = store.d;
    [store e];
    return [NSString stringWithFormat:@"%ld %ld %@", (long)first, (long)second, [store.e componentsJoinedByString:@","]];
}
