#import "PRY128.h"

NSString *scenario_rac_json_only_asked_3_a(void) {
    NSDictionary *json = @{ @"items": @"text", @"name": @4, @"list": @[@1, @2] };
    NSArray *kept = json[@"items"];
    NSString *name = [json objectForKey:@"name"];
    return [NSString stringWithFormat:@"%d %@", kept != nil, name];
}
NSString *scenario_rac_json_only_asked_3_b(void) {
    NSDictionary *json = @{ @"items": @"text", @"name": @4, @"list": @[@1, @2] };
    NSArray *kept = json[@"items"];
    if (kept) return @"there";
    return @"none";
}
NSString *scenario_rac_json_only_asked_3_c(void) {
    NSDictionary *json = @{ @"items": @"text", @"name": @4, @"list": @[@1, @2] };
    NSString *name = json[@"name"];
    if (name != nil && [name isKindOfClass:[NSNumber class]]) return @"number";
    if (!name) return @"none";
    return name;
}
