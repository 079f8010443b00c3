#import "PRY107.h"

@implementation PRY107Registration
- (void)dispose {
    PRY107Token *token = self.token;
    if (token != nil) self.token = nil;
}
@end

// The property of one class becomes nil, and that of the other, which has the same name, does not.
NSString *scenario_apps_nil_of_others_token(void) {
    PRY107Source *source = [PRY107Source new];
    source.token.asked = YES;
    PRY107Registration *registration = [PRY107Registration new];
    registration.token = source.token;
    BOOL before = registration.token.asked;
    [registration dispose];
    return [NSString stringWithFormat:@"%d %d %d", source.token.asked, before, registration.token.asked];
}
