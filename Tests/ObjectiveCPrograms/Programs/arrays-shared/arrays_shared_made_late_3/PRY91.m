#import "PRY91.h"

@interface PRY91Store : NSObject
- (void)put:(NSString *)k;
@end
@implementation PRY91Store { NSMutableDictionary *_values; NSMutableArray *_list; NSMutableArray *_third; }
- (NSMutableDictionary *)values { if (_values == nil) { _values = [@{@"z": @9} mutableCopy]; } return _values; }
- (NSMutableArray *)list { return _list ?: (_list = [NSMutableArray array]); }
- (NSMutableArray *)third { if (!_third) _third = [NSMutableArray new]; return _third; }
- (void)put:(NSString *)k {
    self.values[k] = @(k.length);
    [self.list addObject:k];
    [[self third] insertObject:k atIndex:0];
    self.third[0] = [k stringByAppendingString:@"!"];
}
- (NSUInteger)size { return self.values.count + [[self list] count] * 10 + _third.count * 100; }
@end
NSString *scenario_arrays_shared_made_late_3_lazy(void) {
    PRY91Store *s = [PRY91Store new];
    [s put:@"a"]; [s put:@"bb"]; [s put:@"a"];
    return [NSString stringWithFormat:@"%lu %@ %@", (unsigned long)s.size, s.third.firstObject, s.values[@"bb"]];
}
@interface PRY91Pad : NSObject
@property (nonatomic, readonly) NSUInteger length;
@end
@implementation PRY91Pad { NSMutableString *_text; NSMutableSet *_tags; NSMutableString *_other; }
- (NSMutableString *)text { if (!_text) _text = [NSMutableString string]; return _text; }
- (NSMutableString *)other { return _other ? _other : (_other = [@"o" mutableCopy]); }
- (NSMutableSet *)tags { return _tags ?: (_tags = [NSMutableSet set]); }
- (void)type:(NSString *)s {
    [self.text appendString:s];
    [[self other] appendFormat:@"%@,", s];
    [self.tags addObject:s];
}
- (NSUInteger)length { return self.text.length + self.tags.count * 100; }
@end
NSString *scenario_arrays_shared_made_late_3_pad(void) {
    PRY91Pad *p = [PRY91Pad new];
    [p type:@"ab"]; [p type:@"c"]; [p type:@"ab"];
    NSMutableString *t = p.text;
    [t appendString:@"!"];
    [p.other setString:@"zz"];
    return [NSString stringWithFormat:@"%lu %@ %@ %@", (unsigned long)p.length, p.text, p.other, [p.tags containsObject:@"c"] ? @"y" : @"n"];
}
