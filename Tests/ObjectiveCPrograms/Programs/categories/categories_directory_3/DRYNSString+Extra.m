#import "DRYNSString+Extra.h"
@implementation NSString (Extra)
- (NSString *)trimmed { return [self stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]]; }
- (BOOL)isBlank { return self.trimmed.length == 0; }
+ (NSString *)joined:(NSArray *)parts { return [parts componentsJoinedByString:@"-"]; }
- (NSUInteger)wordCount { return [[self componentsSeparatedByString:@" "] filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"length > 0"]].count; }
@end
@implementation NSArray (Extra)
- (NSArray *)mapped:(id (^)(id))block {
    NSMutableArray *result = [NSMutableArray arrayWithCapacity:self.count];
    for (id x in self) { id y = block(x); if (y) [result addObject:y]; }
    return [result copy];
}
- (id)safeAt:(NSInteger)index { return index >= 0 && index < (NSInteger)self.count ? self[index] : nil; }
@end
@implementation NSDictionary (Extra)
- (NSString *)stringFor:(id<NSCopying>)key { id v = self[key]; return [v isKindOfClass:[NSString class]] ? v : [v respondsToSelector:@selector(stringValue)] ? [v stringValue] : nil; }
- (NSInteger)integerFor:(NSString *)key otherwise:(NSInteger)value { id v = self[key]; return [v respondsToSelector:@selector(integerValue)] ? [v integerValue] : value; }
@end
