#import "PRY107Source.h"

@implementation PRY107Token
@end

@implementation PRY107Source
- (instancetype)init {
    self = [super init];
    if (!self) return self;
    _token = [PRY107Token new];
    return self;
}
@end
