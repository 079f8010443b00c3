#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_observed_form_3_form(void);
