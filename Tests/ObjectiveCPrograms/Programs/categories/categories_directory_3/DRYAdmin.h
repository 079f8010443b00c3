#import "DRYUser.h"
@interface DRYAdmin : DRYUser
@property (nonatomic, strong, readonly) NSMutableSet *powers;
- (void)grant:(NSString *)power;
@end
