#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface QOJPlayer : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger score;
@property (nonatomic, strong) NSArray *moves;
@property (nonatomic, strong, readonly) NSDate *started;
- (void)rename:(NSString *)name;
- (void)hit;
- (void)clear;
- (void)hitLoudly;
- (void (^)(void))later;
- (BOOL)start;
@end

NSString *scenario_rac_observed_variables_2_assigned(void);
NSString *scenario_rac_observed_variables_2_counted(void);
NSString *scenario_rac_observed_variables_2_lazy(void);
NSString *scenario_rac_observed_variables_2_readonly(void);
