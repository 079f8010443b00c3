#import "DRYUser.h"
@interface DRYDirectory : NSObject
+ (instancetype)shared;
@property (nonatomic, copy) void (^onChange)(NSArray<DRYUser *> *users, DRYUser *changed);
- (void)load:(NSArray *)list;
- (void)addUser:(DRYUser *)user;
- (NSDictionary<NSNumber *, NSArray<DRYUser *> *> *)byRole;
- (DRYUser *)userAtIndex:(NSInteger)index;
@end
