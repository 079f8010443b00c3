#import "MDLModel.h"
@interface MDLUser : MDLModel
@property (nonatomic, copy) NSString *name;
@property (nonatomic, readonly) NSInteger age;
@property (nonatomic, strong, readonly) NSArray *tags;
- (BOOL)isAdult;
@end
