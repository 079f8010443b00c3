#import <Foundation/Foundation.h>

@interface RVYPart : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end

@interface RVYOwner : NSObject
@end

NSString *scenario_associated_lifetimes_1_owner(void);
NSString *scenario_associated_lifetimes_1_replaced(void);
NSString *scenario_associated_lifetimes_1_assigned(void);
NSString *scenario_associated_lifetimes_1_removed(void);
