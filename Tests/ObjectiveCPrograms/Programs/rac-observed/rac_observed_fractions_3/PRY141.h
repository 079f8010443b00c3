#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_observed_fractions_3_point(void);
NSString *scenario_rac_observed_fractions_3_signals(void);
NSString *scenario_rac_observed_fractions_3_data(void);
