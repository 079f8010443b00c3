#import "MDLPost.h"
@implementation MDLPost
+ (NSDictionary *)mapping { return @{ @"identifier": @"id", @"name": @"title", @"score": @"score", @"other": @"other" }; }
@end
