#import <Foundation/Foundation.h>

NSString *scenario_errors_pipeline_3_steps(void);
NSString *scenario_errors_pipeline_3_nested(void);
NSString *scenario_errors_pipeline_3_ignored(void);
NSString *scenario_errors_pipeline_3_validation(void);
NSString *scenario_errors_pipeline_3_retry(void);
NSString *scenario_errors_pipeline_3_pointers(void);
