#import "INWSource.h"

@implementation INWSource
- (id)fetch { return @7; }
- (NSString *)describe:(id)value { return [NSString stringWithFormat:@"any %@", value]; }
- (void)send:(id)value {
    if (self.handler) self.handler(value);
}
@end
@implementation INWTextSource
- (NSString *)fetch { return self.text; }
- (NSString *)describe:(INWTextSource *)value {
    return [NSString stringWithFormat:@"text %@ %lu", value.text, (unsigned long)value.text.length];
}
@end
@implementation INWScreen
- (NSString *)show:(NSString *)text { return [text stringByAppendingString:@"!"]; }
- (NSString *)title { return @"main"; }
@end

NSString *scenario_inheritance_narrowed_types_2_results(void) {
    INWTextSource *texts = [[INWTextSource alloc] init];
    INWSource *any = texts;
    NSString *before = [any fetch];
    texts.text = @"pear";
    NSString *after = [texts fetch];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu", [[[INWSource alloc] init] fetch], before, after, (unsigned long)after.length];
}
NSString *scenario_inheritance_narrowed_types_2_parameters(void) {
    INWTextSource *texts = [[INWTextSource alloc] init];
    texts.text = @"plum";
    INWSource *any = texts;
    return [NSString stringWithFormat:@"%@|%@|%@", [any describe:texts], [any describe:nil], [[[INWSource alloc] init] describe:@2]];
}
NSString *scenario_inheritance_narrowed_types_2_handlers(void) {
    NSMutableArray *log = [NSMutableArray array];
    INWSource *source = [[INWSource alloc] init];
    source.handler = ^(NSString *name) {
        [log addObject:[NSString stringWithFormat:@"%@ %lu", [name uppercaseString], (unsigned long)name.length]];
    };
    [source send:@"fig"];
    [source send:nil];
    source.handler = ^(NSNumber *count) { [log addObject:[NSString stringWithFormat:@"%ld", (long)count.integerValue + 1]]; };
    [source send:@4];
    [source send:nil];
    source.handler = ^(INWTextSource *other) { [log addObject:other.text ?: @"none"]; };
    [source send:[[INWTextSource alloc] init]];
    return [log componentsJoinedByString:@"|"];
}
NSString *scenario_inheritance_narrowed_types_2_protocols(void) {
    id<INWScreens> screens = [[INWScreen alloc] init];
    NSString *text = nil;
    if ([[screens title] length] == 4) text = [screens title];
    NSMutableArray *log = [NSMutableArray array];
    if (text) [log addObject:[screens show:text]];
    return [log componentsJoinedByString:@"|"];
}
