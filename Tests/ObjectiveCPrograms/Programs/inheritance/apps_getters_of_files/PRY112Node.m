#import "PRY112Node.h"
@implementation PRY112Node
- (NSString *)path { return [@"/" stringByAppendingString:self.name]; }
@end
