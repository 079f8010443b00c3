#import "FZADoubts.h"

static NSString *FZAcheck(NSDictionary *json, NSError **error) {
    NSArray *list = json[@"items"];
    if (![list isKindOfClass:[NSArray class]]) {
        return [NSString stringWithFormat:@"%d %@", list ? 1 : 0, list];
    }
    return [list componentsJoinedByString:@","];
}
static NSString *FZAparse(id json) {
    NSArray *list = [json isKindOfClass:[NSDictionary class]] ? json[@"items"] : json;
    if (![list isKindOfClass:[NSArray class]]) return list == nil ? @"none" : @"other";
    return [@(list.count) stringValue];
}
static NSString *FZAname(id json) {
    NSString *name = [json objectForKey:@"name"] ?: [json objectForKey:@"title"];
    if (![name isKindOfClass:[NSString class]]) {
        if (name) return @"no text";
        return @"missing";
    }
    return name;
}
NSString *scenario_rac_json_doubts_3_doubts(void) {
    return [@[FZAcheck(@{@"items": @"x"}, NULL), FZAcheck(@{}, NULL), FZAcheck(@{@"items": @[@1]}, NULL), FZAparse(@{@"items": @3}), FZAparse(nil), FZAparse(@[@1]), FZAparse(@"t"), FZAname(@{@"name": @4}), FZAname(@{@"title": @"t"}), FZAname(@{})] componentsJoinedByString:@"|"];
}
