#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface QOKSlider : NSObject
@property (nonatomic) NSInteger value;
@property (nonatomic, copy) NSString *title;
@property (nonatomic) NSInteger changes;
@property (nonatomic, copy) NSString *plain;
@end

NSString *scenario_rac_observed_setters_2_once(void);
NSString *scenario_rac_observed_setters_2_same(void);
NSString *scenario_rac_observed_setters_2_order(void);
NSString *scenario_rac_observed_setters_2_simple(void);
NSString *scenario_rac_observed_setters_2_read(void);
