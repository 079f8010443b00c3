#import "PRY52.h"

@class PRYOrder;
@protocol PRYOrderDelegate <NSObject>
@optional
- (BOOL)order:(PRYOrder *)order shouldAdd:(NSString *)name;
- (void)orderDidChange:(PRYOrder *)order;
- (NSInteger)limitForOrder:(PRYOrder *)order;
@end
@interface PRYOrder : NSObject <NSFastEnumeration>
@property (nonatomic, weak) id<PRYOrderDelegate> delegate;
@property (nonatomic, readonly) NSMutableArray<NSString *> *lines;
@property (nonatomic, copy, nullable) NSString *note;
- (BOOL)add:(NSString *)name error:(NSError **)error;
- (id)objectAtIndexedSubscript:(NSUInteger)i;
- (void)setObject:(id)o atIndexedSubscript:(NSUInteger)i;
- (id)objectForKeyedSubscript:(id)key;
@end
@implementation PRYOrder
- (instancetype)init { if (self = [super init]) _lines = [NSMutableArray new]; return self; }
- (BOOL)add:(NSString *)name error:(NSError **)error {
    if ([self.delegate respondsToSelector:@selector(order:shouldAdd:)] && ![self.delegate order:self shouldAdd:name]) {
        if (error) *error = [NSError errorWithDomain:@"order" code:_lines.count userInfo:@{@"name": name ?: NSNull.null}];
        return NO;
    }
    NSInteger limit = [self.delegate respondsToSelector:@selector(limitForOrder:)] ? [self.delegate limitForOrder:self] : NSIntegerMax;
    if (self.lines.count >= limit) { if (error != NULL) { *error = [NSError errorWithDomain:@"full" code:limit userInfo:nil]; } return NO; }
    [self.lines addObject:name];
    if ([_delegate respondsToSelector:@selector(orderDidChange:)]) [_delegate orderDidChange:self];
    return YES;
}
- (id)objectAtIndexedSubscript:(NSUInteger)i { return i < _lines.count ? _lines[i] : nil; }
- (void)setObject:(id)o atIndexedSubscript:(NSUInteger)i { if (i == _lines.count) [_lines addObject:o]; else _lines[i] = o; }
- (id)objectForKeyedSubscript:(id)key { return @([_lines indexOfObject:key] != NSNotFound); }
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)len { return [_lines countByEnumeratingWithState:state objects:buffer count:len]; }
@end
@interface PRYClerk : NSObject <PRYOrderDelegate>
@property (nonatomic) NSUInteger changes;
@end
@implementation PRYClerk
- (BOOL)order:(PRYOrder *)order shouldAdd:(NSString *)name { return name.length > 1; }
- (void)orderDidChange:(PRYOrder *)order { self.changes += 1; }
@end

NSString *scenario_errors_delegates_3_order(void) {
    PRYOrder *o = [PRYOrder new]; PRYClerk *c = [PRYClerk new]; NSError *e = nil;
    BOOL a = [o add:@"x" error:&e];
    o.delegate = c;
    BOOL b = [o add:@"tea" error:&e], d = [o add:@"y" error:&e], f = [o add:@"z" error:nil];
    o[1] = @"cup"; o[2] = @"pot"; o[0] = @"TEA";
    NSMutableString *s = [NSMutableString string];
    for (NSString *line in o) [s appendFormat:@"%@;", line];
    return [NSString stringWithFormat:@"%d%d%d%d %lu %@ %ld %@ %@ %@ %@", a, b, d, f, (unsigned long)c.changes, e.domain, (long)e.code, e.userInfo[@"name"], s, o[9], o[@"cup"]];
}
NSString *scenario_errors_delegates_3_nil(void) {
    PRYOrder *none = nil; NSError *e = [NSError errorWithDomain:@"before" code:1 userInfo:nil];
    BOOL ok = [none add:@"a" error:&e];
    NSUInteger count = none.lines.count; id first = none[0]; none[0] = @"q"; none.note = @"n";
    NSMutableArray *all = [NSMutableArray array];
    for (id x in none) [all addObject:x];
    NSRange r = [none.note rangeOfString:@"n"];
    BOOL same = [none isEqual:none], hasPrefix = [none.note hasPrefix:@""];
    NSComparisonResult cmp = [none.note compare:@"z"];
    double d = none.note.doubleValue; 
    return [NSString stringWithFormat:@"%d %@ %lu %@ %lu %lu %d %d %ld %g %@", ok, e.domain, (unsigned long)count, first, (unsigned long)all.count, (unsigned long)r.length, same, hasPrefix, (long)cmp, d, [none.note stringByAppendingString:@"x"]];
}
NSString *scenario_errors_delegates_3_ternaries(void) {
    NSString *empty = @"", *none = nil; NSNumber *zero = @0; NSArray *list = @[];
    NSString *a = empty ?: @"dflt", *b = none ?: @"dflt", *c = zero ? @"yes" : @"no", *d = list.count ? @"some" : none ? @"n" : @"else";
    NSInteger i = zero.boolValue ?: 7; id x = none ? none : list.firstObject ?: @"z";
    BOOL both = empty && zero, neither = !none || !empty, cmp = empty.length == none.length, t = (empty != nil) == YES;
    int n = none == nil ? none ? 1 : 2 : 3;
    return [NSString stringWithFormat:@"[%@] %@ %@ %@ %ld %@ %d%d%d%d %d", a, b, c, d, (long)i, x, both, neither, cmp, t, n];
}
