#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_captures_uploads_3_counts(void);
NSString *scenario_rac_captures_uploads_3_retries(void);
NSString *scenario_rac_captures_uploads_3_cancel(void);
NSString *scenario_rac_captures_uploads_3_batches(void);
NSString *scenario_rac_captures_uploads_3_released(void);
