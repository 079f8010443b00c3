#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface VFRLoader : NSObject
- (NSString *)load:(RACSignal *)signal error:(NSError **)error;
@end

NSString *scenario_rac_nil_first_3_default(void);
NSString *scenario_rac_nil_first_3_success(void);
NSString *scenario_rac_nil_first_3_passed_on(void);
