#import "MDLUser.h"
#import "MDLPost.h"
static NSMutableArray *lines;
void MDLNote(NSString *line) { [lines addObject:line]; }

NSString *scenario_kvc_family_3_all(void) {
    lines = [NSMutableArray array];
    MDLUser *u = [MDLUser modelWithDictionary:@{ @"id": @"u1", @"full_name": @"Ann", @"age": @17, @"token": @"t", @"tags": @[@"a", @"b"] }];
    MDLNote([NSString stringWithFormat:@"%@ %d", u, [u isAdult]]);
    MDLPost *p = [MDLPost modelWithDictionary:@{ @"id": @"p1", @"title": @"News", @"score": @2.5, @"other": @1 }];
    MDLNote([NSString stringWithFormat:@"%@ %@ %.2f", p.identifier, p.name, p.score]);
    NSDictionary *d = [u dictionary];
    for (NSString *key in [d.allKeys sortedArrayUsingSelector:@selector(compare:)]) if (![key isEqual:@"tags"]) MDLNote([NSString stringWithFormat:@"%@=%@", key, d[key]]);
    MDLNote([NSString stringWithFormat:@"%d %d", [u isEqual:[MDLUser modelWithDictionary:d]], [u isEqual:p]]);
    [u setValue:@"30" forKey:@"age"];
    MDLNote([NSString stringWithFormat:@"%d %@", [u isAdult], [@[u, p] valueForKey:@"name"][1]]);
    return [lines componentsJoinedByString:@" / "];
}
