#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_captures_fields_3_locals(void);
NSString *scenario_rac_captures_fields_3_nested(void);
